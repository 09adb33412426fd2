import type { ActivityKind } from "#contracts/audit/activity-kinds.ts";

/** What other systems can be told of, and the entry of the record that each of it is. */
export const KIND_OF_EVENT = {
  "journey.created": "workspace.created",
  "journey.changed": "workspace.updated",
  "journey.ready": "workspace.ready",
  "journey.arrived": "workspace.arrived",
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

/** `failed` is what was given up on; an administrator can send it again. */
export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
