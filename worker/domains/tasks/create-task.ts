import { and, eq, sql } from "drizzle-orm";

import type { TaskDraft } from "#contracts/tasks/changes-shapes.ts";
import type { Task } from "#contracts/tasks/shapes.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import { ACTION_COLOURS } from "#contracts/workflows/action-labels.ts";
import type { Db } from "#db/client.ts";
import { taskAssignees, tasks } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery, onlyRow } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { recordEach } from "#worker/core/record.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";
import { ownersPage, staffPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { resume } from "./end-journey.ts";
import { doerOf, dueColumns, refuseUnlessDoer } from "./internal/doer.ts";
import { toTask } from "./task-rows.ts";

/**
 * Adds an action by hand: the last of its journey, and open at once, since no sequence waits for it.
 * @throws Fault `invalid_input` for somebody who cannot do it, and for a step to be signed without its text.
 */
export async function createTask(act: Act, draft: TaskDraft): Promise<Task> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const attempt = { requestId, operation: "tasks.create", body };
  if (draft.actionType === "e-sign" && !draft.description)
    throw badFields({ description: "Say what is to be signed" });
  const { workspace, also } = await allowWorkspace(act, draft.workspaceId, "edit", (db) => [
    attemptQuery(db, requestId),
    doerOf(db, draft.workspaceId, draft.assignedToId),
  ]);
  const [[before], [doer]] = also;
  if (await act.isRepeated(attempt, before)) return made(act, draft, requestId);
  refuseUnlessDoer(draft.assignedToId, doer);
  const { assignedRole } = draft;
  const isOwners = assignedRole === "customer";
  const due = dueColumns(act, workspace, draft.due ?? null);
  const planned = {
    status: "pending",
    turn: assignedRole,
    dueDate: due.dueDate,
    assignedRole,
    needsReview: isOwners,
  } as const;
  const { status, turn } = nextTaskState(planned, { type: "open" }, act.today) ?? planned;
  const last = sql<number>`(select ifnull(max(position), 0) from tasks where workspace_id = ${workspace.id})`;
  const isNew = sql`workspace_id = ${workspace.id} and position = ${last}`;
  const taskId = sql`(select id from tasks where ${isNew})`;
  const ownerId = sql`(select user_id from clients where id = ${workspace.clientId})`;

  const results = await act.writeOnce(attempt, (db) => [
    db.insert(tasks).values({
      workspaceId: workspace.id,
      position: sql`${last} + 1`,
      title: draft.title,
      description: draft.description ?? "",
      actionType: draft.actionType,
      status,
      turn,
      assignedRole,
      assignedToId: isOwners ? null : (doer?.id ?? (assignedRole === "team" ? workspace.assignedToId : null)),
      needsReview: isOwners,
      ...due,
      iconColor: ACTION_COLOURS[draft.actionType] ?? "ocean",
      createdAt: act.now,
      openedAt: act.now,
      updatedAt: act.now,
    }),
    db.insert(taskAssignees).select(
      db
        .select({
          taskId: tasks.id,
          userId: sql<number>`${ownerId}`.as("user_id"),
          createdAt: sql<Date>`${act.now.getTime()}`.as("created_at"),
          finishedAt: sql<Date | null>`null`.as("finished_at"),
        })
        .from(tasks)
        .where(sql`${tasks.id} = ${taskId} and ${tasks.assignedRole} = 'customer'`),
    ),
    ...resume(db, workspace),
    recordEach(
      act,
      db,
      {
        kind: "task.assigned",
        workspaceId: sql`workspace_id`,
        taskId: sql`id`,
        subject: sql`title`,
        personId: isOwners ? ownerId : sql`assigned_to_id`,
      },
      sql`tasks where ${isNew}`,
    ),
    notifyMembers(db, {
      workspaceId: workspace.id,
      audience: isOwners ? "owners" : "staff",
      kind: "assigned",
      title: "Your turn",
      message: `${draft.title} (${workspace.name})`,
      type: "info",
      category: "task",
      taskId,
      actionUrl: isOwners ? ownersPage(workspace.id) : staffPage(workspace.id),
      except: act.who.userId,
      at: act.now,
    }),
    db.select().from(tasks).where(isNew),
  ]);
  if (!results) return made(act, draft, requestId);
  return toTask(act, onlyRow(answerOf(results)));
}

/** What the same attempt made before. */
async function made(act: Act, { workspaceId, title }: TaskDraft, requestId: string): Promise<Task> {
  const createdAt = sql`(select created_at from attempts where request_id = ${requestId})`;
  const [rows] = await act.read((db: Db) => [
    db
      .select()
      .from(tasks)
      .where(and(eq(tasks.workspaceId, workspaceId), eq(tasks.title, title), eq(tasks.createdAt, createdAt))),
  ]);
  return toTask(act, onlyRow(rows));
}
