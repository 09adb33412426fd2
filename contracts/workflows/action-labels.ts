import type { ActionType, AssigneeRole } from "./shapes.ts";
import { ACTION_GROUPS, PLAIN_ACTION, type Widget } from "./terms.ts";

export const ACTION_LABELS = Object.assign({}, ...Object.values(ACTION_GROUPS), {
  [PLAIN_ACTION]: "To Do",
}) as Readonly<Record<ActionType, string>>;

export const ASSIGNEE_ROLE_LABELS = {
  team: "Your Team",
  customer: "Customer",
  partner: "External Partner",
} as const satisfies Record<AssigneeRole, string>;

export const WIDGET_OF = {
  "deposit-payment": "payment",
  "booking-form": "travel-form",
  "passport-upload": "upload",
  "boarding-form": "pet-form",
  "pet-photos": "photos",
  "health-cert": "upload",
  "vaccination-cert": "upload",
  "rabies-cert": "upload",
  "microchip-form": "upload",
  "import-form": "upload",
  "handy-crate-tips": "read",
  "handover-details": "owner-form",
  "settlement-payment": "payment",
  approval: "do",
  "e-sign": "sign",
  "time-booking": "booking",
  "email-notification": "none",
  "sms-notification": "none",
  "status-update": "none",
  milestone: "do",
  "conditional-branch": "choose",
  "decision-branch": "choose",
  automation: "none",
  wait: "none",
  "to-do": "do",
} as const satisfies Record<ActionType, Widget>;

/** The colour of an action's icon where it is not the usual one. */
export const ACTION_COLOURS: Readonly<Partial<Record<ActionType, string>>> = {
  "deposit-payment": "green",
  "settlement-payment": "green",
  "booking-form": "blue",
  "boarding-form": "blue",
  "handover-details": "blue",
  "pet-photos": "grape",
  milestone: "gray",
  wait: "gray",
  automation: "gray",
};
