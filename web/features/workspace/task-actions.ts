import type { Task } from "#contracts/tasks.ts";

export type TaskAction = "complete" | "sendBack" | "reopen" | "reschedule";

/** What staff can do with a task in its state; see contracts/task-states.ts, which the server goes by. */
export function actionsFor({ status, inReview }: Pick<Task, "status" | "inReview">): TaskAction[] {
  if (status === "completed") return ["reopen"];
  return inReview ? ["complete", "sendBack", "reschedule"] : ["complete", "reschedule"];
}
