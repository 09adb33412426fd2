import { createFileRoute } from "@tanstack/react-router";

import { idOf } from "#web/core/address.ts";
import { BillingScreen } from "#web/features/billing/billing-screen.tsx";

export const Route = createFileRoute("/_staff/billing")({
  validateSearch: (search: Record<string, unknown>): { invoice?: number } => {
    const invoice = idOf(search["invoice"]);
    return invoice === undefined ? {} : { invoice };
  },
  loader: ({ context: { api } }) => {
    void api.billing.stats.prefetch({});
    void api.billing.invoices.prefetchInfinite({});
  },
  component: Screen,
});

function Screen() {
  const { invoice } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <BillingScreen
      openedId={invoice}
      onOpen={(id) => void navigate({ search: id === undefined ? {} : { invoice: id }, resetScroll: false })}
    />
  );
}
