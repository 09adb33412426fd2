import { sql } from "drizzle-orm";

import { invoiceLines, invoiceReceipts, invoices } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { bringBack, ifStillKept, type KeptThing, noLongerKept } from "#worker/domains/removed/kept-rows.ts";

/** Brings a draft back; a payment that was booked on another invoice meanwhile stays there. */
export async function restoreInvoice(act: Act, thing: KeptThing): Promise<void> {
  const changed = { paid_amount: sql`0`, version: sql`json_extract(kept.value, '$.version') + 1` };
  await act.write((db) => [
    ifStillKept(db, thing),
    bringBack(db, thing, invoices, { changed }),
    bringBack(db, thing, invoiceLines),
    bringBack(db, thing, invoiceReceipts, { isCertain: false }),
    noLongerKept(db, thing),
    record(act, db, {
      kind: "invoice.restored",
      ...(thing.workspaceId !== null && { workspaceId: thing.workspaceId }),
      subject: thing.name,
    }),
  ]);
}
