import { eq, sql } from "drizzle-orm";

import { deviceOf } from "#contracts/account/devices.ts";
import { sessions } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { endSessions } from "./internal/sessions.ts";

/** @throws Fault `not_found` for a session of somebody else's, and for one that has ended */
export async function endSession(act: Act, { sessionId }: { sessionId: string }) {
  const { userId } = act.who;
  const [[session]] = await act.read((db) => [
    db.select().from(sessions).where(eq(sessions.publicId, sessionId)),
  ]);
  if (session?.userId !== userId || session.revokedAt) throw new Fault("not_found");
  await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from sessions where public_id = ${sessionId} and user_id = ${userId} and revoked_at is null)`,
    ),
    endSessions(act, db, eq(sessions.publicId, sessionId)),
    record(act, db, {
      kind: "session.ended",
      personId: userId,
      subject: deviceOf(session.userAgent) ?? act.user.fullName,
    }),
  ]);
  return { sessionId };
}
