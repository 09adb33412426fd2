import { createFileRoute } from "@tanstack/react-router";

import { idOf } from "#web/core/address.ts";
import { WorkflowScreen } from "#web/features/workflows/workflow-screen.tsx";

export const Route = createFileRoute("/_staff/workflow-builder")({
  validateSearch: (search: Record<string, unknown>): { template?: number } => {
    const template = idOf(search["template"]);
    return template === undefined ? {} : { template };
  },
  loaderDeps: ({ search: { template } }) => (template === undefined ? {} : { templateId: template }),
  loader: ({ context: { api }, deps }) => void api.workflows.find.prefetch(deps),
  component: Screen,
});

function Screen() {
  return <WorkflowScreen templateId={Route.useSearch().template} />;
}
