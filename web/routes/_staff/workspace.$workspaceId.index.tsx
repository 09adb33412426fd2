import { createFileRoute } from "@tanstack/react-router";

import { idOf } from "#web/core/address.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

export const Route = createFileRoute("/_staff/workspace/$workspaceId/")({
  validateSearch: (raw: Record<string, unknown>): { task?: number } => {
    const task = idOf(raw["task"]);
    return task ? { task } : {};
  },
  component: Screen,
});

function Screen() {
  return <PageHeader title={"Workspace"} />;
}
