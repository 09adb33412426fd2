import * as z from "zod";

import type { ActivityKind } from "./activity-kinds.ts";
import { Instant } from "./core/dates.ts";
import { Id, RequestId, requiredText, Version } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";

/** What other systems can be told of, and the entry of the record that each of it is. */
export const KIND_OF_EVENT = {
  "journey.created": "workspace.created",
  "journey.changed": "workspace.updated",
  "journey.completed": "workspace.completed",
  "journey.archived": "workspace.archived",
  "journey.restored": "workspace.restored",
  "member.joined": "member.joined",
  "action.assigned": "task.assigned",
  "action.submitted": "task.submitted",
  "action.completed": "task.completed",
  "action.returned": "task.returned",
  "action.overdue": "task.overdue",
  "document.uploaded": "document.uploaded",
  "document.approved": "document.approved",
  "document.rejected": "document.rejected",
  "invoice.issued": "invoice.issued",
  "invoice.payment_booked": "receipt.booked",
  "invoice.voided": "invoice.voided",
  "payment.received": "payment.succeeded",
  "message.received": "message.sent",
} as const satisfies Record<string, ActivityKind>;

export type WebhookEvent = keyof typeof KIND_OF_EVENT;
export const WEBHOOK_EVENTS = Object.keys(KIND_OF_EVENT) as [WebhookEvent, ...WebhookEvent[]];
export const WebhookEvent = z.enum(WEBHOOK_EVENTS);

/** Raised where a receiver has to be changed for what it is sent. */
export const WEBHOOK_VERSION = 1;
/** How a secret begins, by the convention of standardwebhooks.com. */
export const WEBHOOK_SECRET_PREFIX = "whsec_";

/** More than a company has systems. */
export const WEBHOOKS_MAX = 20;
export const WEBHOOK_URL_LENGTH = 1_000;
/** As much of an answer as is kept, in letters. */
export const ANSWER_LENGTH = 300;
/** What has been told is kept for so long, and what waits is given up. */
export const DELIVERIES_KEPT_DAYS = 30;

export const PAUSE_REASONS = ["person", "failures"] as const;

export const Webhook = z.object({
  id: Id,
  name: z.string(),
  url: z.string(),
  events: z.array(WebhookEvent),
  createdBy: z.string(),
  createdAt: Instant,
  /** While it is paused everything waits. */
  pausedAt: Instant.nullable(),
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  /** Since when the oldest delivery waits. */
  waitingSince: Instant.nullable(),
  /** When what waits is tried next. */
  nextAttemptAt: Instant.nullable(),
  lastDeliveredAt: Instant.nullable(),
  version: Version,
});
export type Webhook = z.infer<typeof Webhook>;

const name = requiredText(LIMITS.name, "Name is required");
const events = z.array(WebhookEvent).min(1, "Choose at least one event").max(WEBHOOK_EVENTS.length);

export const WebhookDraft = z.object({
  name,
  url: requiredText(WEBHOOK_URL_LENGTH, "Address is required"),
  events,
  requestId: RequestId,
});
export type WebhookDraft = z.infer<typeof WebhookDraft>;

/** The address stays: another one is another receiver, with a secret of its own. */
export const WebhookPatch = z.object({
  webhookId: Id,
  version: Version,
  name: name.optional(),
  events: events.optional(),
  isPaused: z.boolean().optional(),
});
export type WebhookPatch = z.infer<typeof WebhookPatch>;

/** `failed` is what was given up on; an administrator can send it again. */
export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export const Delivery = z.object({
  id: Id,
  /** `test` is what an administrator sent to try. */
  event: z.union([WebhookEvent, z.literal("test")]),
  /** What its header `webhook-id` says, in every attempt. */
  messageId: z.string(),
  state: z.enum(DELIVERY_STATES),
  createdAt: Instant,
  attempts: z.number().int(),
  lastAttemptAt: Instant.nullable(),
  /** The status it was answered with; null where nothing answered. */
  status: z.number().int().nullable(),
  /** The beginning of what was answered, or why nothing was. */
  answer: z.string().nullable(),
});
export type Delivery = z.infer<typeof Delivery>;

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
