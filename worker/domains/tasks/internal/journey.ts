import { and, eq, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { workspaces } from "#db/schema.ts";
import type { WorkspaceRow } from "#worker/core/access.ts";
import { type By, record } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";

/** `pending` lasts until something of the journey is done. `active` is the company's own mark and stays. */
export function begin(db: Db, workspace: WorkspaceRow): Statement[] {
  return [
    db
      .update(workspaces)
      .set({ status: "in_progress", version: sql`${workspaces.version} + 1` })
      .where(and(eq(workspaces.id, workspace.id), eq(workspaces.status, "pending"))),
  ];
}

/** The record of a step, with what it was called then. */
export function recordStep(
  by: Pick<By, "now" | "circumstances">,
  db: Db,
  task: { id: number; workspaceId: number; title: string },
  entry: Pick<Parameters<typeof record>[2], "kind" | "data">,
): Statement {
  return record(by, db, { ...entry, workspaceId: task.workspaceId, taskId: task.id, subject: task.title });
}
