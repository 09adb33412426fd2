import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import type { Enrolment, SecondStepAnswer } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { newSetUpCode } from "#db/administrator.ts";
import { activity, authenticators, settings, users } from "#db/schema.ts";
import { anApp, codeOf } from "#tests/support/authenticator.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";

const { administrator, staff: staffId, owner: ownerId } = DEMO_ACCOUNTS;

let portal: Portal;
const emails = new Map<number, string>();
beforeAll(async () => {
  portal = await aPortal("accounts");
  for (const { id, email } of await portal.db.select().from(users)) emails.set(id, email);
});
beforeEach(async () => {
  await portal.forgetTries();
  await portal.db.delete(authenticators);
  await portal.db.delete(settings).where(eq(settings.key, "security"));
});
afterAll(() => portal.stop());

async function firstStep(userId: number) {
  const stranger = new Stranger(portal);
  const { browser, code } = await stranger.mailed(emails.get(userId) ?? "");
  const answer = await stranger.post("sign-in/code", { browser, code });
  return { stranger, answer, owes: answer.json().owes };
}

test("[ACCT-08] asking for a second step ends the sessions of colleagues without one at their next request, and of nobody else", async () => {
  const [admin, staff, owner] = [await portal.admin(), await portal.staff(), await portal.owner()];
  const tooSoon = await admin.trpc.settings.setSignInPolicy
    .mutate({ isSecondFactorRequired: true, version: 0 })
    .catch((error: unknown) => error);
  expect((tooSoon as Error).message).toBe("Set up your own second step first, so that you are not shut out.");
  await anApp(admin);
  await admin.trpc.settings.setSignInPolicy.mutate({ isSecondFactorRequired: true, version: 0 });
  const statuses = await Promise.all(
    [admin, staff, owner].map(async (actor) => (await actor.get("/api/user")).status),
  );
  expect(statuses).toEqual([200, 401, 200]);
  expect((await firstStep(ownerId)).owes).toBeNull();
  const stale = await admin.trpc.settings.setSignInPolicy
    .mutate({ isSecondFactorRequired: false, version: 0 })
    .catch((error: unknown) => error);
  expect((stale as { data: { httpStatus: number } }).data.httpStatus).toBe(409);
  const entries = await portal.db.select().from(activity).where(eq(activity.kind, "setting.changed"));
  expect(entries.at(-1)?.data).toEqual({
    before: { isSecondFactorRequired: false },
    after: { isSecondFactorRequired: true },
  });
});

test("[ACCT-08] whoever has none sets it up before anything else, and cannot turn it off while it is asked for", async () => {
  const admin = await portal.admin();
  await anApp(admin);
  await admin.trpc.settings.setSignInPolicy.mutate({ isSecondFactorRequired: true, version: 0 });
  const { stranger, answer, owes } = await firstStep(staffId);
  expect([owes?.step, answer.headers.get("set-cookie")]).toEqual(["enrolment", null]);
  const token = owes?.token ?? "";
  const { secret } = (await stranger.post<Enrolment>("second-step/app", { token })).json();
  const entered = await stranger.post<SecondStepAnswer>("second-step", {
    token,
    code: await codeOf(secret),
  });
  expect(entered.json().recoveryCodes).toHaveLength(10);
  const staff = stranger.session(entered);
  const kept = await staff.trpc.account.removeAuthenticator
    .mutate({ code: entered.json().recoveryCodes[0] ?? "" })
    .catch((error: unknown) => error);
  expect((kept as Error).message).toBe("Your company asks for the second step: it cannot be turned off.");
  expect((await staff.trpc.account.find.query({})).secondFactor).toMatchObject({
    isRequired: true,
    codesLeft: 10,
  });
  await admin.trpc.settings.setSignInPolicy.mutate({ isSecondFactorRequired: false, version: 1 });
  await staff.trpc.account.removeAuthenticator.mutate({ code: entered.json().recoveryCodes[0] ?? "" });
});

test("[ACCT-08] [AUTH-16] an administrator who is brought back by a printed code sets up a new app first", async () => {
  const admin = await portal.admin();
  await anApp(admin);
  await admin.trpc.settings.setSignInPolicy.mutate({ isSecondFactorRequired: true, version: 0 });
  const email = emails.get(administrator) ?? "";
  const code = (await newSetUpCode({ url: portal.databaseUrl }, email)) ?? "";
  const stranger = new Stranger(portal);
  const answer = await stranger.post("set-up", { code, email, fullName: "Anna Lindqvist", timeZone: "UTC" });
  expect([answer.json().owes?.step, answer.headers.get("set-cookie")]).toEqual(["enrolment", null]);
  expect((await admin.get("/api/user")).status).toBe(401);
});

test("[AUTH-11] a colleague whom an administrator suspends is out at the next request", async () => {
  const [admin, staff] = [await portal.admin(), await portal.staff()];
  expect((await staff.get("/api/user")).status).toBe(200);
  await admin.trpc.admin.setStatus.mutate({ colleagueIds: [staffId], status: "inactive" });
  for (const path of ["/api/user", "/api/tasks", "/files/1"]) {
    expect([path, (await staff.get(path)).status]).toEqual([path, 401]);
  }
  await admin.trpc.admin.setStatus.mutate({ colleagueIds: [staffId], status: "active" });
  // Back is the account, not the session: that one was ended for good.
  expect((await staff.get("/api/user")).status).toBe(401);
});
