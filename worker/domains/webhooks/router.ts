import { webhookRoutes as route } from "#contracts/webhooks/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { createWebhook } from "./create-webhook.ts";
import { listDeliveries } from "./list-deliveries.ts";
import { listWebhooks } from "./list-webhooks.ts";
import { redeliver } from "./redeliver.ts";
import { removeWebhook } from "./remove-webhook.ts";
import { testWebhook } from "./test-webhook.ts";
import { updateWebhook } from "./update-webhook.ts";

export const webhooksRouter = router({
  list: query(route.list, listWebhooks),
  create: mutation(route.create, createWebhook),
  update: mutation(route.update, updateWebhook),
  remove: mutation(route.remove, removeWebhook),
  deliveries: query(route.deliveries, listDeliveries),
  test: mutation(route.test, testWebhook),
  redeliver: mutation(route.redeliver, redeliver),
});
