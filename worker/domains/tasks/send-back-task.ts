import type * as z from "zod";

import type { taskRoutes } from "#contracts/tasks/routes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { grant } from "#worker/core/grants.ts";
import { dropTransfer } from "#worker/domains/payments/settle-transfer.ts";

import { isPayment } from "./advance-task.ts";
import { changeTask } from "./internal/change.ts";

type Input = z.output<typeof taskRoutes.sendBack.input>;

/** Gives an owner's step back with what has to be mended. An announced bank transfer has then not come. */
export async function sendBackTask(act: Act, { taskId, version, reason }: Input): Promise<Task> {
  return changeTask(act, {
    taskId,
    version,
    reason,
    event: () => ({ type: "sendBack" }),
    also: (db, task) =>
      isPayment(task) ? dropTransfer(act, db, { task, reason, leave: grant(act, "recordPayments") }) : [],
  });
}
