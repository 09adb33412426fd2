import { randomUUID } from "node:crypto";

import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { invitations, sessions, users, workspaceMembers } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { joinBy, lastMailTo, mailsTo, older } from "#tests/support/invited.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";
import { sha256 } from "#worker/core/session.ts";

let portal: Portal;
let staff: Actor;
let admin: Actor;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal("accounts", { PUBLIC_ORIGIN: "https://portal.example" });
  [staff, admin] = [await portal.staff(), await portal.admin()];
  journey = await startedJourney(portal, [{}]);
});
afterAll(() => portal.stop());

const anAddress = () => `guest.${randomUUID()}@example.com`;
const emailOf = async (id: number) =>
  (await portal.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? "";
const inviteOwner = async (email: string) => {
  await staff.trpc.invites.inviteCustomer.mutate({ workspaceId: journey.workspace.id, name: "Ann", email });
  return lastMailTo(portal, email);
};
const membershipOf = (userId: number) =>
  portal.db
    .select()
    .from(workspaceMembers)
    .where(and(eq(workspaceMembers.workspaceId, journey.workspace.id), eq(workspaceMembers.userId, userId)));
const sessionsOf = (userId: number) => portal.db.select().from(sessions).where(eq(sessions.userId, userId));
const runSchedule = async () =>
  (await portal.miniflare.getWorker()).scheduled({ scheduledTime: new Date(), cron: "*/10 * * * *" });

describe("an invitation to an account that is in use", () => {
  test("[TRUST-06] signs nobody in, by its link or its code, whoever it was forwarded to", async () => {
    const victim = DEMO_ACCOUNTS.secondOwner;
    const { token, code } = await inviteOwner(await emailOf(victim));
    const before = (await sessionsOf(victim)).length;
    for (const secret of [{ token }, { email: await emailOf(victim), code }]) {
      for (const thief of [portal.anonymous, journey.owner]) {
        const answer = await joinBy(thief, secret);
        expect([answer.status, answer.headers.get("set-cookie"), answer.text]).toEqual([
          401,
          null,
          "There is an account with this address already. Please sign in with it first.",
        ]);
      }
    }
    expect(await sessionsOf(victim)).toHaveLength(before);
    expect(await membershipOf(victim)).toEqual([]);
  });

  test("[TRUST-06] adds the journey once its person has signed in, and opens no other session", async () => {
    const victim = DEMO_ACCOUNTS.secondOwner;
    const { token } = await inviteOwner(await emailOf(victim));
    const owner = await portal.secondOwner();
    const before = (await sessionsOf(victim)).length;
    const answer = await joinBy(owner, { token });
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([200, null]);
    expect(answer.json()).toMatchObject({ workspaceId: journey.workspace.id, isIn: true });
    expect(await membershipOf(victim)).toHaveLength(1);
    expect(await sessionsOf(victim)).toHaveLength(before);
  });
});

describe("an administrator who is out", () => {
  const invite = async (by: Actor, email: string) => {
    await by.trpc.invites.inviteColleague.mutate({ fullName: "Mallory", email, isAdmin: true });
    return lastMailTo(portal, email);
  };
  const anAdministrator = async () => {
    const email = anAddress();
    const { token } = await invite(admin, email);
    await joinBy(portal.anonymous, { token });
    const [user] = await portal.db.select().from(users).where(eq(users.email, email));
    if (!user) throw new Error("Nobody has joined");
    return { id: user.id, actor: await portal.signIn(user.id) };
  };

  test.each(["suspended", "removed", "no administrator any more"] as const)(
    "[TRUST-07] (%s) has made no administrators for later",
    async (how) => {
      const { id, actor } = await anAdministrator();
      const email = anAddress();
      const { token, code } = await invite(actor, email);
      if (how === "removed") await admin.trpc.admin.removeColleague.mutate({ colleagueId: id });
      else
        await admin.trpc.admin.updateColleague.mutate({
          colleagueId: id,
          ...(how === "suspended" ? { status: "inactive" } : { isAdmin: false }),
        });
      for (const secret of [{ token }, { email, code }])
        expect((await joinBy(portal.anonymous, secret)).status).toBe(409);
      const [invited] = await portal.db.select().from(users).where(eq(users.email, email));
      expect(invited?.status).toBe("pending");
      await older(portal, email, 49);
      await runSchedule();
      expect(await mailsTo(portal, email)).toHaveLength(1);
      // Sent again by somebody who may, it is theirs.
      await admin.trpc.invites.resendToColleague.mutate({ colleagueId: invited?.id ?? 0 });
      const again = await lastMailTo(portal, email);
      expect((await joinBy(portal.anonymous, { token: again.token })).status).toBe(200);
    },
  );

  test("[TRUST-07] leaves the owners whom they invited to a journey their way in", async () => {
    const { id, actor } = await anAdministrator();
    const email = anAddress();
    await actor.trpc.invites.inviteCustomer.mutate({
      workspaceId: journey.workspace.id,
      name: "Ann",
      email,
    });
    await admin.trpc.admin.updateColleague.mutate({ colleagueId: id, status: "inactive" });
    const { token } = await lastMailTo(portal, email);
    expect((await joinBy(portal.anonymous, { token })).status).toBe(200);
  });
});

test("[TRUST-16] a copy of the database does not tell a typed code: its hash needs the portal's secret", async () => {
  const email = anAddress();
  const { code } = await inviteOwner(email);
  const bare = code.replace("-", "");
  const [row] = await portal.db.select().from(invitations).where(eq(invitations.email, email));
  const plain = await Promise.all(
    [bare, code, `${email}:${bare}`, `${email} ${bare}`, `invitation ${email} ${bare}`].map(sha256),
  );
  expect(plain).not.toContain(row?.codeHash);
});
