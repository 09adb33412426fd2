import { randomUUID } from "node:crypto";

import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import {
  clients,
  invitations,
  outbox,
  sessions,
  taskAssignees,
  users,
  workspaceMembers,
} from "#db/schema.ts";
import { type Actor, anActor } from "#tests/support/actor.ts";
import { kindsOf, newsFor } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, type Started, startedJourney } from "#tests/support/started-journey.ts";
import { sha256 } from "#worker/core/session.ts";

let portal: Portal;
let staff: Actor;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal("accounts", { PUBLIC_ORIGIN: "https://portal.example" });
  staff = await portal.staff();
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

/** The token of the last mail to an address: nobody else ever sees it. */
async function tokenFor(email: string): Promise<string> {
  const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, email)).orderBy(outbox.id);
  const [, token = ""] =
    /^https:\/\/portal\.example\/join#([\w-]{43})$/.exec(mails.at(-1)?.payload.link ?? "") ?? [];
  return token;
}

const join = (token: string, actor: Actor = portal.anonymous) =>
  actor.send<{ workspaceId: number }>("POST", "/auth/join", { token });
const preview = (token: string) =>
  portal.anonymous.send<{ state: string }>("POST", "/api/invitations/preview", { token });

describe("inviting", () => {
  test("[API-12] [ENT-13] writes the invitation, its mail and its record in one go, and keeps only the token's hash", async () => {
    const email = anAddress();
    const answer = await staff.send<Record<string, unknown>>("POST", "/api/invite-customer", {
      email: email.toUpperCase(),
      name: " Ann ",
      workspaceId: journey.workspace.id,
      personalMessage: "  ",
    });
    expect([answer.status, answer.trips]).toEqual([201, 2]);
    expect(answer.json()).toMatchObject({
      email,
      name: "Ann",
      workspaceId: journey.workspace.id,
      personalMessage: null,
      status: "sent",
    });
    const [row] = await portal.db.select().from(invitations).where(eq(invitations.email, email));
    const token = await tokenFor(email);
    expect(token).toHaveLength(43);
    expect(row?.tokenHash).toBe(await sha256(token));
    expect((row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(7 * DAY_MS);
    expect(JSON.stringify(row) + answer.text).not.toContain(token);
    const [mail] = await portal.db.select().from(outbox).where(eq(outbox.toEmail, email));
    expect(mail).toMatchObject({
      template: "invitation",
      toName: "Ann",
      payload: { inviterName: "Marek Dvořák", workspaceName: "Bella", personalMessage: null },
    });
    expect(await kindsOf(portal.db, journey.workspace.id)).toContain("member.invited");
  });

  test("the same attempt five times at once sends one mail", async () => {
    const email = anAddress();
    const attempt = { requestId: randomUUID() };
    const made = await Promise.all(Array.from({ length: 5 }, () => invite(email, attempt)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await portal.db.select().from(outbox).where(eq(outbox.toEmail, email))).toHaveLength(1);
  });

  test("again replaces the live invitation, whose link then leads to the newer one", async () => {
    const email = anAddress();
    await invite(email);
    const first = await tokenFor(email);
    await invite(email);
    const rows = await portal.db.select().from(invitations).where(eq(invitations.email, email));
    expect(rows.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
    expect((await preview(first)).json().state).toBe("sent");
    expect((await join(first)).status).toBe(200);
    const accepted = await portal.db.select().from(invitations).where(eq(invitations.email, email));
    expect(accepted.map(({ acceptedAt, revokedAt }) => [acceptedAt !== null, revokedAt !== null])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test("whoever has joined, and a colleague, is refused and gets no mail", async () => {
    const email = anAddress();
    await invite(email);
    await join(await tokenFor(email));
    const [marek] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
    const before = snapshot(portal);
    expect(await refusalOf(invite(email))).toEqual({ status: 409, fault: "already_invited" });
    expect(await refusalOf(invite(marek?.email ?? ""))).toMatchObject({
      status: 400,
      fields: { email: expect.any(String) as string },
    });
    expect(snapshot(portal)).toBe(before);
  });

  test.for([
    ["VAL-INV-01", { name: "  " }, "name: Please enter both customer name and email address"],
    ["VAL-INV-03", { email: "ann.example.com" }, "email: Please enter a valid email address"],
  ] as const)("[%s] is refused with the field that is wrong", async ([, facts, sentence]) => {
    const answer = await staff.send("POST", "/api/invite-customer", {
      email: anAddress(),
      name: "Ann",
      workspaceId: journey.workspace.id,
      ...facts,
    });
    expect([answer.status, answer.text]).toEqual([400, sentence]);
  });

  test("is for staff only", async () => {
    const call = journey.owner.trpc.invites.inviteCustomer.mutate({
      workspaceId: journey.workspace.id,
      name: "A",
      email: anAddress(),
    });
    expect(await refusalOf(call)).toEqual({ status: 403, fault: "forbidden" });
  });
});

describe("a link from a mail", () => {
  test("opened any number of times, by whatever opens it, uses nothing up", async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    const before = snapshot(portal);
    for (const method of ["HEAD", "GET", "GET"]) {
      await portal.anonymous.request(`/auth/join`, { method });
      await portal.anonymous.request(`/api/invitations/preview?token=${token}`, { method });
    }
    expect((await preview(token)).json()).toEqual({
      state: "sent",
      workspaceName: "Bella",
      inviterName: "Marek Dvořák",
      email,
      hasAskedAgain: false,
    });
    expect(snapshot(portal)).toBe(before);
  });

  test("its button makes the person a member who is signed in, with a share in the open to-dos", async () => {
    const email = anAddress();
    await invite(email, { name: "นภา ศรีสุข" });
    const answer = await join(await tokenFor(email));
    expect([answer.status, answer.json()]).toEqual([
      200,
      { workspaceId: journey.workspace.id, isIn: true, owes: null },
    ]);
    const cookie = /^session=([^;]+); Path=\/; HttpOnly; SameSite=Lax/.exec(
      answer.headers.get("set-cookie") ?? "",
    )?.[1];
    const guest = anActor(portal.origin, `session=${cookie}`);
    const me = await guest.trpc.auth.me.query({});
    expect(me).toMatchObject({
      fullName: "นภา ศรีสุข",
      email,
      role: "customer",
      workspaceIds: [journey.workspace.id],
    });
    const page = await guest.trpc.journeys.customerWorkspace.query({ workspaceId: journey.workspace.id });
    expect(page.inviterName).toBe("Marek Dvořák");
    const assigned = await portal.db.select().from(taskAssignees).where(eq(taskAssignees.userId, me.id));
    expect(assigned.map(({ taskId }) => taskId).toSorted((a, b) => a - b)).toEqual(journey.taskIds);
    expect(
      page.activity.find(({ kind, actorName }) => kind === "member.joined" && actorName === "นภา ศรีสุข"),
    ).toBeDefined();
    expect((await newsFor(portal.db, DEMO_ACCOUNTS.staff)).at(-1)?.title).toBe("Invitation accepted");
  });

  test("[JOIN-02] of twenty presses at once one counts", async () => {
    const email = anAddress();
    await invite(email);
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 20 }, () => join(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const [account, ...more] = await portal.db.select().from(users).where(eq(users.email, email));
    expect(more).toEqual([]);
    const signedIn = await portal.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, account?.id ?? 0));
    expect(signedIn).toHaveLength(1);
    const joined = (await kindsOf(portal.db, journey.workspace.id)).filter(
      (kind) => kind === "member.joined",
    );
    const members = await portal.db
      .select()
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, journey.workspace.id), eq(workspaceMembers.role, "owner")));
    expect(members.filter(({ joinedAt }) => joinedAt !== null)).toHaveLength(joined.length);
  });

  test("makes the account of a started journey active, and its client", async () => {
    const started = await startedJourney(portal, [{}]);
    await portal.db.update(users).set({ status: "pending" }).where(eq(users.id, started.ownerId));
    const [owner] = await portal.db.select().from(users).where(eq(users.id, started.ownerId));
    await staff.trpc.invites.inviteCustomer.mutate({
      workspaceId: started.workspace.id,
      name: "Ann",
      email: owner?.email ?? "",
    });
    expect((await join(await tokenFor(owner?.email ?? ""))).status).toBe(200);
    const [after] = await portal.db.select().from(users).where(eq(users.id, started.ownerId));
    const [client] = await portal.db.select().from(clients).where(eq(clients.userId, started.ownerId));
    expect([after?.status, after?.fullName, client?.status]).toEqual(["active", "Ann Reed", "active"]);
  });

  test("[JOIN-03] that is used, expired, withdrawn, unknown or incomplete says which", async () => {
    const email = anAddress();
    const { id } = await invite(email);
    const token = await tokenFor(email);
    const say = async (text: string) => {
      const { status, text: sentence } = await join(text);
      return [status, sentence];
    };
    const set = (facts: Partial<typeof invitations.$inferInsert>) =>
      portal.db.update(invitations).set(facts).where(eq(invitations.id, id));
    await set({ expiresAt: new Date(Date.now() - 1) });
    expect(await say(token)).toEqual([409, "This invitation has expired. Please ask for a new one."]);
    expect((await preview(token)).json().state).toBe("expired");
    await set({ expiresAt: new Date(Date.now() + DAY_MS), revokedAt: new Date() });
    expect(await say(token)).toEqual([409, "This invitation has been withdrawn. Please ask for a new one."]);
    await set({ revokedAt: null });
    expect((await join(token)).status).toBe(200);
    expect(await say(token)).toEqual([409, "This invitation has been accepted already."]);
    expect((await preview(token)).json().state).toBe("accepted");
    expect(await say("A".repeat(43))).toEqual([404, "This link does not lead to an invitation."]);
    expect(await say("short")).toEqual([400, "token: This link is not complete"]);
    expect((await preview("A".repeat(43))).status).toBe(404);
  });

  test("does not bring a suspended account back", async () => {
    const email = anAddress();
    await portal.db.insert(users).values({ fullName: "Gone", email, role: "customer", status: "inactive" });
    await invite(email);
    const before = snapshot(portal);
    const answer = await join(await tokenFor(email));
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    expect(snapshot(portal)).toBe(before);
  });

  test("lets the invited person in, whoever is signed in in that browser", async () => {
    const email = anAddress();
    await invite(email);
    const answer = await join(await tokenFor(email), journey.owner);
    const cookie = /^session=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "")?.[0] ?? "";
    expect((await anActor(portal.origin, cookie).trpc.auth.me.query({})).email).toBe(email);
  });

  test("pressed from another site does nothing", async () => {
    const email = anAddress();
    await invite(email);
    const before = snapshot(portal);
    const answer = await portal.anonymous.request("/auth/join", {
      method: "POST",
      body: JSON.stringify({ token: await tokenFor(email) }),
      headers: { origin: "https://evil.example", "content-type": "application/json" },
    });
    expect(answer.status).toBe(403);
    expect(snapshot(portal)).toBe(before);
  });
});
