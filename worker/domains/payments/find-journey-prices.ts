import { asc, eq } from "drizzle-orm";

import { goneBack } from "#contracts/billing/money-back.ts";
import type { JourneyPrices } from "#contracts/payments/prices-shapes.ts";
import type { Db } from "#db/client.ts";
import { paymentItems, payments, type workspaces } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

export async function findJourneyPrices(
  act: Act,
  { workspaceId }: { workspaceId: number },
): Promise<JourneyPrices> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) =>
    priceQueries(db, workspaceId),
  );
  return toJourneyPrices(workspace, also);
}

export function priceQueries(db: Db, workspaceId: number) {
  return [
    db
      .select()
      .from(paymentItems)
      .where(eq(paymentItems.workspaceId, workspaceId))
      .orderBy(asc(paymentItems.position)),
    db.select().from(payments).where(eq(payments.workspaceId, workspaceId)),
  ] as const;
}

type Found = readonly [
  readonly (typeof paymentItems.$inferSelect)[],
  readonly (typeof payments.$inferSelect)[],
];

export function toJourneyPrices(
  workspace: Pick<typeof workspaces.$inferSelect, "id" | "depositPercent" | "version">,
  [items, made]: Found,
): JourneyPrices {
  const [first] = items;
  const succeeded = made.filter(({ status }) => status === "succeeded");
  const isUnderWay = made.some(({ status }) => status === "processing" || status === "awaiting_transfer");
  const paid = succeeded.reduce(
    (sum, { amount, refundedAmount: refunded, disputedAmount: disputed }) =>
      sum + amount - goneBack({ amount, refunded, disputed }),
    0,
  );
  return {
    workspaceId: workspace.id,
    prices: first
      ? {
          currency: first.currency,
          items: items.map(({ description, amount, required }) => ({ description, amount, required })),
          depositPercent: workspace.depositPercent,
        }
      : null,
    paid,
    isFixedBecause: isUnderWay ? "A payment is under way: wait for it, or send it back first." : null,
    version: workspace.version,
  };
}
