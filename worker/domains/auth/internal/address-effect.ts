import { eq, or, sql } from "drizzle-orm";

import { ADDRESS_UNDO_DAYS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import type { Db } from "#db/client.ts";
import { addressChanges, clients, outbox, users } from "#db/schema.ts";
import { type By, record } from "#worker/core/record.ts";
import { newToken, sha256 } from "#worker/core/session.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import type { AddressChangeRow } from "#worker/domains/auth/awaited-address.ts";
import { credentialsChanged } from "#worker/domains/auth/credentials-changed.ts";

export type Found = {
  change: AddressChangeRow;
  user: Pick<typeof users.$inferSelect, "id" | "email" | "fullName">;
};
type Who = Pick<By, "now" | "circumstances">;

/** What a token is of, with the account. */
export function addressChangeQuery(db: Db, hash: string) {
  return db
    .select({
      change: addressChanges,
      user: { id: users.id, email: users.email, fullName: users.fullName },
    })
    .from(addressChanges)
    .innerJoin(users, eq(users.id, addressChanges.userId))
    .where(
      or(
        eq(addressChanges.newHash, hash),
        eq(addressChanges.oldHash, hash),
        eq(addressChanges.undoHash, hash),
      ),
    );
}

/**
 * Gives the account its new address, and ends all that let in by the one before, which is told and, where it has not
 * agreed, may take it back for a while.
 */
export async function addressEffect(by: Who, { change, user }: Found, origin: string) {
  const { now } = by;
  const { id, fromEmail, toEmail } = change;
  const undo = change.agreedAt ? null : newToken();
  const undoHash = undo === null ? null : await sha256(undo);
  const undoUntil = undo === null ? null : new Date(now.getTime() + ADDRESS_UNDO_DAYS * DAY_MS);
  const mail = { toName: user.fullName, createdAt: now, nextAttemptAt: now };
  return (db: Db): Statement[] => [
    onlyIf(
      db,
      sql`exists (select 1 from address_changes where id = ${id} and done_at is null and ended_at is null) and exists (select 1 from users where id = ${user.id} and email = ${fromEmail}) and not exists (select 1 from users where email = ${toEmail})`,
    ),
    ...movedTo(by, db, user.id, toEmail, "address"),
    db
      .update(addressChanges)
      .set({
        confirmedAt: sql`ifnull(${addressChanges.confirmedAt}, ${now.getTime()})`,
        doneAt: now,
        undoHash,
        undoUntil,
      })
      .where(eq(addressChanges.id, id)),
    record(by, db, {
      kind: "account.address_changed",
      personId: user.id,
      subject: user.fullName,
      data: { before: { email: fromEmail }, after: { email: toEmail } },
    }),
    db.insert(outbox).values([
      {
        ...mail,
        template: "address-changed",
        toEmail: fromEmail,
        payload: {
          name: user.fullName,
          email: toEmail,
          link: undo && `${origin}/address#${undo}`,
          until: undoUntil && undoUntil.toISOString(),
        },
        dedupeKey: `address-changed ${id} old`,
      },
      {
        ...mail,
        template: "address-changed",
        toEmail,
        payload: { name: user.fullName, email: toEmail, link: null, until: null },
        dedupeKey: `address-changed ${id} new`,
      },
    ]),
  ];
}

/** Back to the address before: whoever came in meanwhile is out, with everything they may have set up. */
export function addressUndone(
  by: Who,
  db: Db,
  { change, user }: Found,
): readonly [Statement, ...Statement[]] {
  const { id, fromEmail, toEmail } = change;
  return [
    onlyIf(
      db,
      sql`exists (select 1 from address_changes where id = ${id} and done_at is not null and ended_at is null and undo_until > ${by.now.getTime()}) and not exists (select 1 from users where email = ${fromEmail} and id <> ${user.id})`,
    ),
    ...movedTo(by, db, user.id, fromEmail, "everything"),
    db
      .update(addressChanges)
      .set({ endedAt: by.now })
      .where(sql`${addressChanges.userId} = ${user.id} and ${addressChanges.endedAt} is null`),
    record(by, db, {
      kind: "account.address_undone",
      personId: user.id,
      subject: user.fullName,
      data: { before: { email: toEmail }, after: { email: fromEmail } },
    }),
  ];
}

/** The account's address and that of its client, which are one. */
export function movedTo(
  by: Who,
  db: Db,
  userId: number,
  email: string,
  change: "address" | "everything",
): Statement[] {
  return [
    ...credentialsChanged(by, db, userId, change),
    db
      .update(users)
      .set({ email, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId)),
    db
      .update(clients)
      .set({ email, version: sql`${clients.version} + 1` })
      .where(eq(clients.userId, userId)),
  ];
}
