import { and, eq, isNull, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { addressChanges } from "#db/schema.ts";
import type { Act, UserRow } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";

/** Ends what an account waits for: its owner objects, or whoever asked takes it back. */
export function endedAddressChange(
  act: Act,
  db: Db,
  user: Pick<UserRow, "id" | "fullName">,
): readonly [Statement, ...Statement[]] {
  const isTheirs = and(
    eq(addressChanges.userId, user.id),
    isNull(addressChanges.doneAt),
    isNull(addressChanges.endedAt),
  );
  return [
    onlyIf(db, sql`exists (select 1 from address_changes where ${isTheirs})`),
    db.update(addressChanges).set({ endedAt: act.now }).where(isTheirs),
    record(act, db, { kind: "account.address_refused", personId: user.id, subject: user.fullName }),
  ];
}
