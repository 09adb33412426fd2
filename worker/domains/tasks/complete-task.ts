import type * as z from "zod";

import { isInReview } from "#contracts/task-states.ts";
import type { Task, taskRoutes } from "#contracts/tasks.ts";
import type { Act } from "#worker/core/act.ts";
import { settleTransfer } from "#worker/domains/payments/settle-transfer.ts";

import { changeTask } from "./internal/change.ts";

type Input = z.output<typeof taskRoutes.complete.input>;

/** The company's word that a step is done. Of an announced bank transfer it says that the money has come. */
export async function completeTask(act: Act, { taskId, version }: Input): Promise<Task> {
  return changeTask(act, {
    taskId,
    version,
    event: (task) => ({ type: isInReview(task) ? "approve" : "complete" }),
    also: (db, task) => settleTransfer(act, db, task),
  });
}
