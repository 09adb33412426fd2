import { and, eq, isNull } from "drizzle-orm";

import type { AddressChangeAnswer, AddressChangePreview } from "#contracts/auth/address-change-shapes.ts";
import { addressChanges } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { sha256 } from "#worker/core/session.ts";

import { takesEffectAt } from "./awaited-address.ts";
import { endedAddressChange } from "./ended-address-change.ts";
import { addressChangeQuery, addressEffect, addressUndone, type Found } from "./internal/address-effect.ts";

const OVER = new Fault("wrong_state", "This change is over, or has been replaced by another one.");

/** Only looks: mail scanners open links too. @throws Fault `not_found` for a token that is none */
export async function previewAddressChange(
  act: Act,
  { token }: { token: string },
): Promise<AddressChangePreview> {
  const { found, side } = await findBy(act, token);
  return previewOf(found, side, act.now);
}

/**
 * What one side says to a change of address: the new one confirms, the old one agrees or objects. It happens once the new
 * one has confirmed and the old one has agreed or had its time. An objection ends it, and takes back what has happened.
 * @throws Fault `not_found` for a token that is none; `wrong_state` for a change that is over; `invalid_input` for what is
 * the other side's to say
 */
export async function answerAddressChange(
  act: Act,
  { token, answer }: AddressChangeAnswer,
): Promise<AddressChangePreview> {
  const { found, side } = await findBy(act, token);
  if ((answer === "confirm") !== (side === "new"))
    throw new Fault("invalid_input", "That is the other address's to say.");
  const { change } = found;
  const before = previewOf(found, side, act.now);
  if (answer === "object" ? !before.canObject : before.state === "over") throw OVER;
  if (answer !== "object" && before.state !== "waiting") return before;
  const said = {
    ...change,
    ...(answer === "object" && { endedAt: act.now }),
    ...(answer === "confirm" && { confirmedAt: act.now }),
    ...(answer === "agree" && { agreedAt: act.now }),
  };
  const isDue =
    answer !== "object" &&
    said.confirmedAt !== null &&
    (said.agreedAt !== null || takesEffectAt(change) <= act.now);
  const effect = await addressEffect(act, { ...found, change: said }, act.circumstances.origin);
  try {
    await act.write((db) => {
      if (answer === "object") {
        return change.doneAt ? addressUndone(act, db, found) : endedAddressChange(act, db, found.user);
      }
      const isOpen = and(isNull(addressChanges.doneAt), isNull(addressChanges.endedAt));
      return [
        db
          .update(addressChanges)
          .set({ confirmedAt: said.confirmedAt, agreedAt: said.agreedAt })
          .where(and(eq(addressChanges.id, change.id), isOpen)),
        ...(isDue ? effect(db) : []),
      ] as const;
    });
  } catch (error) {
    if (error instanceof CalledOff) throw OVER;
    throw error;
  }
  sendSoon(act);
  return previewOf({ ...found, change: { ...said, ...(isDue && { doneAt: act.now }) } }, side, act.now);
}

async function findBy(act: Act, token: string): Promise<{ found: Found; side: "new" | "old" }> {
  const hash = await sha256(token);
  const [[found]] = await act.read((db) => [addressChangeQuery(db, hash)]);
  if (!found) throw new Fault("not_found");
  return { found, side: found.change.newHash === hash ? "new" : "old" };
}

function previewOf({ change }: Found, side: "new" | "old", now: Date): AddressChangePreview {
  const { toEmail, confirmedAt, agreedAt, doneAt, endedAt, expiresAt, undoUntil } = change;
  const isOver = endedAt !== null || (doneAt === null && confirmedAt === null && expiresAt <= now);
  const said = side === "new" ? confirmedAt : agreedAt;
  return {
    side,
    state: isOver ? "over" : doneAt ? "done" : said ? "answered" : "waiting",
    email: toEmail,
    takesEffectAt: isOver || doneAt ? null : takesEffectAt(change),
    canObject: side === "old" && !isOver && (doneAt === null || (undoUntil !== null && undoUntil > now)),
  };
}
