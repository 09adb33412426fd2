import { eq, sql } from "drizzle-orm";

import { identities, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";
import { mailOfChange } from "#worker/domains/auth/mail-of-change.ts";

/** @throws Fault `not_found` for a colleague who is not bound */
export async function unbind(act: Act, { colleagueId }: { colleagueId: number }) {
  const [[user]] = await act.read((db) => [
    db
      .select({ id: users.id, email: users.email, fullName: users.fullName })
      .from(identities)
      .innerJoin(users, eq(users.id, identities.userId))
      .where(eq(identities.userId, colleagueId)),
  ]);
  if (!user) throw new Fault("not_found");
  try {
    await act.write((db) => [
      onlyIf(db, sql`exists (select 1 from identities where user_id = ${colleagueId})`),
      ...credentialsChanged(act, db, colleagueId, "provider"),
      db.delete(identities).where(eq(identities.userId, colleagueId)),
      record(act, db, {
        kind: "account.provider_unbound",
        personId: colleagueId,
        subject: user.fullName,
      }),
      mailOfChange(act, db, user, "provider_unbound"),
    ]);
  } catch (error) {
    if (error instanceof CalledOff) throw new Fault("not_found");
    throw error;
  }
  sendSoon(act);
  return { colleagueId };
}
