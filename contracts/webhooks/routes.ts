import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Delivery, Webhook, WebhookDraft, WebhookPatch } from "./shapes.ts";

export const webhookRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "admin",
    summary: "Outside systems that are told what happens",
    input: z.object({}),
    output: z.array(Webhook),
  },
  create: {
    kind: "mutation",
    access: "admin",
    summary: "Connect an outside system; its secret is in this answer and nowhere else",
    input: WebhookDraft,
    output: Webhook.extend({ secret: z.string().nullable() }),
  },
  update: {
    kind: "mutation",
    access: "admin",
    summary: "Change what an outside system is told, or pause it and go on",
    input: WebhookPatch,
    output: Webhook,
  },
  remove: {
    kind: "mutation",
    access: "admin",
    summary: "Disconnect an outside system; its secret and what waits for it are deleted",
    input: z.object({ webhookId: Id }),
    output: z.object({ webhookId: Id }),
  },
  deliveries: {
    kind: "query",
    access: "admin",
    summary: "What an outside system was told, newest first, with what it answered",
    input: PageInput.extend({ webhookId: Id }),
    output: pageOf(Delivery),
  },
  test: {
    kind: "mutation",
    access: "admin",
    summary: "Send a test to an outside system and say what it answered",
    input: z.object({ webhookId: Id }),
    output: Delivery,
  },
  redeliver: {
    kind: "mutation",
    access: "admin",
    summary: "Tell an outside system once more, at once, and say what it answered",
    input: z.object({ deliveryId: Id }),
    output: Delivery,
  },
});
