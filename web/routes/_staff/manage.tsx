import { createFileRoute } from "@tanstack/react-router";

import { readByScreen } from "#web/core/address.ts";
import { ManageScreen } from "#web/features/manage/manage-screen.tsx";
import { type ManageSearch, readManageSearch } from "#web/features/manage/manage-search.ts";

import { managed } from "./-managed.tsx";

export const Route = createFileRoute("/_staff/manage")({
  validateSearch: readByScreen<ManageSearch>,
  component: Screen,
});

function Screen() {
  const search = readManageSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <ManageScreen
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false, replace: next.q !== search.q })}
      {...managed}
    />
  );
}
