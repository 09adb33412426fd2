import { createFileRoute, useLocation } from "@tanstack/react-router";

import { SignInScreen } from "#web/features/auth/sign-in-screen.tsx";

export const Route = createFileRoute("/sign-in")({
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === "string" ? { next } : {},
  component: Screen,
});

function Screen() {
  return <SignInScreen hash={useLocation({ select: ({ hash }) => hash })} next={Route.useSearch().next} />;
}
