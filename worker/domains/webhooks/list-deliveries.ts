import { and, desc, eq } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { Delivery } from "#contracts/webhooks/shapes.ts";
import { webhookDeliveries, webhooks } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { toDelivery } from "./internal/rows.ts";

const ORDER = { key: webhookDeliveries.id, id: webhookDeliveries.id };

/** What an outside system was told, newest first. @throws Fault `not_found`. */
export async function listDeliveries(
  act: Act,
  { webhookId, limit, cursor }: PageInput & { webhookId: number },
): Promise<Page<Delivery>> {
  const [[webhook], rows] = await act.read((db) => [
    db.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, webhookId)),
    db
      .select()
      .from(webhookDeliveries)
      .where(and(eq(webhookDeliveries.webhookId, webhookId), after(ORDER, placeOf(cursor), "descending")))
      .orderBy(desc(webhookDeliveries.id))
      .limit(limit + 1),
  ]);
  if (!webhook) throw new Fault("not_found");
  return toPage(rows, limit, toDelivery, ({ id }) => ({ key: id, id }));
}
