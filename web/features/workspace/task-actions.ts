import type { Task } from "#contracts/tasks/shapes.ts";

export type TaskAction = "complete" | "sendBack" | "reopen" | "reschedule";

/**
 * What staff can do with a task in its state; see contracts/tasks/states.ts, which the server goes by. In a sequential
 * journey a step is not completed before its turn.
 */
export function actionsFor(
  {
    status,
    inReview,
    actionType,
    assignedRole,
  }: Pick<Task, "status" | "inReview" | "actionType" | "assignedRole">,
  isSequential: boolean,
): TaskAction[] {
  if (status === "completed") return ["reopen"];
  if (status === "pending" && isSequential) return ["reschedule"];
  // It ends with a signature.
  if (actionType === "e-sign" && assignedRole === "team") return ["reschedule"];
  return inReview ? ["complete", "sendBack", "reschedule"] : ["complete", "reschedule"];
}
