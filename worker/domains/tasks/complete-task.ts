import type * as z from "zod";

import type { taskRoutes } from "#contracts/tasks/routes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { isInReview } from "#contracts/tasks/states.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { settleTransfer } from "#worker/domains/payments/settle-transfer.ts";

import { isPayment } from "./advance-task.ts";
import { changeTask } from "./internal/change.ts";

type Input = z.output<typeof taskRoutes.complete.input>;

/**
 * The company's word that a step is done. Of an announced bank transfer it says that the money has come.
 * @throws Fault `invalid_input` for a payment that nobody has made, without a reason; `forbidden` for a payment without the permission to record payments; `papers_missing` without a reason where required papers are; `wrong_state` for what the team has to sign.
 */
export async function completeTask(act: Act, { taskId, version, reason }: Input): Promise<Task> {
  return changeTask(act, {
    taskId,
    version,
    reason,
    event: (task) => {
      if (task.actionType === "e-sign" && task.assignedRole === "team")
        throw new Fault("wrong_state", "This action ends with a signature.");
      // What was paid is done, and an announced transfer is in review: nobody has paid this.
      if (isPayment(task) && !isInReview(task) && !reason)
        throw badFields({ reason: "Nobody has paid this: say why it is done without the money" });
      return { type: isInReview(task) ? "approve" : "complete" };
    },
    also: (db, task) =>
      isPayment(task) ? settleTransfer(act, db, { task, leave: grant(act, "recordPayments") }) : [],
  });
}
