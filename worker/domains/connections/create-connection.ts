import { eq } from "drizzle-orm";

import type { Connection, ConnectionDraft } from "#contracts/connections/shapes.ts";
import { CONNECTION_PREFIX_SHOWN } from "#contracts/connections/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { apiConnections } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { newToken, sha256 } from "#worker/core/session.ts";

import { connectionQuery, toConnection } from "./internal/rows.ts";

/**
 * Makes a key. It is in this answer only: the same attempt again answers the same connection without it.
 * A key acts as its maker, with their role as it is now: it ends with the account, and when the role changes.
 */
export async function createConnection(
  act: Act,
  { requestId, days, ...draft }: ConnectionDraft,
): Promise<Connection & { key: string | null }> {
  await act.prove();
  const token = newToken();
  const key = await act.circumstances.sealKey({
    token,
    userId: act.who.userId,
    role: act.who.role,
    scopes: draft.scopes,
  });
  const keyHash = await sha256(token);
  const attempt = { requestId, operation: "connections.create", body: { ...draft, days } };
  const made = await act.writeOnce(attempt, (db) => [
    db.insert(apiConnections).values({
      ...draft,
      prefix: key.slice(0, CONNECTION_PREFIX_SHOWN),
      keyHash,
      createdById: act.who.userId,
      createdAt: act.now,
      expiresAt: days === null ? null : new Date(act.now.getTime() + days * DAY_MS),
      requestId,
    }),
    record(act, db, { kind: "connection.created", subject: draft.name, data: { after: { ...draft } } }),
    connectionQuery(db, eq(apiConnections.requestId, requestId)),
  ]);
  const rows = made
    ? answerOf(made)
    : (await act.read((db) => [connectionQuery(db, eq(apiConnections.requestId, requestId))]))[0];
  const [found] = rows;
  if (!found) throw new Fault("not_found");
  return { ...toConnection(found), key: made ? key : null };
}
