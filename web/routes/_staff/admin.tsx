import { createFileRoute } from "@tanstack/react-router";

import { AdminScreen } from "#web/features/admin/admin-screen.tsx";
import { sectionOf, slugOf } from "#web/features/admin/sections.ts";

export const Route = createFileRoute("/_staff/admin")({
  validateSearch: (raw: Record<string, unknown>): { section?: string } => {
    const section = sectionOf(raw["section"]);
    return section && section !== "Colleagues" ? { section: slugOf(section) } : {};
  },
  component: Screen,
});

function Screen() {
  return <AdminScreen section={sectionOf(Route.useSearch().section) ?? "Colleagues"} />;
}
