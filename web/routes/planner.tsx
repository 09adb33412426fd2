import { createFileRoute, Navigate } from "@tanstack/react-router";

import { trpc } from "#web/core/api.ts";
import { useCurrentUser } from "#web/core/session.ts";
import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { PlannerScreen } from "#web/features/rules/planner-screen.tsx";

export const Route = createFileRoute("/planner")({
  loader: ({ context: { api } }) => void api.auth.entrance.prefetch({}),
  component: Screen,
});

function Screen() {
  const me = useCurrentUser();
  // Brings the company's name and look to a visitor without an account, too.
  const entrance = trpc.auth.entrance.useQuery({});
  if (!me && entrance.data?.isPlannerOpen === false)
    return <Navigate to="/sign-in" search={{ next: "/planner" }} replace />;
  return (
    <OwnerFrame bar={null}>
      <PlannerScreen />
    </OwnerFrame>
  );
}
