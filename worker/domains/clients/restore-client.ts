import { eq, sql } from "drizzle-orm";

import type { Client } from "#contracts/admin/shapes.ts";
import { clients } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { restoreRow } from "./client-statements.ts";
import { clientQuery, toClient } from "./internal/rows.ts";

/**
 * Brings an archived client back; one that is there stays as it is.
 * @throws Fault `not_found`.
 */
export async function restoreClient(act: Act, { clientId }: { clientId: number }): Promise<Client> {
  const [[found]] = await act.read((db) => [clientQuery(db, eq(clients.id, clientId))]);
  if (!found) throw new Fault("not_found");
  const { client } = found;
  if (client.archivedAt === null) return toClient(found);
  const leave = grant(act, "manageClients");
  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from clients where id = ${clientId} and version = ${client.version})`),
    restoreRow(db, { clientId, leave }),
    record(act, db, { kind: "client.restored", personId: client.userId, subject: client.fullName }),
    clientQuery(db, eq(clients.id, clientId)),
  ]);
  const [restored] = answerOf(results);
  if (!restored) throw new Fault("not_found");
  return toClient(restored);
}
