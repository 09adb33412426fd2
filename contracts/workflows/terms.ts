/** The action library: what a step of a workflow is chosen from. */
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

/** What somebody simply does and ticks off; tasks added by hand and made of the travel rules are of it. */
export const PLAIN_ACTION = "to-do";

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
  PLAIN_ACTION,
] as const;

/** Who does a step: the company, the owner, or somebody outside (vet, ground agent). */
export const ASSIGNEE_ROLES = ["team", "customer", "partner"] as const;

/** What a step's due date is counted from, in calendar days; negative is before. */
export const DUE_ANCHORS = ["departure", "arrival", "previous", "created"] as const;

export const COMPLETION_RULES = ["one", "all"] as const;

/** How an owner does a step: the widget that opens for it, or nothing where the company does it. */
export const WIDGETS = [
  "payment",
  "travel-form",
  "pet-form",
  "owner-form",
  "upload",
  "photos",
  "read",
  "do",
  "sign",
  "choose",
  "booking",
  "none",
] as const;
export type Widget = (typeof WIDGETS)[number];
