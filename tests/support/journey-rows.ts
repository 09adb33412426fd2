import { asc, eq, inArray } from "drizzle-orm";

import type { ActivityKind } from "#contracts/audit/activity-kinds.ts";
import type { TaskStatus } from "#contracts/tasks/shapes.ts";
import type { Db } from "#db/client.ts";
import { activity, notifications, tasks, workspaces } from "#db/schema.ts";

/** The row of an id, as the database has it now. @throws where there is none. */
export async function taskOf(db: Db, taskId = 0): Promise<typeof tasks.$inferSelect> {
  const [row] = await db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!row) throw new Error(`There is no task ${taskId}`);
  return row;
}

export async function workspaceOf(db: Db, workspaceId: number): Promise<typeof workspaces.$inferSelect> {
  const [row] = await db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  if (!row) throw new Error(`There is no workspace ${workspaceId}`);
  return row;
}

/** In the order of the journey's steps. */
export async function statusesOf(db: Db, taskIds: readonly number[]): Promise<TaskStatus[]> {
  const rows = await db
    .select({ status: tasks.status })
    .from(tasks)
    .where(inArray(tasks.id, [...taskIds]))
    .orderBy(asc(tasks.position));
  return rows.map(({ status }) => status);
}

/** What the record says of a journey, oldest first. */
export async function kindsOf(db: Db, workspaceId: number): Promise<ActivityKind[]> {
  const rows = await db
    .select({ kind: activity.kind })
    .from(activity)
    .where(eq(activity.workspaceId, workspaceId))
    .orderBy(asc(activity.id));
  return rows.map(({ kind }) => kind);
}

/** What somebody was told, oldest first. */
export function newsFor(db: Db, userId: number): Promise<(typeof notifications.$inferSelect)[]> {
  return db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
}
