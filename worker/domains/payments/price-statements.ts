import type { SQL } from "drizzle-orm";

import type { Prices } from "#contracts/payments/prices-shapes.ts";
import type { Db } from "#db/client.ts";
import { paymentItems } from "#db/schema.ts";
import type { Statement } from "#worker/core/writing.ts";

/** What a journey costs, item by item; nothing where nobody has said a price. */
export function insertPrices(db: Db, prices: Prices | null, workspaceId: number | SQL<unknown>): Statement[] {
  if (!prices) return [];
  const { currency, items } = prices;
  return [
    db.insert(paymentItems).values(
      items.map((item, index) => ({
        ...item,
        currency,
        workspaceId: workspaceId as number,
        position: index + 1,
      })),
    ),
  ];
}
