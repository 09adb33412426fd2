import { createFileRoute } from "@tanstack/react-router";

import { readByScreen } from "#web/core/address.ts";
import { CentreScreen } from "#web/features/help/centre-screen.tsx";
import { type HelpSearch, readHelpSearch } from "#web/features/help/help-search.ts";
import { OfModule } from "#web/ui/of-module.tsx";

export const Route = createFileRoute("/_staff/help-centre")({
  staticData: { isForOwners: true },
  validateSearch: readByScreen<HelpSearch>,
  loader: ({ context: { api } }) => {
    void api.help.categories.prefetch({});
    void api.help.popular.prefetch({});
  },
  component: Screen,
});

function Screen() {
  const search = readHelpSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <OfModule name="help">
      <CentreScreen
        search={search}
        onSearch={(next) =>
          // A search that goes on takes the place of the one before, so that Back leaves the search.
          void navigate({
            search: next,
            resetScroll: false,
            replace: Boolean(search.q && next.q !== search.q),
          })
        }
      />
    </OfModule>
  );
}
