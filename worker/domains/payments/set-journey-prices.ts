import { eq, sql } from "drizzle-orm";

import { formatMoney } from "#contracts/core/money.ts";
import { isSame } from "#contracts/core/same.ts";
import type { JourneyPrices, Prices } from "#contracts/payments/prices-shapes.ts";
import { paymentItems, workspaces } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { priceQueries, toJourneyPrices } from "./find-journey-prices.ts";
import { insertPrices } from "./price-statements.ts";

type Input = { workspaceId: number; prices: Prices; version: number };

/**
 * What is left to pay is the new total less what has come. Nobody pays by a price that changes meanwhile.
 * @throws Fault `stale_version` with what is set now; `wrong_state` while a payment is under way; `invalid_input` for
 * another currency than was paid in, and for less than was paid
 */
export async function setJourneyPrices(
  act: Act,
  { workspaceId, prices, version }: Input,
): Promise<JourneyPrices> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) =>
    priceQueries(db, workspaceId),
  );
  const before = toJourneyPrices(workspace, also);
  if (before.version !== version) throw new Fault("stale_version", undefined, undefined, before);
  if (isSame(before.prices, prices)) return before;
  if (before.isFixedBecause) throw new Fault("wrong_state", before.isFixedBecause);
  refuseBelowPaid(before, prices);
  grant(act, "sendInvoices");
  await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from workspaces where id = ${workspaceId} and version = ${version}) and not exists (select 1 from payments where workspace_id = ${workspaceId} and status in ('processing', 'awaiting_transfer'))`,
    ),
    db.delete(paymentItems).where(eq(paymentItems.workspaceId, workspaceId)),
    ...insertPrices(db, prices, workspaceId),
    db
      .update(workspaces)
      .set({ depositPercent: prices.depositPercent, version: version + 1 })
      .where(eq(workspaces.id, workspaceId)),
    record(act, db, {
      kind: "workspace.updated",
      workspaceId,
      subject: workspace.name,
      data: { before: { prices: before.prices }, after: { prices } },
    }),
  ]);
  return { ...before, prices, version: version + 1 };
}

function refuseBelowPaid(before: JourneyPrices, { currency, items }: Prices): void {
  if (before.paid === 0) return;
  const paidIn = before.prices?.currency ?? currency;
  if (currency !== paidIn) throw badFields({ currency: `A payment in ${paidIn} has come already` });
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  if (total >= before.paid) return;
  throw badFields({ items: `${formatMoney({ amount: before.paid, currency })} have been paid already` });
}
