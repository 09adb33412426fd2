import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import type { SecondStepAnswer } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS, RECOVERY_CODES } from "#contracts/auth/terms.ts";
import type { ContactShown } from "#contracts/settings/contact-shapes.ts";
import {
  activity,
  authenticators,
  outbox,
  recoveryCodes as recoveryCodeRows,
  secondSteps,
  users,
} from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { anApp, codeOf, confirmed } from "#tests/support/authenticator.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";
import { SESSION_SECRET } from "#tests/support/worker.ts";
import { vaultOf } from "#worker/core/vault.ts";

const staffId = DEMO_ACCOUNTS.staff;

let portal: Portal;
let staff: Actor;
let email: string;
beforeAll(async () => {
  portal = await aPortal("accounts");
  const [row] = await portal.db.select().from(users).where(eq(users.id, staffId));
  email = row?.email ?? "";
});
beforeEach(async () => {
  await portal.forgetTries();
  await portal.db.delete(authenticators);
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const fieldsOf = (error: unknown) => (error as { data: { fields: unknown } }).data.fields;
const WRONG = { code: "This code is not right, or has been used" };

/** A first step that is proven, and what it owes. */
async function firstStep(stranger = new Stranger(portal)) {
  const { browser, code } = await stranger.mailed(email);
  const answer = await stranger.post("sign-in/code", { browser, code });
  return { stranger, answer, owes: answer.json().owes };
}
const second = (stranger: Stranger, token: string, code: string) =>
  stranger.post<SecondStepAnswer>("second-step", { token, code });
const mailed = async () =>
  (
    await portal.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.template, "account-change"), eq(outbox.toEmail, email)))
      .orderBy(outbox.id)
  ).map(({ payload }) => payload["change"]);

describe("an authenticator app", () => {
  test("[ACCT-04] counts once a code of it was shown, and then every sign-in owes its code", async () => {
    const { secret, uri } = await staff.trpc.account.newAuthenticator.mutate({});
    expect(uri).toBe(
      `otpauth://totp/Pet%20Travel%20Portal:${encodeURIComponent(email)}?secret=${secret}&issuer=Pet%20Travel%20Portal`,
    );
    expect((await firstStep()).owes).toBeNull();
    const wrong = await staff.trpc.account.confirmAuthenticator
      .mutate({ code: (await codeOf(secret)) === "000000" ? "111111" : "000000" })
      .catch((error: unknown) => error);
    expect(fieldsOf(wrong)).toEqual(WRONG);
    const recoveryCodes = await confirmed(staff, secret);
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    expect((await staff.trpc.account.find.query({})).secondFactor).toMatchObject({
      codesLeft: RECOVERY_CODES,
    });
    const { stranger, answer, owes } = await firstStep();
    expect([owes?.step, answer.headers.get("set-cookie")]).toEqual(["code", null]);
    const entered = await second(stranger, owes?.token ?? "", await codeOf(secret));
    expect((await stranger.session(entered).get("/api/user")).status).toBe(200);
    expect(entered.json().recoveryCodes).toEqual([]);
    expect((await mailed()).at(-1)).toBe("second_factor_on");
    const again = await staff.trpc.account.newAuthenticator.mutate({}).catch((error: unknown) => error);
    expect((again as Error).message).toBe("The second step is on already.");
  });

  test("[AUTH-10] a code that has let in lets nobody in again, at the door or in the account", async () => {
    const { secret } = await anApp(staff);
    // The half minute may turn over while this runs: the code is of one instant.
    const now = Date.now();
    const code = await codeOf(secret, 0, now);
    const one = await firstStep();
    expect((await second(one.stranger, one.owes?.token ?? "", code)).status).toBe(200);
    const two = await firstStep();
    const replayed = await second(two.stranger, two.owes?.token ?? "", code);
    expect([replayed.status, replayed.text]).toEqual([400, `code: ${WRONG.code}`]);
    const older = await second(two.stranger, two.owes?.token ?? "", await codeOf(secret, 1, now));
    expect(older.status).toBe(400);
    const inside = await staff.trpc.account.renewRecoveryCodes
      .mutate({ code })
      .catch((error: unknown) => error);
    expect(fieldsOf(inside)).toEqual(WRONG);
    const next = await second(two.stranger, two.owes?.token ?? "", await codeOf(secret, -1, now));
    expect(next.status).toBe(200);
  });

  test("[AUTH-10] one code sent four times at once makes one session", async () => {
    const { secret } = await anApp(staff);
    const { stranger, owes } = await firstStep();
    const code = await codeOf(secret);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => second(stranger, owes?.token ?? "", code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("[AUTH-10] of a minute before is too old, of a minute ahead too early", async () => {
    const { secret } = await anApp(staff);
    const { stranger, owes } = await firstStep();
    const inMiddle = Date.now();
    for (const before of [4, -4]) {
      const code = await codeOf(secret, before, inMiddle);
      expect((await second(stranger, owes?.token ?? "", code)).status).toBe(400);
    }
  });
});

describe("a recovery code", () => {
  test("[ACCT-05] lets in once, however it is typed, and is told by mail and in the record", async () => {
    const { recoveryCodes } = await anApp(staff);
    const [code = ""] = recoveryCodes;
    const one = await firstStep();
    const entered = await second(one.stranger, one.owes?.token ?? "", ` ${code.toLowerCase()} `);
    expect(entered.status).toBe(200);
    const two = await firstStep();
    expect((await second(two.stranger, two.owes?.token ?? "", code)).status).toBe(400);
    expect((await staff.trpc.account.find.query({})).secondFactor.codesLeft).toBe(RECOVERY_CODES - 1);
    expect((await mailed()).at(-1)).toBe("recovery_code_used");
    const kinds = (await portal.db.select().from(activity).where(eq(activity.personId, staffId))).map(
      ({ kind }) => kind,
    );
    expect(kinds).toContain("account.recovered");
  });

  test("[ACCT-05] of before is worth nothing once they were renewed, which takes a code", async () => {
    const { secret, recoveryCodes: old } = await anApp(staff);
    const renewed = await staff.trpc.account.renewRecoveryCodes.mutate({ code: await codeOf(secret) });
    expect(renewed.recoveryCodes.filter((code) => old.includes(code))).toEqual([]);
    const { stranger, owes } = await firstStep();
    expect((await second(stranger, owes?.token ?? "", old[0] ?? "")).status).toBe(400);
    expect((await second(stranger, owes?.token ?? "", renewed.recoveryCodes[0] ?? "")).status).toBe(200);
    expect(await mailed()).toContain("recovery_codes_renewed");
  });

  test("[ACCT-05] of another account is none", async () => {
    const { recoveryCodes } = await anApp(await portal.admin());
    await anApp(staff);
    const { stranger, owes } = await firstStep();
    expect((await second(stranger, owes?.token ?? "", recoveryCodes[0] ?? "")).status).toBe(400);
  });
});

describe("the second step", () => {
  test("[OWN-33] that is lost is helped by whom the company names, to nobody before the first step", async () => {
    await anApp(staff);
    const { stranger, owes } = await firstStep();
    const contactFor = (token: string) => stranger.post<ContactShown>("second-step/contact", { token });
    expect((await contactFor("A".repeat(43))).status).toBe(409);
    expect((await contactFor(owes?.token ?? "")).json()).toEqual(await staff.trpc.help.contact.query({}));
  });

  test("[AUTH-08] may be tried five times; then the right code is refused too", async () => {
    const { secret } = await anApp(staff);
    const { stranger, owes } = await firstStep();
    const right = await codeOf(secret);
    const wrong = right === "000000" ? "111111" : "000000";
    const statuses = [];
    for (let round = 0; round < 5; round++) {
      statuses.push((await second(stranger, owes?.token ?? "", wrong)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    const last = await second(new Stranger(portal), owes?.token ?? "", right);
    expect(last.status).toBe(429);
    // Beginning anew with the first step does not give five more.
    const again = await firstStep();
    expect((await second(again.stranger, again.owes?.token ?? "", wrong)).status).toBe(429);
  });

  test("[ACCT-06] takes ten minutes at most, works once, and not for an account that was suspended meanwhile", async () => {
    const { secret, recoveryCodes } = await anApp(staff);
    const late = await firstStep();
    await portal.db.update(secondSteps).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await second(late.stranger, late.owes?.token ?? "", await codeOf(secret))).status).toBe(409);
    const used = await firstStep();
    await second(used.stranger, used.owes?.token ?? "", await codeOf(secret));
    expect((await second(used.stranger, used.owes?.token ?? "", recoveryCodes[0] ?? "")).status).toBe(409);
    const out = await firstStep();
    await portal.db.update(users).set({ status: "inactive" }).where(eq(users.id, staffId));
    expect((await second(out.stranger, out.owes?.token ?? "", recoveryCodes[0] ?? "")).status).toBe(409);
    await portal.db.update(users).set({ status: "active" }).where(eq(users.id, staffId));
  });

  test("[ACCT-06] is turned off with a code, and then a first step is enough", async () => {
    const { secret } = await anApp(staff);
    const wrong = await staff.trpc.account.removeAuthenticator
      .mutate({ code: "ABCD-EFGH-IJKL-MNOP" })
      .catch((error: unknown) => error);
    expect(fieldsOf(wrong)).toEqual(WRONG);
    const after = await staff.trpc.account.removeAuthenticator.mutate({ code: await codeOf(secret) });
    expect(after.secondFactor).toEqual({ since: null, codesLeft: 0, isRequired: false });
    expect((await firstStep()).owes).toBeNull();
    expect((await mailed()).at(-1)).toBe("second_factor_off");
  });

  test("[AUTH-13] [TRUST-96] keeps the app's key encrypted and its recovery codes as hashes", async () => {
    const { secret, recoveryCodes } = await anApp(staff);
    const [row] = await portal.db.select().from(authenticators).where(eq(authenticators.userId, staffId));
    expect(row?.sealedSecret).not.toContain(secret);
    const kept = JSON.stringify([
      await portal.db.select().from(activity),
      await portal.db.select().from(outbox),
      row,
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))]) {
      expect(kept).not.toContain(text);
    }
    // With the database alone nobody tells a code by trying them.
    const hashes = (await portal.db.select().from(recoveryCodeRows)).map(({ codeHash }) => codeHash);
    const bare = recoveryCodes.map((code) => code.replaceAll("-", ""));
    const keyed = (secret: string) =>
      Promise.all(bare.map((code) => vaultOf(secret).sign(`recovery ${staffId} ${code}`)));
    expect(hashes).toEqual(expect.arrayContaining(await keyed(SESSION_SECRET)));
    const other = await keyed("another secret, which is as long as it has to be");
    expect(hashes.filter((hash) => other.includes(hash))).toEqual([]);
  });
});

describe("[ACCT-10] a colleague's lost app", () => {
  test("is taken off by an administrator: they are signed out, told, and let in without it", async () => {
    await anApp(staff);
    const admin = await portal.admin();
    const listed = async () =>
      (await admin.trpc.admin.colleagues.query({ limit: 200 })).items.find(({ id }) => id === staffId);
    expect(await listed()).toMatchObject({ hasSecondStep: true });
    await admin.trpc.admin.resetSecondStep.mutate({ colleagueId: staffId });
    expect(await listed()).toMatchObject({ hasSecondStep: false });
    expect((await staff.get("/api/user")).status).toBe(401);
    expect((await mailed()).at(-1)).toBe("second_factor_off");
    const { stranger, answer, owes } = await firstStep();
    expect(owes).toBeNull();
    expect((await stranger.session(answer).get("/api/user")).status).toBe(200);
    const again = await admin.send("DELETE", `/api/admin/colleagues/${staffId}/second-step`);
    expect(again.status).toBe(409);
  });

  test("is nobody else's to take: not a colleague's, and not one's own, which takes a code", async () => {
    await anApp(staff);
    const path = (id: number) => `/api/admin/colleagues/${id}/second-step`;
    expect((await staff.send("DELETE", path(DEMO_ACCOUNTS.administrator))).status).toBe(403);
    const admin = await portal.admin();
    expect((await admin.send("DELETE", path(DEMO_ACCOUNTS.administrator))).status).toBe(409);
    expect((await admin.send("DELETE", path(DEMO_ACCOUNTS.owner))).status).toBe(404);
  });
});
