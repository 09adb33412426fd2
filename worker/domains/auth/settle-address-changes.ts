import { and, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";

import { ADDRESS_CHANGE_HOURS } from "#contracts/auth/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import { openDb } from "#db/client.ts";
import { addressChanges, users } from "#db/schema.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { isCalledOff, withPatience } from "#worker/core/writing.ts";

import { addressEffect } from "./internal/address-effect.ts";

/** What is left over the next run takes. */
const AT_ONCE = 20;

/** Lets those changes of address happen that are confirmed and have heard no objection; ends those that nobody confirmed. */
export async function settleAddressChanges(env: Env, now: Date): Promise<void> {
  const origin = env.PUBLIC_ORIGIN;
  if (origin === undefined) return;
  const connection = connectionOf(env);
  const silentSince = new Date(now.getTime() - ADDRESS_CHANGE_HOURS.objection * HOUR_MS);
  const isOpen = and(isNull(addressChanges.doneAt), isNull(addressChanges.endedAt));
  const [, due] = await openDb(connection, "write").batch([
    openDb(connection, "write")
      .update(addressChanges)
      .set({ endedAt: now })
      .where(and(isOpen, isNull(addressChanges.confirmedAt), lte(addressChanges.expiresAt, now))),
    openDb(connection, "write")
      .select({
        change: addressChanges,
        user: { id: users.id, email: users.email, fullName: users.fullName },
      })
      .from(addressChanges)
      .innerJoin(users, eq(users.id, addressChanges.userId))
      .where(and(isOpen, isNotNull(addressChanges.confirmedAt), lte(addressChanges.createdAt, silentSince)))
      .orderBy(sql`${addressChanges.createdAt}`)
      .limit(AT_ONCE),
  ]);
  const by = { now, circumstances: { claims: null, reference: "schedule", ip: null } };
  for (const found of due) {
    try {
      const effect = await addressEffect(by, found, origin);
      const told = await withPatience(async () => {
        const db = openDb(connection, "write");
        const statements = effect(db);
        return newsIn(statements, await db.batch(statements as never));
      });
      await publish(env, told);
    } catch (error) {
      // The address is somebody else's by now, or another run was faster.
      if (!isCalledOff(error)) throw error;
    }
  }
}
