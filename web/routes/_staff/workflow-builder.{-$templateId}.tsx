import { createFileRoute } from "@tanstack/react-router";

import { idOf, oneOf } from "#web/core/address.ts";
import { EDITOR_VIEWS, type EditorView } from "#web/features/workflows/editor-view.ts";
import { WorkflowScreen } from "#web/features/workflows/workflow-screen.tsx";

export const Route = createFileRoute("/_staff/workflow-builder/{-$templateId}")({
  staticData: { isFlush: true },
  validateSearch: (search: Record<string, unknown>): { view?: EditorView } => {
    const view = oneOf(EDITOR_VIEWS, search["view"]);
    return view ? { view } : {};
  },
  loader: ({ context: { api }, params }) =>
    void api.workflows.draft.prefetch(inputOf(params.templateId), { staleTime: 0 }),
  component: Screen,
});

/** An address that is no number leads to a template that is not there. */
function inputOf(templateId: string | undefined) {
  return templateId === undefined ? {} : { templateId: idOf(templateId) ?? Number.MAX_SAFE_INTEGER };
}

function Screen() {
  const { templateId } = Route.useParams();
  const { view } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <WorkflowScreen
      templateId={inputOf(templateId).templateId}
      view={view}
      onView={(chosen) => void navigate({ search: { view: chosen }, replace: true })}
    />
  );
}
