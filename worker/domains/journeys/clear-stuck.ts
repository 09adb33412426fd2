import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";

import type { stuckRoutes } from "#contracts/journeys/stuck-routes.ts";
import { stuckReports } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import { type Act, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { messageStatements } from "#worker/domains/messages/write-message.ts";

type Input = z.output<typeof stuckRoutes.clearStuck.input>;

/**
 * A to-do gets on again: a colleague has helped, or its owners say so themselves. An answer is a comment on it, which
 * they are told of. Clearing it twice changes nothing.
 * @throws Fault `wrong_state` where it is not stuck.
 */
export async function clearStuck(act: Act, input: Input): Promise<{ taskId: number }> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const { taskId, answer } = body;
  const isOpen = and(eq(stuckReports.taskId, taskId), isNull(stuckReports.clearedAt));
  const { task, workspace, also } = await allowTask(act, taskId, "write", (db) => [
    attemptQuery(db, requestId),
    db.select({ id: stuckReports.id }).from(stuckReports).where(isOpen),
  ]);
  const [[before], [report]] = also;
  const attempt = { requestId, operation: "journeys.clearStuck", body };
  if (await act.isRepeated(attempt, before)) return { taskId };
  if (!report) throw new Fault("wrong_state", "This to-do is not stuck.");
  await act.writeOnce(attempt, (db) => [
    db.update(stuckReports).set({ clearedAt: act.now, clearedById: act.who.userId }).where(isOpen),
    record(act, db, {
      kind: "task.unstuck",
      workspaceId: workspace.id,
      taskId,
      subject: task.title,
    }),
    ...(answer === undefined ? [] : messageStatements(act, db, { workspace, task, body: answer, requestId })),
  ]);
  return { taskId };
}
