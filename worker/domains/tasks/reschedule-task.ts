import type * as z from "zod";

import type { taskRoutes } from "#contracts/tasks/routes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import type { Act } from "#worker/core/act.ts";

import { changeTask } from "./internal/change.ts";

type Input = z.output<typeof taskRoutes.reschedule.input>;

/** Moves or removes a due date; from then on it no longer follows the departure. */
export async function rescheduleTask(act: Act, { taskId, version, dueDate }: Input): Promise<Task> {
  return changeTask(act, { taskId, version, event: () => ({ type: "reschedule", dueDate }) });
}
