import { createFileRoute } from "@tanstack/react-router";

import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { PlannerScreen } from "#web/features/rules/planner-screen.tsx";

export const Route = createFileRoute("/planner")({ component: Screen });

function Screen() {
  return (
    <OwnerFrame bar={null}>
      <PlannerScreen />
    </OwnerFrame>
  );
}
