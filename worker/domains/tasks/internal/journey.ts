import { and, eq, ne, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import type { Db } from "#db/client.ts";
import { tasks, workspaces } from "#db/schema.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { record, recordEach } from "#worker/core/record.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";

import { ownersPage, staffPage } from "./news.ts";
import { isThrough, nextInLine, openedStatus } from "./sql.ts";

type Statement = BatchItem<"sqlite">;

/**
 * What a step's end means for its journey, settled inside the batch, so that two last steps that end at once still
 * complete it: the next step in line opens, the journey is in progress from its first step on, and completed with its last.
 */
export function afterStep(act: Act, db: Db, workspace: WorkspaceRow): Statement[] {
  return [...begin(db, workspace), ...openNext(act, db, workspace), ...completeIfThrough(act, db, workspace)];
}

/** `pending` lasts until something of the journey is done. `active` is the company's own mark and stays. */
export function begin(db: Db, workspace: WorkspaceRow): Statement[] {
  return [
    db
      .update(workspaces)
      .set({ status: "in_progress", version: sql`${workspaces.version} + 1` })
      .where(and(eq(workspaces.id, workspace.id), eq(workspaces.status, "pending"))),
  ];
}

/** A journey with an open step again is not completed any more. */
export function resume(db: Db, workspace: WorkspaceRow): Statement[] {
  return [
    db
      .update(workspaces)
      .set({ status: "in_progress", completedAt: null, version: sql`${workspaces.version} + 1` })
      .where(and(eq(workspaces.id, workspace.id), eq(workspaces.status, "completed"))),
  ];
}

/** In a sequential journey a step opens once every step before it is completed. */
function openNext(act: Act, db: Db, workspace: WorkspaceRow): Statement[] {
  if (!workspace.isSequential) return [];
  const next = nextInLine(workspace.id);
  const isFor = (role: "owner" | "company") =>
    sql`exists (select 1 from tasks where id = ${next} and (assigned_role = 'customer') = ${role === "owner" ? 1 : 0})`;
  const news = {
    workspaceId: workspace.id,
    kind: "assigned",
    title: "Your turn",
    message: sql`(select title || ${` (${workspace.name})`} from tasks where id = ${next})`,
    type: "info",
    category: "task",
    taskId: next,
    except: act.who.userId,
    at: act.now,
  } as const;
  return [
    recordEach(
      act,
      db,
      { kind: "task.opened", workspaceId: workspace.id, taskId: sql`id`, subject: sql`title` },
      sql`tasks where id = ${next}`,
    ),
    notifyMembers(db, {
      ...news,
      audience: "owners",
      actionUrl: ownersPage(workspace.id),
      when: isFor("owner"),
    }),
    notifyMembers(db, {
      ...news,
      audience: "staff",
      actionUrl: staffPage(workspace.id),
      when: isFor("company"),
    }),
    db
      .update(tasks)
      .set({
        turn: sql`${tasks.assignedRole}`,
        status: openedStatus(act.today),
        openedAt: act.now,
        updatedAt: act.now,
        version: sql`${tasks.version} + 1`,
      })
      .where(sql`${tasks.id} = ${next}`),
  ];
}

function completeIfThrough(act: Act, db: Db, workspace: WorkspaceRow): Statement[] {
  const isThroughNow = isThrough(workspace.id);
  const news = {
    workspaceId: workspace.id,
    kind: "journey",
    title: "Journey completed",
    message: `Every step of ${workspace.name}’s journey is done.`,
    type: "success",
    category: "travel",
    at: act.now,
    except: act.who.userId,
    when: sql`exists (select 1 from workspaces where ${isThroughNow})`,
  } as const;
  return [
    recordEach(
      act,
      db,
      { kind: "workspace.completed", workspaceId: workspace.id, subject: sql`name` },
      sql`workspaces where ${isThroughNow}`,
    ),
    notifyMembers(db, { ...news, audience: "owners", actionUrl: ownersPage(workspace.id) }),
    notifyMembers(db, { ...news, audience: "staff", actionUrl: staffPage(workspace.id) }),
    db
      .update(workspaces)
      .set({ status: "completed", completedAt: act.now, version: sql`${workspaces.version} + 1` })
      .where(
        and(
          ne(workspaces.status, "completed"),
          sql`${workspaces.id} in (select id from workspaces where ${isThroughNow})`,
        ),
      ),
  ];
}

/** The record of a step, with what it was called then. */
export function recordStep(
  act: Act,
  db: Db,
  task: { id: number; workspaceId: number; title: string },
  entry: Pick<Parameters<typeof record>[2], "kind" | "data">,
): Statement {
  return record(act, db, { ...entry, workspaceId: task.workspaceId, taskId: task.id, subject: task.title });
}
