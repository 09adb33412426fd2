import { and, eq } from "drizzle-orm";
import type * as z from "zod";

import type { PasswordInput } from "#contracts/auth/shapes.ts";
import { passwords, users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields, CalledOff } from "#worker/core/fault.ts";
import { isPassword } from "#worker/core/password.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { afterFirstStep, type Entry, mayEnter, standingQuery } from "./internal/entry.ts";
import { triesOfNetwork } from "./internal/tries.ts";
import { noteRefusal } from "./redeem-mail.ts";

/** @throws Fault `invalid_input`, the same for an unknown address, an account without a password and a wrong one. */
export async function signInByPassword(act: Act, input: z.output<typeof PasswordInput>): Promise<Entry> {
  const tries = triesOfNetwork(act, "signIn");
  await tries.take();
  const [[standing], [kept]] = await act.read((db) => [
    standingQuery(db, eq(users.email, input.email)),
    db
      .select({ hash: passwords.hash })
      .from(passwords)
      .innerJoin(users, and(eq(users.id, passwords.userId), eq(users.email, input.email))),
  ]);
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
  await tries.giveBack();
  return entry;
}
