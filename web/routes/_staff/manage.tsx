import { createFileRoute } from "@tanstack/react-router";

import { oneOf } from "#web/core/address.ts";
import { ManageScreen } from "#web/features/manage/manage-screen.tsx";
import { MANAGE_TABS, type ManageTab } from "#web/features/manage/manage-tab.ts";

export const Route = createFileRoute("/_staff/manage")({
  validateSearch: (raw: Record<string, unknown>): { tab?: ManageTab } => {
    const tab = oneOf(MANAGE_TABS, raw["tab"]);
    return tab ? { tab } : {};
  },
  component: Screen,
});

function Screen() {
  const { tab = "workspaces" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ManageScreen
      tab={tab}
      onTab={(next) => void navigate({ search: next === "workspaces" ? {} : { tab: next } })}
    />
  );
}
