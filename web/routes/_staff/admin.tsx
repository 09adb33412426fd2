import { createFileRoute } from "@tanstack/react-router";

import { AdminScreen } from "#web/features/admin/admin-screen.tsx";
import { readAdminSearch } from "#web/features/admin/admin-search.ts";

import { administered } from "./-administered.tsx";

export const Route = createFileRoute("/_staff/admin")({
  validateSearch: readAdminSearch,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminScreen
      search={search}
      {...administered}
      onSearch={(change) =>
        void navigate({ search: (now) => ({ ...now, ...change }), resetScroll: false, replace: true })
      }
    />
  );
}
