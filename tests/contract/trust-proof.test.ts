import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { MINUTE_MS } from "#contracts/core/durations.ts";
import { authenticators, outbox, passwords, sessions, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { codeOf } from "#tests/support/authenticator.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const NEXT = "correct horse battery";
const userId = DEMO_ACCOUNTS.owner;

let portal: Portal;
let thief: Actor;
let email: string;
beforeAll(async () => {
  // Nobody takes the mail there; it is read from the outbox.
  portal = await aPortal("accounts", { SMTP_URL: "smtp://127.0.0.1:9" });
  email = (await portal.db.select().from(users).where(eq(users.id, userId)))[0]?.email ?? "";
});
beforeEach(async () => {
  await portal.forgetTries();
  await portal.db.delete(passwords).where(eq(passwords.userId, userId));
  await portal.db.delete(authenticators).where(eq(authenticators.userId, userId));
  thief = await portal.owner();
});
afterAll(() => portal.stop());

const fieldsOf = (error: unknown) => (error as { data?: { fields?: object } }).data?.fields;
const refused = (asked: Promise<unknown>) => asked.then(() => null, fieldsOf);
const mailedCode = async () => {
  const rows = await portal.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.template, "fresh-proof"), eq(outbox.toEmail, email)))
    .orderBy(outbox.id);
  return String(rows.at(-1)?.payload["code"]);
};

describe("an open session that somebody else has found", () => {
  test("[TRUST-11] sets no first password without a code from the owner's mail", async () => {
    expect((await thief.trpc.account.find.query({})).proofBy).toBe("mail");
    for (const proof of ["", "123456"])
      expect(await refused(thief.trpc.account.setPassword.mutate({ next: NEXT, proof }))).toHaveProperty(
        "proof",
      );
    expect(await portal.db.select().from(passwords).where(eq(passwords.userId, userId))).toEqual([]);
    await thief.trpc.account.askForProof.mutate({});
    const proof = await mailedCode();
    // In another session the code is worth nothing.
    const other = await portal.owner();
    expect(await refused(other.trpc.account.setPassword.mutate({ next: NEXT, proof }))).toHaveProperty(
      "proof",
    );
    const account = await thief.trpc.account.setPassword.mutate({ next: NEXT, proof });
    expect(account.passwordChangedAt).not.toBeNull();
  });

  test("[TRUST-11] sets up no authenticator without a code from the mail, or the password where there is one", async () => {
    const { secret } = await thief.trpc.account.newAuthenticator.mutate({});
    const code = await codeOf(secret);
    expect(await refused(thief.trpc.account.confirmAuthenticator.mutate({ code }))).toHaveProperty("proof");
    await thief.trpc.account.askForProof.mutate({});
    await thief.trpc.account.setPassword.mutate({ next: NEXT, proof: await mailedCode() });
    const wrong = thief.trpc.account.confirmAuthenticator.mutate({ code, proof: "not the password" });
    expect(await refused(wrong)).toHaveProperty("proof");
    const done = await thief.trpc.account.confirmAuthenticator.mutate({ code, proof: NEXT });
    expect(done.recoveryCodes).not.toEqual([]);
  });

  test("[TRUST-11] guesses five codes and no more, and a code works once and for ten minutes", async () => {
    await thief.trpc.account.askForProof.mutate({});
    const proof = await mailedCode();
    const wrong = proof === "000000" ? "000001" : "000000";
    for (let round = 0; round < 5; round++)
      await refused(thief.trpc.account.setPassword.mutate({ next: NEXT, proof: wrong }));
    const last = await thief.trpc.account.setPassword
      .mutate({ next: NEXT, proof })
      .catch((error: unknown) => (error as { data: { httpStatus: number } }).data.httpStatus);
    expect(last).toBe(429);
  });

  test("[TRUST-12] is over once its owner has set a password, an app, or turned one off elsewhere", async () => {
    const owner = await portal.owner();
    const isOut = async () => (await thief.get("/api/user")).status === 401;
    await owner.trpc.account.askForProof.mutate({});
    await owner.trpc.account.setPassword.mutate({ next: NEXT, proof: await mailedCode() });
    expect(await isOut()).toBe(true);
    thief = await portal.owner();
    const { secret } = await owner.trpc.account.newAuthenticator.mutate({});
    await owner.trpc.account.confirmAuthenticator.mutate({ code: await codeOf(secret, 1), proof: NEXT });
    expect(await isOut()).toBe(true);
    thief = await portal.owner();
    await owner.trpc.account.removeAuthenticator.mutate({ code: await codeOf(secret) });
    expect(await isOut()).toBe(true);
    expect((await owner.get("/api/user")).status).toBe(200);
  });
});

test("[TRUST-11] where no mail is sent, a sign-in of a moment ago is the proof, and an older one is not", async () => {
  const silent = await aPortal("accounts");
  try {
    const owner = await silent.owner();
    expect((await owner.trpc.account.find.query({})).proofBy).toBe("recent");
    await silent.db.update(sessions).set({ createdAt: new Date(Date.now() - 11 * MINUTE_MS) });
    const late = await owner.trpc.account.setPassword.mutate({ next: NEXT }).catch((error: unknown) => error);
    expect((late as Error).message).toContain("sign out and in again");
    await silent.db.update(sessions).set({ createdAt: new Date() });
    expect((await owner.trpc.account.setPassword.mutate({ next: NEXT })).passwordChangedAt).not.toBeNull();
  } finally {
    await silent.stop();
  }
});
