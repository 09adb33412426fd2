import { randomUUID } from "node:crypto";

import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { RATE_LIMITS } from "#contracts/core/rate-limits.ts";
import { invitations, users, workspaceMembers } from "#db/schema.ts";
import { type Actor, anActor } from "#tests/support/actor.ts";
import { joinBy, lastMailTo, mailsTo, older } from "#tests/support/invited.ts";
import { newsFor } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { Stranger } from "#tests/support/sign-in.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, type Started, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let admin: Actor;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal("accounts", { PUBLIC_ORIGIN: "https://portal.example" });
  staff = await portal.staff();
  admin = await portal.admin();
  journey = await startedJourney(portal, [{}, {}]);
});
afterAll(() => portal.stop());
const anAddress = () => `guest.${randomUUID()}@example.com`;
const invite = (email: string, facts: object = {}) =>
  staff.trpc.invites.inviteCustomer.mutate({
    workspaceId: journey.workspace.id,
    name: "Guest",
    email,
    ...facts,
  });
const list = async () =>
  (await staff.trpc.invites.list.query({ workspaceId: journey.workspace.id, limit: 200 })).items;
const stateOf = async (id: number) => (await list()).find((one) => one.id === id)?.status;
const memberOf = (email: string) =>
  portal.db
    .select({ role: workspaceMembers.role, userId: users.id })
    .from(workspaceMembers)
    .innerJoin(users, eq(users.id, workspaceMembers.userId))
    .where(and(eq(users.email, email), eq(workspaceMembers.workspaceId, journey.workspace.id)));
const runSchedule = async (at = new Date()) =>
  (await portal.miniflare.getWorker()).scheduled({ scheduledTime: at, cron: "*/10 * * * *" });
const opened = (token: string) => portal.anonymous.trpc.invites.opened.mutate({ token });

describe("the states of an invitation", () => {
  test("[JOIN-04] waiting, opened once a person sees its page, joined; each is told to staff", async () => {
    const email = anAddress();
    const { id } = await invite(email);
    expect(await stateOf(id)).toBe("sent");
    const { token } = await lastMailTo(portal, email);
    await opened(token);
    expect(await stateOf(id)).toBe("opened");
    const before = snapshot(portal);
    await opened(token);
    await opened("A".repeat(43));
    expect(snapshot(portal)).toBe(before);
    expect((await joinBy(portal.anonymous, { token })).status).toBe(200);
    expect(await stateOf(id)).toBe("accepted");
  });

  test("[JOIN-04] expired after seven days for owners and 72 hours for colleagues", async () => {
    const email = anAddress();
    const { id, createdAt, expiresAt } = await invite(email);
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(7 * DAY_MS);
    await older(portal, email, 168);
    expect(await stateOf(id)).toBe("expired");
    const colleague = anAddress();
    await admin.trpc.invites.inviteColleague.mutate({ fullName: "Ada", email: colleague });
    const { token } = await lastMailTo(portal, colleague);
    await older(portal, colleague, 72);
    expect((await joinBy(portal.anonymous, { token })).text).toContain("has expired");
  });

  test("[JOIN-05] withdrawn: its link and its code lead nowhere, and withdrawing twice is refused", async () => {
    const email = anAddress();
    const { id } = await invite(email);
    const { token, code } = await lastMailTo(portal, email);
    expect((await staff.trpc.invites.revoke.mutate({ invitationId: id })).status).toBe("revoked");
    expect((await joinBy(portal.anonymous, { token })).status).toBe(409);
    expect((await joinBy(portal.anonymous, { email, code })).status).toBe(409);
    expect(await refusalOf(staff.trpc.invites.revoke.mutate({ invitationId: id }))).toEqual({
      status: 409,
      fault: "wrong_state",
    });
  });
});

describe("sending again", () => {
  test("[JOIN-05] mails a new link with the same words and role; the list shows both", async () => {
    const email = anAddress();
    const { id } = await invite(email, { memberRole: "vet", personalMessage: "Please look at the papers" });
    const again = await staff.trpc.invites.resend.mutate({ invitationId: id });
    expect(again).toMatchObject({ email, memberRole: "vet", personalMessage: "Please look at the papers" });
    expect(again.id).not.toBe(id);
    expect([await stateOf(id), await stateOf(again.id)]).toEqual(["revoked", "sent"]);
    const [first, second] = await mailsTo(portal, email);
    expect(second?.token).not.toBe(first?.token);
  });

  test("[JOIN-03] the old mail leads in while the newer link is live, and not once that is withdrawn", async () => {
    const email = anAddress();
    const { id } = await invite(email);
    const again = await staff.trpc.invites.resend.mutate({ invitationId: id });
    const [first] = await mailsTo(portal, email);
    await staff.trpc.invites.revoke.mutate({ invitationId: again.id });
    expect((await joinBy(portal.anonymous, { token: first?.token ?? "" })).status).toBe(409);
    await staff.trpc.invites.resend.mutate({ invitationId: again.id });
    expect((await joinBy(portal.anonymous, { token: first?.token ?? "" })).status).toBe(200);
  });

  test("[JOIN-05] a double click sends one, and whoever has joined gets none", async () => {
    const email = anAddress();
    const { id } = await invite(email);
    const attempt = { invitationId: id, requestId: randomUUID() };
    await Promise.all([1, 2, 3].map(() => staff.trpc.invites.resend.mutate(attempt)));
    expect(await mailsTo(portal, email)).toHaveLength(2);
    await joinBy(portal.anonymous, { token: (await lastMailTo(portal, email)).token });
    expect(await refusalOf(staff.trpc.invites.resend.mutate({ invitationId: id }))).toMatchObject({
      status: 409,
    });
  });
});

describe("an expired invitation", () => {
  test("[JOIN-06] lets the person ask for a new one, which tells the company once", async () => {
    const email = anAddress();
    await invite(email, { name: "Late Guest" });
    const { token } = await lastMailTo(portal, email);
    const ask = () => portal.anonymous.trpc.invites.askAgain.mutate({ token });
    expect(await refusalOf(ask())).toMatchObject({ status: 409 });
    await older(portal, email, 200);
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    const told = (await newsFor(portal.db, DEMO_ACCOUNTS.staff)).filter(({ message }) =>
      message.startsWith("Late Guest"),
    );
    expect(told.map(({ title, times }) => [title, times])).toEqual([["A new invitation is asked for", 1]]);
    const seen = await portal.anonymous.trpc.invites.preview.mutate({ token });
    expect(seen).toMatchObject({ state: "expired", hasAskedAgain: true });
    expect(await mailsTo(portal, email)).toHaveLength(1);
  });

  test("[JOIN-05] sent again brings a live one", async () => {
    const email = anAddress();
    const { id } = await invite(email);
    await older(portal, email, 200);
    await staff.trpc.invites.resend.mutate({ invitationId: id });
    expect((await joinBy(portal.anonymous, await lastMailTo(portal, email))).status).toBe(200);
  });
});

describe("the code of a mail", () => {
  test("[JOIN-07] typed in small letters with spaces lets the person in, once", async () => {
    const email = anAddress();
    await invite(email);
    const { code } = await lastMailTo(portal, email);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    const typed = { email: ` ${email.toUpperCase()}`, code: code.toLowerCase().replace("-", " ") };
    expect((await joinBy(portal.anonymous, typed)).status).toBe(200);
    expect((await joinBy(portal.anonymous, typed)).status).toBe(409);
    expect(await memberOf(email)).toHaveLength(1);
  });

  test("[JOIN-07] [TRUST-14] may be tried ten times from one network, and is worn out for nobody else", async () => {
    const email = anAddress();
    await invite(email);
    const { code } = await lastMailTo(portal, email);
    const guesser = new Stranger(portal);
    const before = snapshot(portal);
    for (let i = 0; i < RATE_LIMITS.invitationCode.most; i++)
      expect((await guesser.post("join", { email, code: "AAAA-AAAA" })).status).toBe(404);
    for (const one of [email, anAddress()])
      expect((await guesser.post("join", { email: one, code })).status).toBe(429);
    expect(snapshot(portal)).toBe(before);
    expect((await new Stranger(portal).post("join", { email, code })).status).toBe(200);
  });

  test("[JOIN-07] is told of an unknown address what it is told of a wrong code", async () => {
    const email = anAddress();
    await invite(email);
    const answers = await Promise.all(
      [email, anAddress()].map((one) => joinBy(portal.anonymous, { email: one, code: "AAAA-AAAA" })),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    const { code } = await lastMailTo(portal, email);
    expect((await joinBy(portal.anonymous, { email: anAddress(), code })).status).toBe(404);
  });
});

describe("addresses and accounts", () => {
  test.for(["First.Last@Example.com", "me+you@there.com", "o'brien@x.ie"])(
    "[JOIN-08] %s is invited, joins and is one account",
    async (typed) => {
      await invite(typed);
      const email = typed.toLowerCase();
      const { link, token } = await lastMailTo(portal, email);
      expect(link).toBe(`https://portal.example/join#${token}`);
      expect((await joinBy(portal.anonymous, { token })).status).toBe(200);
      expect(await refusalOf(invite(typed.toUpperCase()))).toMatchObject({ status: 409 });
      const accounts = await portal.db.all(sql`select email from users where lower(email) = ${email}`);
      expect(accounts).toEqual([{ email }]);
    },
  );

  test("[JOIN-01] a scanner's HEAD and two GETs use nothing up, and the button then works", async () => {
    const email = anAddress();
    const { id } = await invite(email);
    const { token } = await lastMailTo(portal, email);
    const before = snapshot(portal);
    for (const method of ["HEAD", "GET", "GET"]) {
      for (const address of ["/join", `/api/invitations/preview?token=${token}`, "/auth/join"])
        await portal.anonymous.request(address, { method });
    }
    expect(snapshot(portal)).toBe(before);
    expect(await stateOf(id)).toBe("sent");
    expect((await joinBy(portal.anonymous, { token })).status).toBe(200);
  });

  test("[JOIN-02] twenty parallel accepts, by link and by code, make one member", async () => {
    const email = anAddress();
    await invite(email);
    const { token, code } = await lastMailTo(portal, email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        joinBy(portal.anonymous, i % 2 === 0 ? { token } : { email, code }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await memberOf(email)).toHaveLength(1);
  });

  test("[JOIN-09] somebody else's browser joins the invited person and leaves the other's account alone", async () => {
    const email = anAddress();
    await invite(email);
    const answer = await joinBy(journey.owner, await lastMailTo(portal, email));
    const cookie = /^session=[^;]+/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? "";
    expect((await anActor(portal.origin, cookie).trpc.auth.me.query({})).email).toBe(email);
    expect((await memberOf(email)).map(({ userId }) => userId)).not.toContain(journey.ownerId);
  });

  test.for(["family", "vet", "ground_agent"] as const)(
    "[ROLE-11] invited as %s, the person joins as that and no to-do waits for them",
    async (memberRole) => {
      const email = anAddress();
      await invite(email, { memberRole });
      await joinBy(portal.anonymous, await lastMailTo(portal, email));
      const [member] = await memberOf(email);
      expect(member?.role).toBe(memberRole);
      const given = await portal.db.all(
        sql`select 1 from task_assignees where user_id = ${member?.userId ?? 0}`,
      );
      expect(given).toEqual([]);
    },
  );
});

describe("[JOIN-10] whoever has not joined", () => {
  // One colleague invites twenty people a day; what stands above has used them up.
  beforeAll(() => portal.forgetTries());
  test("is reminded once after three days, with a link that works, and the old mail does too", async () => {
    const email = anAddress();
    await invite(email, { personalMessage: "Welcome" });
    await runSchedule();
    expect(await mailsTo(portal, email)).toHaveLength(1);
    await older(portal, email, 73);
    await Promise.all([runSchedule(), runSchedule()]);
    await runSchedule();
    const mails = await mailsTo(portal, email);
    expect(mails.map(({ subjectOf }) => subjectOf)).toEqual(["invitation", "reminder"]);
    expect((await joinBy(portal.anonymous, { token: mails[0]?.token ?? "" })).status).toBe(200);
    await older(portal, email, 80);
    await runSchedule();
    expect(await mailsTo(portal, email)).toHaveLength(2);
  });

  test("is not reminded of what is withdrawn, expired or joined; a colleague is after two days", async () => {
    const [gone, late, joined, colleague] = [anAddress(), anAddress(), anAddress(), anAddress()];
    const { id } = await invite(gone);
    await staff.trpc.invites.revoke.mutate({ invitationId: id });
    await invite(late);
    await invite(joined);
    await joinBy(portal.anonymous, await lastMailTo(portal, joined));
    await admin.trpc.invites.inviteColleague.mutate({ fullName: "Bo", email: colleague });
    await Promise.all([older(portal, gone, 73), older(portal, late, 200), older(portal, joined, 73)]);
    await older(portal, colleague, 49);
    await runSchedule();
    for (const email of [gone, late, joined]) expect(await mailsTo(portal, email)).toHaveLength(1);
    expect((await lastMailTo(portal, colleague)).subjectOf).toBe("reminder");
    const [live, ...more] = await portal.db
      .select()
      .from(invitations)
      .where(and(eq(invitations.email, colleague), sql`revoked_at is null`));
    expect([live?.role, more]).toEqual(["staff", []]);
  });
});
