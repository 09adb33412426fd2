import { and, eq, gt, sql } from "drizzle-orm";
import type * as z from "zod";

import type { SetUpInput } from "#contracts/auth/shapes.ts";
import { isZone } from "#contracts/core/wall-time.ts";
import { setUpCodes, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, CalledOff, Fault } from "#worker/core/fault.ts";
import { sha256 } from "#worker/core/session.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { credentialsChanged } from "./credentials-changed.ts";
import { afterFirstStep, type Entry } from "./internal/entry.ts";
import { triesOfNetwork } from "./internal/tries.ts";

const WRONG = "This is not the newest code, or it has been used or has expired";

/**
 * Makes the first administrator, or brings back one who is locked out, for a code that a command has printed. A code for
 * an address is good for that one; without an address, only while there is no administrator.
 */
export async function setUp(act: Act, input: z.output<typeof SetUpInput>): Promise<Entry> {
  const codeHash = await sha256(input.code);
  const tries = triesOfNetwork(act, "signIn");
  await tries.take();
  const [[code], [known], [kept]] = await act.read((db) => [
    db
      .select()
      .from(setUpCodes)
      .where(and(eq(setUpCodes.codeHash, codeHash), gt(setUpCodes.expiresAt, act.now))),
    db.select().from(users).where(eq(users.email, input.email)),
    settingQuery(db, SETTINGS.signInPolicy.key),
  ]);
  if (!code) throw badFields({ code: WRONG });
  if (code.email !== null && code.email !== input.email) {
    throw badFields({ email: "The code was made for another address" });
  }
  if (known?.role === "customer") throw badFields({ email: "This address belongs to an owner" });
  const { fullName, email } = input;
  const timeZone = isZone(input.timeZone) ? input.timeZone : "UTC";
  const account = { fullName, role: "admin", status: "active", removedAt: null } as const;
  const theirs = sql<number>`(select id from users where email = ${email})`;
  const { entry, statements } = await afterFirstStep(
    act,
    { user: { id: theirs, fullName, role: "admin" }, confirmedAt: null, policy: kept?.value, mustUse: null },
    true,
    "printed code",
  );
  try {
    const results = await act.write((db) => [
      onlyIf(
        db,
        code.email === null
          ? sql`exists (select 1 from set_up_codes where code_hash = ${codeHash}) and not exists (select 1 from users where role = 'admin' and status = 'active' and removed_at is null)`
          : sql`exists (select 1 from set_up_codes where code_hash = ${codeHash})`,
      ),
      db.delete(setUpCodes),
      // Whoever has lost the account has lost its app, and may not be alone in it.
      ...credentialsChanged(act, db, theirs, "everything"),
      db
        .insert(users)
        .values({ ...account, email, timeZone, createdAt: act.now })
        .onConflictDoUpdate({
          target: users.email,
          set: { ...account, version: sql`${users.version} + 1` },
        }),
      ...statements(db),
      db.select().from(users).where(eq(users.email, email)),
    ]);
    const [user] = results.at(-1) as (typeof users.$inferSelect)[];
    if (!user) throw new Fault("internal");
    await tries.giveBack();
    return { ...entry, user };
  } catch (error) {
    if (error instanceof CalledOff) throw badFields({ code: WRONG });
    throw error;
  }
}
