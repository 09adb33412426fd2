import { eq, sql } from "drizzle-orm";

import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { clients, workspaces } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { restoreRow } from "#worker/domains/clients/client-statements.ts";
import { tellBellsOf } from "#worker/domains/notifications/notify.ts";

import { toWorkspace } from "./internal/rows.ts";

/**
 * Brings an archived workspace back, with its client where they were archived too; one that is there stays as it is.
 * Its route is the company's only: the access module knows no archived row.
 * @throws Fault `not_found`; `forbidden` where its client was put away and the caller may not bring clients back.
 */
export async function restoreWorkspace(
  act: Act,
  { workspaceId }: { workspaceId: number },
): Promise<Workspace> {
  const [[found]] = await act.read((db) => [
    db
      .select({ workspace: workspaces, clientArchivedAt: clients.archivedAt })
      .from(workspaces)
      .innerJoin(clients, eq(clients.id, workspaces.clientId))
      .where(eq(workspaces.id, workspaceId)),
  ]);
  if (!found) throw new Fault("not_found");
  const { workspace, clientArchivedAt } = found;
  if (workspace.archivedAt === null) return toWorkspace(workspace);
  const { version, clientId } = workspace;
  const leave = clientArchivedAt === null ? null : grant(act, "manageClients");
  grant(act, "archiveWorkspaces");
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from workspaces where id = ${workspaceId} and version = ${version}) and (${leave ? 1 : 0} or exists (select 1 from clients where id = ${clientId} and archived_at is null))`,
    ),
    db
      .update(workspaces)
      .set({ archivedAt: null, version: version + 1 })
      .where(eq(workspaces.id, workspaceId)),
    ...(leave ? [restoreRow(db, { clientId, leave })] : []),
    tellBellsOf(db, workspaceId),
    record(act, db, { kind: "workspace.restored", workspaceId, subject: workspace.name }),
    db.select().from(workspaces).where(eq(workspaces.id, workspaceId)),
  ]);
  const [restored] = answerOf(results);
  if (!restored) throw new Fault("not_found");
  return toWorkspace(restored);
}
