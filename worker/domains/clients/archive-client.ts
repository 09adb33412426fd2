import { and, eq, isNull, ne, sql } from "drizzle-orm";

import type { Client } from "#contracts/admin/shapes.ts";
import { clients, workspaces } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { clientQuery, toClient } from "./internal/rows.ts";

/**
 * Puts a client off the lists. Their finished journeys stay readable to them.
 * @throws Fault `not_found`, `stale_version`; `wrong_state` while a journey of theirs is under way.
 */
export async function archiveClient(
  act: Act,
  { clientId, version }: { clientId: number; version: number },
): Promise<Client> {
  const [[found], [underWay]] = await act.read((db) => [
    clientQuery(db, eq(clients.id, clientId)),
    db
      .select({ name: workspaces.name })
      .from(workspaces)
      .where(
        and(
          eq(workspaces.clientId, clientId),
          isNull(workspaces.archivedAt),
          ne(workspaces.status, "completed"),
        ),
      )
      .limit(1),
  ]);
  if (!found) throw new Fault("not_found");
  const { client } = found;
  if (client.archivedAt !== null) return toClient(found);
  if (client.version !== version) throw new Fault("stale_version");
  if (underWay) {
    throw new Fault(
      "wrong_state",
      `The journey “${underWay.name}” is under way. Complete or archive it first.`,
    );
  }
  grant(act, "manageClients");
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from clients where id = ${clientId} and version = ${version}) and not exists (select 1 from workspaces where client_id = ${clientId} and archived_at is null and status <> 'completed')`,
    ),
    db
      .update(clients)
      .set({ archivedAt: act.now, version: version + 1 })
      .where(eq(clients.id, clientId)),
    record(act, db, { kind: "client.archived", personId: client.userId, subject: client.fullName }),
    clientQuery(db, eq(clients.id, clientId)),
  ]);
  const [archived] = answerOf(results);
  if (!archived) throw new Fault("not_found");
  return toClient(archived);
}
