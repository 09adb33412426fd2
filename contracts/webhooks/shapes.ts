import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id, RequestId, requiredText, Version } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";

import { DELIVERY_STATES, KIND_OF_EVENT, PAUSE_REASONS, WEBHOOK_URL_LENGTH } from "./terms.ts";

export type WebhookEvent = keyof typeof KIND_OF_EVENT;
export const WEBHOOK_EVENTS = Object.keys(KIND_OF_EVENT) as [WebhookEvent, ...WebhookEvent[]];
export const WebhookEvent = z.enum(WEBHOOK_EVENTS);

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
