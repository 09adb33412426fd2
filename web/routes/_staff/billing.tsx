import { createFileRoute } from "@tanstack/react-router";

import { readByScreen } from "#web/core/address.ts";
import { BillingScreen } from "#web/features/billing/billing-screen.tsx";
import { type BillingSearch, readBillingSearch } from "#web/features/billing/billing-search.ts";
import { OfModule } from "#web/ui/of-module.tsx";

export const Route = createFileRoute("/_staff/billing")({
  validateSearch: readByScreen<BillingSearch>,
  loader: ({ context: { api } }) => {
    void api.billing.stats.prefetch({});
    void api.billing.figures.prefetch({});
  },
  component: Screen,
});

function Screen() {
  const search = readBillingSearch(Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <OfModule name="billing">
      <BillingScreen
        search={search}
        onSearch={(next) =>
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
