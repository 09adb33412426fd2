import { eq, sql } from "drizzle-orm";

import type { Connection } from "#contracts/connections/shapes.ts";
import { apiConnections } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { connectionQuery, toConnection } from "./internal/rows.ts";

/** Ends a key at its next call; one that has ended stays as it is. @throws Fault `not_found`. */
export async function revokeConnection(
  act: Act,
  { connectionId }: { connectionId: number },
): Promise<Connection> {
  const [[found]] = await act.read((db) => [connectionQuery(db, eq(apiConnections.id, connectionId))]);
  if (!found) throw new Fault("not_found");
  if (found.connection.revokedAt !== null) return toConnection(found);
  const results = await act.write((db) => [
    db
      .update(apiConnections)
      .set({ revokedAt: sql`ifnull(revoked_at, ${act.now.getTime()})` })
      .where(eq(apiConnections.id, connectionId)),
    record(act, db, { kind: "connection.revoked", subject: found.connection.name }),
    connectionQuery(db, eq(apiConnections.id, connectionId)),
  ]);
  const [revoked] = answerOf(results);
  if (!revoked) throw new Fault("not_found");
  return toConnection(revoked);
}
