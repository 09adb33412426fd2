import { and, eq, ne, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { workspaces } from "#db/schema.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { type By, record, recordEach } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { notifyMembers } from "#worker/domains/notifications/notify.ts";

import { ownersPage, staffPage } from "./news.ts";
import { isThrough } from "./sql.ts";

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

/**
 * The journey is completed with its last step, settled inside the batch. A step of which it is not known yet whether it
 * comes has no row, but then the branch before it is open.
 */
export function completeIfThrough(act: By, db: Db, workspace: WorkspaceRow): Statement[] {
  const isThroughNow = isThrough(workspace.id);
  const news = {
    workspaceId: workspace.id,
    kind: "journey",
    title: "Journey completed",
    message: `Every step of ${workspace.name}’s journey is done.`,
    type: "success",
    category: "travel",
    at: act.now,
    except: act.circumstances.claims?.userId ?? null,
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
