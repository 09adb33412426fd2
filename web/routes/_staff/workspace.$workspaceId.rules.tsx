import { createFileRoute, Link } from "@tanstack/react-router";

import { idOf, readByScreen } from "#web/core/address.ts";
import { RulesScreen } from "#web/features/rules/rules-screen.tsx";

export const Route = createFileRoute("/_staff/workspace/$workspaceId/rules")({
  validateSearch: readByScreen<{ paper?: number }>,
  loader: ({ context, params }) => {
    const workspaceId = idOf(params.workspaceId);
    if (workspaceId !== undefined) void context.api.journeys.assess.prefetch({ workspaceId });
  },
  component: Screen,
});

function Screen() {
  const { workspaceId } = Route.useParams();
  const { paper } = Route.useSearch();
  return (
    <RulesScreen
      workspaceId={idOf(workspaceId)}
      paper={idOf(paper)}
      back={(label) => (
        <Link to="/workspace/$workspaceId" params={{ workspaceId }}>
          {label}
        </Link>
      )}
      linkTo={(id, name) => (
        <Link to="/workspace/$workspaceId/rules" params={{ workspaceId: String(id) }} dir="auto">
          {name}
        </Link>
      )}
      upload={(label) => (
        <Link to="/workspace/$workspaceId" params={{ workspaceId }}>
          {label}
        </Link>
      )}
    />
  );
}
