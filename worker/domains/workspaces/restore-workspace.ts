import { eq, sql } from "drizzle-orm";

import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { clients, workspaces } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { toWorkspace } from "./internal/rows.ts";

/**
 * Brings an archived workspace back, with its client where they were archived too; one that is there stays as it is.
 * Its route is the company's only: the access module knows no archived row.
 * @throws Fault `not_found`.
 */
export async function restoreWorkspace(
  act: Act,
  { workspaceId }: { workspaceId: number },
): Promise<Workspace> {
  const [[workspace]] = await act.read((db) => [
    db.select().from(workspaces).where(eq(workspaces.id, workspaceId)),
  ]);
  if (!workspace) throw new Fault("not_found");
  if (workspace.archivedAt === null) return toWorkspace(workspace);
  const { version } = workspace;
  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from workspaces where id = ${workspaceId} and version = ${version})`),
    db
      .update(workspaces)
      .set({ archivedAt: null, version: version + 1 })
      .where(eq(workspaces.id, workspaceId)),
    db
      .update(clients)
      .set({ archivedAt: null, version: sql`${clients.version} + 1` })
      .where(sql`${clients.id} = ${workspace.clientId} and ${clients.archivedAt} is not null`),
    record(act, db, { kind: "workspace.restored", workspaceId, subject: workspace.name }),
    db.select().from(workspaces).where(eq(workspaces.id, workspaceId)),
  ]);
  const [restored] = answerOf(results);
  if (!restored) throw new Fault("not_found");
  return toWorkspace(restored);
}
