import { createFileRoute } from "@tanstack/react-router";

import { idOf, readByScreen } from "#web/core/address.ts";
import { InvoiceReceiptPage, PaymentReceiptPage } from "#web/features/billing/receipt-page.tsx";
import { OwnerFrame } from "#web/features/journey/owner-frame.tsx";
import { NotificationBell } from "#web/features/notifications/notification-bell.tsx";
import { SchemeSwitch } from "#web/shell/scheme-switch.tsx";

/** The receipt of a to-do's payment, or of an entry on an invoice. */
type Search = { todo?: number; invoice?: number; entry?: number };

export const Route = createFileRoute("/receipt")({
  validateSearch: readByScreen<Search>,
  component: Screen,
});

function Screen() {
  const search = Route.useSearch();
  const [todo, invoice, entry] = [idOf(search.todo), idOf(search.invoice), idOf(search.entry)];
  return (
    <OwnerFrame
      bar={
        <>
          <SchemeSwitch />
          <NotificationBell />
        </>
      }
    >
      {invoice !== undefined && entry !== undefined ? (
        <InvoiceReceiptPage invoiceId={invoice} receiptId={entry} />
      ) : (
        <PaymentReceiptPage taskId={todo ?? Number.MAX_SAFE_INTEGER} />
      )}
    </OwnerFrame>
  );
}
