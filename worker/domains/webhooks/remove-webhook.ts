import { eq } from "drizzle-orm";

import { webhooks } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

/** With its secret and everything that waits for it. @throws Fault `not_found`. */
export async function removeWebhook(
  act: Act,
  { webhookId }: { webhookId: number },
): Promise<{ webhookId: number }> {
  const [[webhook]] = await act.read((db) => [db.select().from(webhooks).where(eq(webhooks.id, webhookId))]);
  if (!webhook) throw new Fault("not_found");
  await act.write((db) => [
    db.delete(webhooks).where(eq(webhooks.id, webhookId)),
    record(act, db, {
      kind: "webhook.removed",
      subject: webhook.name,
      data: { before: { url: webhook.url } },
    }),
  ]);
  return { webhookId };
}
