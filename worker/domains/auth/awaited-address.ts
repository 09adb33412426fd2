import { and, type Column, eq, isNull } from "drizzle-orm";

import type { AwaitedAddress } from "#contracts/auth/address-change-shapes.ts";
import { ADDRESS_CHANGE_HOURS } from "#contracts/auth/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import { addressChanges } from "#db/schema.ts";

export type AddressChangeRow = typeof addressChanges.$inferSelect;

/** Joins what an account waits for; there is one at a time. */
export const isAwaitedBy = (userId: Column) =>
  and(eq(addressChanges.userId, userId), isNull(addressChanges.doneAt), isNull(addressChanges.endedAt));

/** From here on nothing more is heard of the address of now. */
export const takesEffectAt = ({ createdAt }: Pick<AddressChangeRow, "createdAt">): Date =>
  new Date(createdAt.getTime() + ADDRESS_CHANGE_HOURS.objection * HOUR_MS);

export function toAwaitedAddress(row: AddressChangeRow | null): AwaitedAddress | null {
  if (!row) return null;
  const { toEmail, confirmedAt } = row;
  return { email: toEmail, confirmedAt, takesEffectAt: confirmedAt && takesEffectAt(row) };
}
