import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { activity, outbox, users } from "#db/schema.ts";
import type { Answer } from "#tests/support/actor.ts";
import { anApp, codeOf } from "#tests/support/authenticator.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";

const PASSWORD = "canary-password-7f3a";
const NEXT_PASSWORD = "canary-password-next-91bd";
const PASSPORT = "XK4417093CANARY";
const CARD = "4242424242424242";

let portal: Portal;
const lines: string[] = [];
beforeAll(async () => {
  portal = await aPortal("demo", {}, (line) => lines.push(line));
});
afterAll(() => portal.stop());

test("[CANARY-01] what lets in, and what identifies, is in no log line, no refusal, no record and no mail that is not made for it", async () => {
  const [row] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
  const email = row?.email ?? "";
  const cookie = await portal.cookieOf(DEMO_ACCOUNTS.staff);
  const token = cookie.split("=")[1]?.split(".")[0] ?? "";
  const staff = await portal.signIn(DEMO_ACCOUNTS.staff);
  const admin = await portal.admin();
  const stranger = new Stranger(portal);
  const answers: Answer<unknown>[] = [];
  const keep = async (asked: Promise<Answer<unknown>>) => {
    const answer = await asked;
    answers.push(answer);
    return answer;
  };
  const json = (path: string, body: unknown, more: Record<string, string> = {}) =>
    keep(
      staff.request(path, {
        method: "POST",
        headers: { "content-type": "application/json", ...more },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    );

  // Passwords: set, wrong, changed, in a broken body and in an address.
  await staff.trpc.account.setPassword.mutate({ next: PASSWORD });
  await keep(stranger.post("sign-in/password", { email, password: `${PASSWORD} wrong` }));
  await json("/trpc/account.setPassword", { json: { current: NEXT_PASSWORD, next: NEXT_PASSWORD } });
  await json("/trpc/account.setPassword", `{"json":{"current":"${PASSWORD}"`);
  await json("/trpc/account.setPassword", { json: { current: PASSWORD, next: { [PASSWORD]: true } } });
  await staff.trpc.account.setPassword.mutate({ current: PASSWORD, next: NEXT_PASSWORD });
  await keep(staff.get(`/api/documents?q=${PASSPORT}&limit=${PASSWORD}`));
  await keep(staff.get(`/no-such-page/x?token=${token}`));

  // The second step: its key, its codes, and a token of a half-made sign-in.
  const { secret, recoveryCodes } = await anApp(staff, NEXT_PASSWORD);
  const mailed = await stranger.mailed(email);
  const first = await stranger.post("sign-in/code", { browser: mailed.browser, code: mailed.code });
  const owed = first.json().owes?.token ?? "";
  await keep(stranger.post("second-step", { token: owed, code: recoveryCodes[0]?.slice(0, 9) ?? "" }));
  await keep(stranger.post("second-step", { token: owed, code: `${recoveryCodes[1]}X` }));
  await stranger.post("second-step", { token: owed, code: recoveryCodes[2] ?? "" });
  await keep(stranger.post("second-step", { token: owed, code: await codeOf(secret) }));
  await keep(stranger.post("sign-in/link", { token: mailed.token }));
  await portal.forgetTries();

  // A key for programs, right and spoiled; a session's cookie, right and spoiled.
  const { key } = await admin.trpc.connections.create.mutate({
    name: "Accounting",
    scopes: ["billing:read"],
    days: 30,
    requestId: randomUUID(),
  });
  const asProgram = (authorization: string) =>
    keep(portal.anonymous.request("/api/invoices", { headers: { authorization } }));
  await asProgram(`Bearer ${key}`);
  await asProgram(`Bearer ${key}x`);
  await keep(portal.anonymous.request("/api/user", { headers: { cookie: `${cookie}x` } }));

  // A passport's number where it belongs, and a card's where it does not.
  const pet = await staff.trpc.workspaces.find.query({ workspaceId: 1 });
  await staff.trpc.workspaces.updatePet.mutate({
    workspaceId: 1,
    version: pet.pet.version,
    passportNumber: PASSPORT,
  });
  await json("/trpc/workspaces.updatePet", {
    json: { workspaceId: 1, version: pet.pet.version, passportNumber: PASSPORT },
  });
  await json("/api/tasks/1/payment", { cardNumber: CARD, cardToken: CARD.slice(0, 4), requestId: "no" });

  const invited = await staff.trpc.invites.inviteCustomer.mutate({
    workspaceId: 1,
    name: "Cy",
    email: "cy@example.com",
  });
  expect(invited.id).toBeGreaterThan(0);
  const mails = await portal.db.select().from(outbox).orderBy(outbox.id);
  const invitation = mails.find(
    ({ template, toEmail }) => template === "invitation" && toEmail === "cy@example.com",
  );
  const invitationToken = String(invitation?.payload["link"]).split("#")[1] ?? "";
  await keep(portal.anonymous.send("POST", "/api/invitations/preview", { token: invitationToken }));

  const canaries = {
    PASSWORD,
    NEXT_PASSWORD,
    PASSPORT,
    CARD,
    token,
    secret,
    key: key ?? "",
    owed,
    mailedToken: mailed.token,
    mailedBrowser: mailed.browser,
    invitationToken,
    recoveryCode: recoveryCodes[0] ?? "",
    usedCode: (recoveryCodes[2] ?? "").replaceAll("-", ""),
  };
  for (const [name, canary] of Object.entries(canaries))
    expect([name, canary.length > 8]).toEqual([name, true]);

  const record = JSON.stringify(await portal.db.select().from(activity));
  const otherMails = JSON.stringify(
    mails.filter(({ template }) => !["sign-in", "invitation"].includes(template)),
  );
  const refusals = answers.filter(({ status }) => status >= 400).map(({ text }) => text);
  // What is looked through is there: each of these would hold the canaries if anything wrote them.
  expect(lines.filter((line) => line.includes('"event":"request"')).length).toBeGreaterThan(20);
  expect(refusals.length).toBeGreaterThanOrEqual(10);
  expect(record).toContain("account.password");
  expect(record).toContain("pet.updated");
  expect(otherMails).toContain("account-change");

  const places = { log: lines.join("\n"), refusals: refusals.join("\n"), record, otherMails };
  const leaks = Object.entries(canaries).flatMap(([name, canary]) =>
    Object.entries(places)
      .filter(([, text]) => text.includes(canary))
      .map(([place]) => `${name} in the ${place}`),
  );
  expect(leaks).toEqual([]);
});
