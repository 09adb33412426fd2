import type { InvoiceStatus } from "#contracts/billing/shapes.ts";
import type { DocumentStatus } from "#contracts/documents/shapes.ts";
import type { EventStatus } from "#contracts/schedule/shapes.ts";
import type { WorkspaceStage, WorkspaceStatus } from "#contracts/workspaces/shapes.ts";

const workspace = {
  active: "Active",
  in_progress: "In Progress",
  completed: "Completed",
  pending: "Pending",
} satisfies Record<WorkspaceStatus, string>;

/** The words of each kind of status. Tasks and colleagues have a rule instead, see the functions. */
export const status = {
  workspace,
  stage: { ...workspace, ready: "Ready", arrived: "Arrived" } satisfies Record<WorkspaceStage, string>,
  document: {
    approved: "Approved",
    rejected: "Rejected",
    pending: "Pending",
    "needs-review": "Needs review",
  } satisfies Record<DocumentStatus, string>,
  event: {
    scheduled: "Scheduled",
    confirmed: "Confirmed",
    "in-transit": "In transit",
    completed: "Completed",
    cancelled: "Cancelled",
  } satisfies Record<EventStatus, string>,
  invoice: {
    paid: "Paid",
    sent: "Sent",
    draft: "Draft",
    overdue: "Overdue",
    void: "Void",
  } satisfies Record<InvoiceStatus, string>,
  /** `your_turn` reads `YOUR TURN`. */
  task: (value: string) => value.replaceAll("_", " ").toUpperCase(),
  /** Anything but active and inactive reads `PENDING`. */
  colleague: (value: string) =>
    value === "active" || value === "inactive" ? value.toUpperCase() : "PENDING",
} as const;
