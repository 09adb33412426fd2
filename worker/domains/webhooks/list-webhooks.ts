import type { Webhook } from "#contracts/webhooks/shapes.ts";
import type { Act } from "#worker/core/act.ts";

import { toWebhook, webhookQuery } from "./internal/rows.ts";

/** In the order in which they were connected; a company has a handful. */
export async function listWebhooks(act: Act): Promise<Webhook[]> {
  const [rows] = await act.read((db) => [webhookQuery(db)]);
  return rows.map(toWebhook);
}
