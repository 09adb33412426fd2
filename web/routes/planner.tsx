import { createFileRoute } from "@tanstack/react-router";

import { trpc } from "#web/core/api.ts";
import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { PlannerScreen } from "#web/features/rules/planner-screen.tsx";

export const Route = createFileRoute("/planner")({ component: Screen });

function Screen() {
  // Brings the company's name and look to a visitor without an account.
  trpc.auth.entrance.useQuery({});
  return (
    <OwnerFrame bar={null}>
      <PlannerScreen />
    </OwnerFrame>
  );
}
