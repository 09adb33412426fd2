import type { Task } from "#contracts/tasks/shapes.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { toTask } from "./task-rows.ts";

export async function findTask(act: Act, { taskId }: { taskId: number }): Promise<Task> {
  const { task } = await allowTask(act, taskId, "view");
  return toTask(act, task);
}
