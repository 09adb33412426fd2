import * as z from "zod";

import { Id } from "./core/fields.ts";
import { defineRoutes } from "./core/route.ts";

/** The action library: what a step of a workflow can be. */
export const ACTION_GROUPS = {
  Core: {
    "deposit-payment": "Make Deposit Payment",
    "booking-form": "Flight Booking Form",
    "passport-upload": "Upload Passport Copy",
    "boarding-form": "Pet Boarding Form",
    "pet-photos": "Picture Of Your Pets",
    "health-cert": "Health Certificate",
    "vaccination-cert": "Vaccination Certificate",
    "rabies-cert": "Rabies Vaccination Certificate",
    "microchip-form": "Microchip & Rabies Vaccination",
    "import-form": "CDC Dog Import Form Receipt",
    "handy-crate-tips": "Handy Crate Tips Document",
    "handover-details": "What To Handover To the provider",
    "settlement-payment": "Settlement Payment",
    approval: "Document Approval",
    "e-sign": "E-Sign",
    "time-booking": "Schedule Appointment",
  },
  Notifications: {
    "email-notification": "Email Notification",
    "sms-notification": "SMS Notification",
    "status-update": "Status Update",
  },
  Layout: {
    milestone: "Milestone",
  },
  Control: {
    "conditional-branch": "Conditional Branch",
    "decision-branch": "Decision Branch",
    automation: "Automation",
    wait: "Wait",
  },
} as const;

export const ACTION_TYPES = [
  "deposit-payment",
  "booking-form",
  "passport-upload",
  "boarding-form",
  "pet-photos",
  "health-cert",
  "vaccination-cert",
  "rabies-cert",
  "microchip-form",
  "import-form",
  "handy-crate-tips",
  "handover-details",
  "settlement-payment",
  "approval",
  "e-sign",
  "time-booking",
  "email-notification",
  "sms-notification",
  "status-update",
  "milestone",
  "conditional-branch",
  "decision-branch",
  "automation",
  "wait",
] as const;
export const ActionType = z.enum(ACTION_TYPES);
export type ActionType = z.infer<typeof ActionType>;

export const ACTION_LABELS = Object.assign({}, ...Object.values(ACTION_GROUPS)) as Readonly<
  Record<ActionType, string>
>;

/** Who does a step: the company, the owner, or somebody outside (vet, ground agent). */
export const ASSIGNEE_ROLES = ["team", "customer", "partner"] as const;
export const AssigneeRole = z.enum(ASSIGNEE_ROLES);
export type AssigneeRole = z.infer<typeof AssigneeRole>;

export const ASSIGNEE_ROLE_LABELS = {
  team: "Your Team",
  customer: "Customer",
  partner: "External Partner",
} as const satisfies Record<AssigneeRole, string>;

/** What a step's due date is counted from, in calendar days; negative is before. */
export const DUE_ANCHORS = ["departure", "arrival", "previous", "created"] as const;
export const DueAnchor = z.enum(DUE_ANCHORS);
export type DueAnchor = z.infer<typeof DueAnchor>;

export const COMPLETION_RULES = ["one", "all"] as const;
export const CompletionRule = z.enum(COMPLETION_RULES);
export type CompletionRule = z.infer<typeof CompletionRule>;

/** How an owner does a step: the widget that opens for it, or nothing where the company does it. */
export const WIDGETS = [
  "payment",
  "travel-form",
  "pet-form",
  "owner-form",
  "upload",
  "photos",
  "read",
  "sign",
  "choose",
  "booking",
  "none",
] as const;
export type Widget = (typeof WIDGETS)[number];

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
  approval: "none",
  "e-sign": "sign",
  "time-booking": "booking",
  "email-notification": "none",
  "sms-notification": "none",
  "status-update": "none",
  milestone: "none",
  "conditional-branch": "choose",
  "decision-branch": "choose",
  automation: "none",
  wait: "none",
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

/** A node of the editor; a freshly dropped one has empty `data`. */
export const WorkflowNode = z.object({
  id: z.string(),
  /** An id of the action library. */
  type: ActionType,
  name: z.string(),
  x: z.number(),
  y: z.number(),
  data: z.object({
    description: z.string().optional(),
    assignedTo: AssigneeRole.optional(),
    /** `active` is the only value that has a badge. */
    status: z.string().optional(),
  }),
});
export type WorkflowNode = z.infer<typeof WorkflowNode>;

/** A workflow template with the steps of the version that new journeys run on. */
export const Workflow = z.object({
  templateId: Id,
  name: z.string(),
  description: z.string(),
  /** The number of the version; null while none is published. */
  versionNumber: z.number().int().nullable(),
  isSequential: z.boolean(),
  nodes: z.array(WorkflowNode),
});
export type Workflow = z.infer<typeof Workflow>;

export const workflowRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "staff",
    rest: "GET /workflows",
    summary: "A workflow template's steps in their order; the company's first template where none is named",
    input: z.object({ templateId: Id.optional() }),
    output: Workflow,
  },
});
