import { and, eq, isNull } from "drizzle-orm";

import { ADDRESS_CHANGE_HOURS } from "#contracts/auth/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import type { Db } from "#db/client.ts";
import { addressChanges, outbox } from "#db/schema.ts";
import type { Act, UserRow } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { newToken, sha256 } from "#worker/core/session.ts";
import type { Statement } from "#worker/core/writing.ts";

import { takesEffectAt } from "./awaited-address.ts";

/**
 * Asks both addresses of an account: the new one confirms, and the one of now agrees, objects or lets time pass. Until
 * then it stays as it is. One that was asked for before is over.
 */
export async function newAddressChange(
  act: Act,
  user: Pick<UserRow, "id" | "email" | "fullName">,
  email: string,
): Promise<(db: Db) => Statement[]> {
  const [forNew, forOld] = [newToken(), newToken()];
  const [newHash, oldHash] = await Promise.all([sha256(forNew), sha256(forOld)]);
  const { now } = act;
  const expiresAt = new Date(now.getTime() + ADDRESS_CHANGE_HOURS.confirm * HOUR_MS);
  // Behind `#`, so that the token reaches no server log on its way.
  const linkWith = (token: string) => `${act.circumstances.origin}/address#${token}`;
  return (db) => [
    db
      .update(addressChanges)
      .set({ endedAt: now })
      .where(
        and(
          eq(addressChanges.userId, user.id),
          isNull(addressChanges.doneAt),
          isNull(addressChanges.endedAt),
        ),
      ),
    db.insert(addressChanges).values({
      userId: user.id,
      fromEmail: user.email,
      toEmail: email,
      newHash,
      oldHash,
      askedById: act.who.userId,
      createdAt: now,
      expiresAt,
    }),
    db.insert(outbox).values([
      {
        template: "address-confirm",
        toEmail: email,
        toName: user.fullName,
        payload: { link: linkWith(forNew), expiresAt: expiresAt.toISOString() },
        dedupeKey: `address-confirm ${newHash}`,
        byId: act.who.userId,
        createdAt: now,
        nextAttemptAt: now,
      },
      {
        template: "address-asked",
        toEmail: user.email,
        toName: user.fullName,
        payload: {
          name: user.fullName,
          byName: act.user.fullName,
          email,
          link: linkWith(forOld),
          takesEffectAt: takesEffectAt({ createdAt: now }).toISOString(),
        },
        dedupeKey: `address-asked ${oldHash}`,
        byId: act.who.userId,
        createdAt: now,
        nextAttemptAt: now,
      },
    ]),
    record(act, db, {
      kind: "account.address_asked",
      personId: user.id,
      subject: user.fullName,
      data: { before: { email: user.email }, after: { email } },
    }),
  ];
}
