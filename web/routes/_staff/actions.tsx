import { createFileRoute } from "@tanstack/react-router";

import { ActionsScreen } from "#web/features/tasks/actions-screen.tsx";
import { readActionsSearch } from "#web/features/tasks/actions-search.ts";

export const Route = createFileRoute("/_staff/actions")({
  validateSearch: readActionsSearch,
  loader: ({ context }) => void context.api.tasks.counts.prefetch({}),
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ActionsScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
  );
}
