import type { WorkflowStep } from "./graph-shapes.ts";
import type { ActionType } from "./shapes.ts";

const BY_ITSELF: ReadonlySet<ActionType> = new Set<ActionType>([
  "email-notification",
  "sms-notification",
  "status-update",
  "automation",
  "wait",
  "conditional-branch",
]);

/** Nobody has to do it: the portal does, once it is reached and its day has come. */
export function isAutomatic(step: Pick<WorkflowStep, "type" | "data">): boolean {
  return BY_ITSELF.has(step.type) || (step.type === "milestone" && step.data.assignedTo === undefined);
}
