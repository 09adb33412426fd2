import { and, eq } from "drizzle-orm";
import type * as z from "zod";

import type { PasswordInput } from "#contracts/auth/shapes.ts";
import { passwords, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, CalledOff, Fault } from "#worker/core/fault.ts";
import { isPassword } from "#worker/core/password.ts";
import { canMail } from "#worker/core/services.ts";
import { sha256 } from "#worker/core/session.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { afterFirstStep, type Entry, mayEnter, standingQuery } from "./internal/entry.ts";
import { type Tries, triesOf, triesOfNetwork } from "./internal/tries.ts";
import { browserOf } from "./known-browser.ts";
import { noteRefusal } from "./redeem-mail.ts";

const TOO_MANY = "Too many wrong passwords were tried for this address.";
const BY_MAIL = `${TOO_MANY} Please sign in with a mailed link, which works at once.`;
const LATER = `${TOO_MANY} Please try again later, or from a browser in which you have come in before.`;

/**
 * Guesses at one address are bounded, from however many networks they come; those of a browser in which its owner has come
 * in before are counted apart, so that no stranger shuts them out, and a mailed link leads in either way.
 * @param browser what the browser keeps, see `known-browser.ts`
 * @throws Fault `invalid_input`, the same for an unknown address, an account without a password and a wrong one;
 * `rate_limited`, the same too
 */
export async function signInByPassword(
  act: Act,
  input: z.output<typeof PasswordInput>,
  browser: string | null,
): Promise<Entry> {
  const tries = triesOfNetwork(act, "signIn");
  await tries.take();
  const [[standing], [kept]] = await act.read((db) => [
    standingQuery(db, eq(users.email, input.email)),
    db
      .select({ hash: passwords.hash })
      .from(passwords)
      .innerJoin(users, and(eq(users.id, passwords.userId), eq(users.email, input.email))),
  ]);
  const known = standing && (await browserOf(act.circumstances.vault, standing.user.id, browser));
  const guesses = guessesOf(act, known ? `browser ${known}` : await sha256(input.email));
  await guesses.take();
  const isRight = await isPassword(input.password, kept?.hash ?? null);
  if (!standing || !isRight) {
    act.circumstances.afterwards(noteRefusal(act, standing?.user.id ?? null));
    throw badFields({ password: "Address and password do not belong together" });
  }
  const { entry, statements } = await afterFirstStep(act, standing, input.isRemembered, "password");
  try {
    await act.write((db) => [onlyIf(db, mayEnter(standing.user.id)), ...statements(db)]);
  } catch (error) {
    if (error instanceof CalledOff)
      throw badFields({ password: "Address and password do not belong together" });
    throw error;
  }
  await Promise.all([tries.giveBack(), guesses.giveBack()]);
  return entry;
}

function guessesOf(act: Act, whose: string): Tries {
  const tries = triesOf(act, "password", whose);
  const take = async () => {
    try {
      await tries.take();
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      const { code, retryAfter } = error;
      throw new Fault(code, canMail(act) ? BY_MAIL : LATER, undefined, undefined, retryAfter);
    }
  };
  return { ...tries, take };
}
