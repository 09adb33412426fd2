import { and, eq, isNull, sql } from "drizzle-orm";

import { users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import type { Mutable } from "#worker/ports/mail/letter.ts";

import { channelOf } from "./internal/channel.ts";

/** The address of the reader of a mail; null where nobody is mailed any longer. */
export async function readersAddress(act: Act, { userId }: Mutable): Promise<string | null> {
  const [[reader]] = await act.read((db) => [
    db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.removedAt))),
  ]);
  return reader?.email ?? null;
}

/**
 * Leaves news of these kinds to the portal alone, or brings them back as they came; whoever reads the mail may say so. What
 * its reader has chosen otherwise meanwhile stays, and saying it again changes nothing.
 */
export async function stopMail(
  act: Act,
  { userId, channel, kinds }: Mutable,
  isStopped: boolean,
): Promise<void> {
  const [from, to] = isStopped ? ([channel, "portal"] as const) : (["portal", channel] as const);
  await act.write((db) => [
    db.select({ id: users.id }).from(users).where(eq(users.id, userId)),
    ...kinds.map((kind) =>
      db.run(
        sql`insert into notification_preferences (user_id, kind, channel, updated_at) select users.id, ${kind}, ${to}, ${act.now.getTime()} from users where users.id = ${userId} and ${channelOf(kind)} = ${from} on conflict (user_id, kind) do update set channel = excluded.channel, updated_at = excluded.updated_at`,
      ),
    ),
  ]);
}
