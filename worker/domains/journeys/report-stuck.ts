import { and, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod";

import type { stuckRoutes } from "#contracts/journeys/stuck-routes.ts";
import type { Stuck } from "#contracts/journeys/stuck-shapes.ts";
import { isBranch } from "#contracts/workflows/graph.ts";
import type { Db } from "#db/client.ts";
import { stuckReports, users } from "#db/schema.ts";
import { allowTask, type TaskRow } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { isUniqueConflict } from "#worker/core/writing.ts";
import { notifyEach, notifyMembers } from "#worker/domains/notifications/notify.ts";
import { staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { STUCK_NEWS, toStuck } from "./internal/stuck.ts";

type Input = z.output<typeof stuckRoutes.reportStuck.input>;

const isOpen = ({ assignedRole, turn, status }: TaskRow): boolean =>
  assignedRole === "customer" && turn === "customer" && status !== "pending" && status !== "completed";

/** A choice of the owner's that is made. */
const isChosen = ({ assignedRole, actionType, status }: TaskRow): boolean =>
  assignedRole === "customer" && isBranch(actionType) && status === "completed";

/**
 * Marks an owner's open to-do as stuck, or its choice as asked back, and tells who is in charge; the administrators where
 * nobody is.
 * @throws Fault `wrong_state` before it opens, once it is handed in, and where it has been said already; a choice is asked
 * back once it is made.
 */
export async function reportStuck(act: Act, input: Input): Promise<Stuck> {
  const { requestId = crypto.randomUUID(), ...body } = input;
  const { taskId, reason, words = "" } = body;
  const { task, workspace, also } = await allowTask(act, taskId, "write", (db) => [
    attemptQuery(db, requestId),
  ]);
  const attempt = { requestId, operation: "journeys.reportStuck", body };
  const isNew = !(await act.isRepeated(attempt, also[0][0]));
  if (isNew && !(reason === "mistaken" ? isChosen(task) : isOpen(task))) throw new Fault("wrong_state");
  const { fullName } = act.user;
  const news = {
    kind: "stuck",
    title: reason === "mistaken" ? `Asked back: “${task.title}”` : `Stuck: “${task.title}”`,
    type: "warning",
    category: "task",
    workspaceId: workspace.id,
    taskId,
    actionUrl: staffPage(workspace.id),
    at: act.now,
  } as const;
  const told = `${fullName} (${workspace.name}) ${STUCK_NEWS[reason]}${words === "" ? "." : `: ${words}`}`;
  try {
    const made = await act.writeOnce(attempt, (db) => [
      db.insert(stuckReports).values({
        workspaceId: workspace.id,
        taskId,
        raisedById: act.who.userId,
        reason,
        words,
        createdAt: act.now,
        requestId,
      }),
      record(act, db, {
        kind: reason === "mistaken" ? "task.asked_back" : "task.stuck",
        workspaceId: workspace.id,
        taskId,
        subject: task.title,
        ...(words !== "" && { data: { text: words } }),
      }),
      notifyMembers(db, { ...news, message: told, audience: "staff", except: act.who.userId }),
      notifyEach(db, {
        ...news,
        message: sql`${told}`,
        from: sql`users where users.role = 'admin' and users.id <> ${act.who.userId} and exists (select 1 from workspaces where id = ${workspace.id} and assigned_to_id is null)`,
      }),
      reportOf(db, requestId),
    ]);
    const [row] = made ? answerOf(made) : (await act.read((db) => [reportOf(db, requestId)]))[0];
    if (!row) throw new Fault("not_found");
    if (made) sendSoon(act);
    return toStuck(row);
  } catch (error) {
    if (!isUniqueConflict(error, "stuck_reports.task_id")) throw error;
    throw new Fault("wrong_state", "The team has been told already.");
  }
}

function reportOf(db: Db, requestId: string) {
  return db
    .select({ report: stuckReports, by: users.fullName })
    .from(stuckReports)
    .innerJoin(users, eq(users.id, stuckReports.raisedById))
    .where(and(eq(stuckReports.requestId, requestId), isNull(stuckReports.clearedAt)));
}
