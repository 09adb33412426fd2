import { OwnInvoices } from "./own-invoices.tsx";
import { OwnReceipts } from "./own-receipts.tsx";

/** What an owner is asked for and what they have paid, over all their journeys. */
export function OwnBills() {
  return (
    <>
      <OwnInvoices />
      <OwnReceipts />
    </>
  );
}
