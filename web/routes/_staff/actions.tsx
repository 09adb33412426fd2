import { createFileRoute } from "@tanstack/react-router";

import { readByScreen } from "#web/core/address.ts";
import { ActionsScreen } from "#web/features/tasks/actions-screen.tsx";
import { type ActionsSearch, readActionsSearch } from "#web/features/tasks/actions-search.ts";

export const Route = createFileRoute("/_staff/actions")({
  validateSearch: readByScreen<ActionsSearch>,
  loader: ({ context }) => void context.api.tasks.counts.prefetch({}),
  component: Screen,
});

function Screen() {
  const search = readActionsSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ActionsScreen search={search} onSearch={(next) => void navigate({ search: next, replace: true })} />
  );
}
