import { deviceOf } from "#contracts/account/devices.ts";
import type { Db } from "#db/client.ts";
import { outbox } from "#db/schema.ts";
import type { Act, UserRow } from "#worker/core/act.ts";
import type { AccountChange } from "#worker/ports/mail/templates/account-change.ts";

/** Tells somebody of a change to how their account is got into, whoever made it; in the batch of the change. */
export function mailOfChange(
  act: Act,
  db: Db,
  user: Pick<UserRow, "id" | "email" | "fullName">,
  change: AccountChange,
) {
  const { userAgent, place, reference } = act.circumstances;
  return db.insert(outbox).values({
    template: "account-change",
    toEmail: user.email,
    toName: user.fullName,
    payload: {
      name: user.fullName,
      change,
      at: act.now.toISOString(),
      device: deviceOf(userAgent),
      place,
    },
    dedupeKey: `account-change ${change} ${user.id} ${reference}`,
    createdAt: act.now,
    nextAttemptAt: act.now,
  });
}
