import { randomUUID } from "node:crypto";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Db } from "#db/client.ts";
import { webhookDeliveries, webhooks } from "#db/schema.ts";

const A_WEBHOOK = { name: "Accounting", url: "https://hooks.example.com/pets", events: ["invoice.issued"] };

export const WEBHOOK_EXAMPLES: Readonly<Record<string, () => Record<string, unknown>>> = {
  "webhooks.list": () => ({}),
  "webhooks.create": () => ({ ...A_WEBHOOK, requestId: randomUUID() }),
  "webhooks.update": () => ({ webhookId: 1, version: 0, isPaused: true }),
  "webhooks.remove": () => ({ webhookId: 1 }),
  "webhooks.deliveries": () => ({ webhookId: 1 }),
  "webhooks.test": () => ({ webhookId: 1 }),
  "webhooks.redeliver": () => ({ deliveryId: 1 }),
};

/** One that is told nothing: its secret cannot be opened. */
export async function aWebhook(db: Db): Promise<number> {
  const [row] = await db
    .insert(webhooks)
    .values({
      name: "Accounting",
      url: "https://hooks.example.com/",
      sealedSecret: "x",
      createdById: DEMO_ACCOUNTS.administrator,
      requestId: randomUUID(),
    })
    .returning();
  return row?.id ?? 0;
}

/** What changes of webhooks can be called with. */
export const webhooksReady = (
  db: () => Db,
): Readonly<Record<string, () => Promise<Record<string, unknown>>>> => {
  const made = async () => ({ webhookId: await aWebhook(db()) });
  return {
    "webhooks.create": () => Promise.resolve({ ...A_WEBHOOK, requestId: randomUUID() }),
    "webhooks.update": async () => ({
      ...(await made()),
      version: 0,
      isPaused: true,
      events: ["message.received"],
    }),
    "webhooks.remove": made,
    "webhooks.test": made,
    "webhooks.redeliver": async () => {
      const webhookId = await aWebhook(db());
      const [row] = await db()
        .insert(webhookDeliveries)
        .values({ webhookId, kind: "test", messageId: randomUUID() })
        .returning();
      return { deliveryId: row?.id ?? 0 };
    },
  };
};
