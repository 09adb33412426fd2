import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { Account, AccountPatch } from "#contracts/account/shapes.ts";
import { users } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { accountQuery, toAccount } from "./internal/account.ts";

/** @throws Fault `stale_version` where the account was changed meanwhile, by its owner elsewhere or by an administrator. */
export async function updateAccount(
  act: Act,
  { version, ...next }: z.output<typeof AccountPatch>,
): Promise<Account> {
  await act.prove();
  const { id } = act.user;
  const { before, after, isNothing } = changedOf(act.user, next);
  if (isNothing && act.user.version === version)
    return toAccount(act, answerOf(await act.read((db) => [accountQuery(db, id)])));
  try {
    const results = await act.write((db) => [
      onlyIf(db, sql`exists (select 1 from users where id = ${id} and version = ${version})`),
      db
        .update(users)
        .set({ ...next, version: version + 1 })
        .where(and(eq(users.id, id), eq(users.version, version))),
      record(act, db, {
        kind: "account.updated",
        personId: id,
        subject: next.fullName,
        data: { before, after },
      }),
      accountQuery(db, id),
    ]);
    return toAccount(act, answerOf(results));
  } catch (error) {
    if (error instanceof CalledOff) throw new Fault("stale_version");
    throw error;
  }
}
