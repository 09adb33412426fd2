import { createFileRoute } from "@tanstack/react-router";

import { readByScreen } from "#web/core/address.ts";
import { AdminScreen } from "#web/features/admin/admin-screen.tsx";
import { type AdminSearch, readAdminSearch } from "#web/features/admin/admin-search.ts";

import { administered } from "./-administered.tsx";

export const Route = createFileRoute("/_staff/admin")({
  validateSearch: readByScreen<AdminSearch>,
  component: Screen,
});

function Screen() {
  const search = readAdminSearch(Route.useSearch());
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
