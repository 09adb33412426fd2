import { eq } from "drizzle-orm";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import type { Db } from "#db/client.ts";
import { addressChanges, authenticators, passwords } from "#db/schema.ts";
import { hashPassword } from "#worker/core/password.ts";
import { newToken, sha256 } from "#worker/core/session.ts";

import { ACCOUNT_EXAMPLES } from "./account-examples.ts";
import type { Actor } from "./actor.ts";
import { anApp, codeOf } from "./authenticator.ts";

const userId = DEMO_ACCOUNTS.administrator;
const PRESENT = "the present password";

/** A change of address that waits. @returns the token of the address of now */
export async function anAddressChange(db: Db, ofUser: number): Promise<{ token: string }> {
  const token = newToken();
  await db.delete(addressChanges).where(eq(addressChanges.userId, ofUser));
  await db.insert(addressChanges).values({
    userId: ofUser,
    fromEmail: "before@example.com",
    toEmail: "after@example.com",
    newHash: await sha256(`${token} new`),
    oldHash: await sha256(token),
    askedById: ofUser,
    expiresAt: new Date(Date.now() + DAY_MS),
  });
  return { token };
}

/** What changes of one's own account can be called with; made right before the call. */
export function accountReady(
  administrator: () => Actor,
  database: () => Db,
  another: () => Promise<unknown>,
  forgetTries: () => Promise<void>,
): Readonly<Record<string, () => Promise<Record<string, unknown>>>> {
  const withoutApp = async () => {
    await forgetTries();
    await database().delete(authenticators).where(eq(authenticators.userId, userId));
    await database().delete(passwords).where(eq(passwords.userId, userId));
  };
  const withApp = async () => {
    await withoutApp();
    const { secret } = await anApp(administrator());
    return { code: await codeOf(secret) };
  };
  const withPassword = async () => {
    await forgetTries();
    const row = { userId, hash: await hashPassword(PRESENT), changedAt: new Date() };
    await database().insert(passwords).values(row).onConflictDoUpdate({ target: passwords.userId, set: row });
    return { current: PRESENT };
  };
  return {
    "account.update": async () => {
      const { version } = await administrator().trpc.account.find.query({});
      return { ...ACCOUNT_EXAMPLES["account.update"]?.(), version };
    },
    "account.setPassword": async () => ({ ...(await withPassword()), next: "correct horse battery" }),
    "account.removePassword": withPassword,
    "account.endSession": async () => {
      await another();
      const devices = await administrator().trpc.account.devices.query({});
      return { sessionId: devices.find(({ isThis }) => !isThis)?.id };
    },
    "account.askForProof": async () => {
      await forgetTries();
      return {};
    },
    "account.askForAddress": async () => {
      await withoutApp();
      const { current: proof } = await withPassword();
      await database().delete(addressChanges).where(eq(addressChanges.userId, userId));
      return { ...ACCOUNT_EXAMPLES["account.askForAddress"]?.(), proof };
    },
    "account.objectToAddress": async () => {
      await anAddressChange(database(), userId);
      return {};
    },
    "auth.previewAddressChange": () => anAddressChange(database(), userId),
    "auth.answerAddressChange": async () => ({
      ...(await anAddressChange(database(), userId)),
      answer: "object",
    }),
    "account.endOtherSessions": () => Promise.resolve({}),
    "account.newAuthenticator": async () => {
      await withoutApp();
      return {};
    },
    "account.confirmAuthenticator": async () => {
      await withoutApp();
      const { secret } = await administrator().trpc.account.newAuthenticator.mutate({});
      return { code: await codeOf(secret) };
    },
    "settings.setSignInPolicy": async () => {
      await withApp();
      const { version } = await administrator().trpc.settings.signInPolicy.query({});
      return { isSecondFactorRequired: true, version };
    },
    "account.renewRecoveryCodes": withApp,
    "account.removeAuthenticator": withApp,
  };
}
