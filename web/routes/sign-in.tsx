import { createFileRoute, useLocation } from "@tanstack/react-router";

import { readByScreen } from "#web/core/address.ts";
import { type SignInSearch, SignInScreen } from "#web/features/auth/sign-in-screen.tsx";

export const Route = createFileRoute("/sign-in")({
  validateSearch: readByScreen<SignInSearch>,
  loader: ({ context: { api } }) => void api.auth.entrance.prefetch({}),
  component: Screen,
});

function Screen() {
  return <SignInScreen hash={useLocation({ select: ({ hash }) => hash })} search={Route.useSearch()} />;
}
