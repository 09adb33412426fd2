import { eq, sql } from "drizzle-orm";

import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { workspaces } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { tellBellsOf } from "#worker/domains/notifications/notify.ts";

import { toWorkspace } from "./internal/rows.ts";

/**
 * Puts a workspace off every list, its owners' among them; it can be brought back as it was.
 * @throws Fault `not_found` for one that is archived already, `stale_version`.
 */
export async function archiveWorkspace(
  act: Act,
  { workspaceId, version }: { workspaceId: number; version: number },
): Promise<Workspace> {
  const { workspace } = await allowWorkspace(act, workspaceId, "edit");
  if (workspace.version !== version) throw new Fault("stale_version");
  grant(act, "archiveWorkspaces");
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from workspaces where id = ${workspaceId} and version = ${version} and archived_at is null)`,
    ),
    db
      .update(workspaces)
      .set({ archivedAt: act.now, version: version + 1 })
      .where(eq(workspaces.id, workspaceId)),
    tellBellsOf(db, workspaceId),
    record(act, db, { kind: "workspace.archived", workspaceId, subject: workspace.name }),
    db.select().from(workspaces).where(eq(workspaces.id, workspaceId)),
  ]);
  const [archived] = answerOf(results);
  if (!archived) throw new Fault("not_found");
  return toWorkspace(archived);
}
