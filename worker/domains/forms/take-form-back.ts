import { desc, eq } from "drizzle-orm";
import type * as z from "zod";

import type { formRoutes } from "#contracts/forms/routes.ts";
import { isInReview } from "#contracts/tasks/states.ts";
import { formSubmissions } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { advanceTask } from "#worker/domains/tasks/advance-task.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";

import { formKindOf } from "./internal/kinds.ts";

type Input = z.output<typeof formRoutes.takeBack.input>;

/**
 * Gives a form that was sent back to whoever fills it in, while nobody has decided on it. What it taught stands until it
 * is sent again. One that was taken or handed back already needs nothing more.
 * @throws Fault `wrong_state` where it was sent again since, or once the company has decided
 */
export async function takeFormBack(act: Act, { taskId, sentAt }: Input): Promise<{ taskId: number }> {
  return lookAgain(async () => {
    const { task, workspace, also } = await allowTask(act, taskId, "complete", (db) => [
      db
        .select({ submittedAt: formSubmissions.submittedAt })
        .from(formSubmissions)
        .where(eq(formSubmissions.taskId, taskId))
        .orderBy(desc(formSubmissions.id))
        .limit(1),
      ...runQueries(db, journeyOfTask(taskId)),
    ]);
    const [[sent], [found], steps] = also;
    formKindOf(task.actionType);
    if (sent?.submittedAt.getTime() !== Date.parse(sentAt))
      throw new Fault("wrong_state", "This form was sent again since. Reload to see what was sent.");
    if (task.status === "completed")
      throw new Fault("wrong_state", "Your team has accepted this form. Write to them if it has to change.");
    if (!isInReview(task)) return { taskId };
    await act.write((db) => [
      ...advanceTask(act, db, { task, workspace, run: toRun(found, steps), event: { type: "withdraw" } }),
      record(act, db, {
        kind: "form.taken_back",
        workspaceId: workspace.id,
        taskId,
        subject: task.title,
      }),
      notifyMembers(db, {
        workspaceId: workspace.id,
        taskId,
        audience: "staff",
        except: act.who.userId,
        kind: "progress",
        title: "Form taken back",
        message: `${act.user.fullName} corrects “${task.title}” and sends it again (${workspace.name}).`,
        type: "info",
        category: "task",
        at: act.now,
      }),
    ]);
    return { taskId };
  });
}
