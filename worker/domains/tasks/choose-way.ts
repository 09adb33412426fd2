import { eq } from "drizzle-orm";
import type * as z from "zod";

import type { taskRoutes } from "#contracts/tasks/routes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { isBranch } from "#contracts/workflows/graph.ts";
import { tasks } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault, staleBut } from "#worker/core/fault.ts";
import { lookAgain } from "#worker/core/writing.ts";

import { advanceTask } from "./advance-task.ts";
import { journeyOfTask, runQueries, toRun } from "./journey-run.ts";
import { assigneesOf, submitTask } from "./submit-task.ts";
import { toTask } from "./task-rows.ts";

type Input = z.output<typeof taskRoutes.choose.input>;

/**
 * Decides which way a journey goes on: its owners where the decision is theirs, otherwise the company.
 * @throws Fault `stale_version` with the task as it is now; `wrong_state` for what is no branch or has been decided, and
 * for a way that does not lead out of it; `out_of_turn`; `papers_missing`; `forbidden` for whom it is not.
 */
export async function chooseWay(act: Act, { taskId, version, edgeId, reason }: Input): Promise<Task> {
  return lookAgain(async () => {
    const { task, workspace, also } = await allowTask(act, taskId, "complete", (db) => [
      assigneesOf(db, taskId),
      ...runQueries(db, journeyOfTask(taskId)),
    ]);
    const [assignees, [found], steps] = also;
    if (task.version !== version) throw staleBut(toTask(act, task));
    if (!isBranch(task.actionType)) throw new Fault("wrong_state");
    const run = toRun(found, steps);
    const choice = { task, workspace, run, edgeId };
    const results = await act.write((db) => [
      ...(act.isStaff
        ? advanceTask(act, db, { ...choice, event: { type: "complete" }, reason })
        : // One of them decides for all.
          submitTask(act, db, { ...choice, assignees, forEverybody: true })),
      db.select().from(tasks).where(eq(tasks.id, taskId)),
    ]);
    const [decided] = answerOf(results);
    if (!decided) throw new Fault("not_found");
    return toTask(act, decided);
  });
}
