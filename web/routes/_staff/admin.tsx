import { createFileRoute } from "@tanstack/react-router";

import { AdminScreen } from "#web/features/admin/admin-screen.tsx";
import { readAdminSearch, sectionOf } from "#web/features/admin/sections.ts";

export const Route = createFileRoute("/_staff/admin")({
  validateSearch: readAdminSearch,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminScreen
      section={sectionOf(search.section) ?? "Colleagues"}
      search={search}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false, replace: true })
      }
    />
  );
}
