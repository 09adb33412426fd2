import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { Colleague } from "#contracts/admin/shapes.ts";
import type { Role } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import {
  activity,
  notifications,
  outbox,
  tasks,
  teamMembers,
  users,
  workspaceMembers,
  workspaces,
} from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let admin: Actor;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const path = (id: number | undefined) => `/api/admin/colleagues/${id}`;

async function listColleagues(actor: Actor = staff): Promise<Colleague[]> {
  const answer = await actor.get<Record<string, unknown>[]>("/api/admin/colleagues?limit=200");
  expect([answer.status, answer.trips]).toEqual([200, 1]);
  return answer.json().map((row) => {
    const invitation = row.invitation as { expiresAt: string } | null;
    return Colleague.parse({
      ...row,
      createdAt: new Date(row.createdAt as string),
      invitation: invitation && { ...invitation, expiresAt: new Date(invitation.expiresAt) },
    });
  });
}

let made = 0;
async function aColleague(role: Role = "staff") {
  made += 1;
  const [user] = await portal.db
    .insert(users)
    .values({ fullName: `Test ${made}`, email: `test${made}@company.example`, role, status: "active" })
    .returning();
  if (!user) throw new Error("No colleague");
  return user;
}

const clientsOf = async (id: number) =>
  (await listColleagues()).find((colleague) => colleague.id === id)?.assignedUsers;
const statusAfter = async (actor: Actor) => (await actor.get("/api/user")).status;

describe("colleagues", () => {
  test("[API-18] [ENT-19] come by name with every field, of every status, without those who were removed", async () => {
    const all = await listColleagues();
    const names = all.map(({ fullName }) => fullName);
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["active", "inactive", "pending"]));
    expect(all.some(({ isAdmin }) => isAdmin) && all.some(({ isAdmin }) => !isAdmin)).toBe(true);
    const rows = await portal.db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.role, ["staff", "admin"]), sql`removed_at is null`));
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
  });

  test("[ADMIN-31] count the clients they look after: a client once, archived journeys not", async () => {
    const counted = async () => {
      const rows = await portal.db.all<{ id: number; n: number }>(
        sql`select assigned_to_id as id, count(distinct client_id) as n from workspaces where archived_at is null and assigned_to_id is not null group by assigned_to_id`,
      );
      return new Map(rows.map(({ id, n }) => [id, n]));
    };
    const hold = async () => {
      const wanted = await counted();
      for (const { id, assignedUsers } of await listColleagues()) {
        expect([id, assignedUsers]).toEqual([id, wanted.get(id) ?? 0]);
      }
    };
    await hold();
    const { id } = await aColleague();
    const first = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [], { assignedToId: id });
    const second = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [], { assignedToId: id });
    const third = await aJourney(portal.db, DEMO_ACCOUNTS.secondOwner, [], { assignedToId: id });
    const of = async () => (await listColleagues()).find((colleague) => colleague.id === id)?.assignedUsers;
    expect(await of()).toBe(2);
    const change = (workspaceId: number, set: Partial<typeof workspaces.$inferInsert>) =>
      portal.db.update(workspaces).set(set).where(eq(workspaces.id, workspaceId));
    await change(first.workspaceId, { archivedAt: new Date() });
    expect(await of()).toBe(2);
    await change(second.workspaceId, { assignedToId: DEMO_ACCOUNTS.staff });
    expect(await of()).toBe(1);
    await change(first.workspaceId, { archivedAt: null });
    await change(third.workspaceId, { archivedAt: new Date() });
    expect(await of()).toBe(1);
    await hold();
  });

  test("[API-21] [ADMIN-36] a change sets what it names, and is written down", async () => {
    const { id } = await aColleague();
    const answer = await admin.send("PATCH", path(id), {
      fullName: " Renée  Test ",
      jobTitle: "",
      isAdmin: true,
    });
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      id,
      fullName: "Renée  Test",
      jobTitle: null,
      isAdmin: true,
      status: "active",
    });
    const entries = await portal.db
      .select()
      .from(activity)
      .where(and(eq(activity.personId, id), eq(activity.kind, "colleague.updated")));
    expect(entries).toEqual([
      expect.objectContaining({
        actorId: DEMO_ACCOUNTS.administrator,
        data: expect.objectContaining({
          before: expect.objectContaining({ role: "staff" }) as object,
        }) as object,
      }),
    ]);
    await admin.send("PATCH", path(id), { isAdmin: false });
    const same = await admin.send("PATCH", path(id), {});
    expect(same.status).toBe(200);
    const bad = await admin.send("PATCH", path(id), { fullName: " " });
    expect([bad.status, bad.text]).toEqual([400, "fullName: Full name is required"]);
  });

  test("who is made inactive is out at the next request; so is who changes the role", async () => {
    const suspended = await aColleague();
    const session = await portal.signIn(suspended.id);
    expect(await statusAfter(session)).toBe(200);
    await admin.send("PATCH", path(suspended.id), { status: "inactive" });
    expect(await statusAfter(session)).toBe(401);
    await admin.send("PATCH", path(suspended.id), { status: "active" });
    expect(await statusAfter(session)).toBe(401);
    const promoted = await aColleague();
    const other = await portal.signIn(promoted.id);
    await admin.send("PATCH", path(promoted.id), { isAdmin: true });
    expect(await statusAfter(other)).toBe(401);
    await admin.send("PATCH", path(promoted.id), { isAdmin: false });
  });

  test("[API-22] [ADMIN-37] whose place is taken: open work goes to the successor, what is done keeps its name", async () => {
    const [leaver, heir] = [await aColleague(), await aColleague()];
    const session = await portal.signIn(leaver.id);
    const open = await aJourney(
      portal.db,
      DEMO_ACCOUNTS.owner,
      [
        { title: "Open", status: "your_turn", assignedRole: "team", turn: "team", assignedToId: leaver.id },
        { title: "Done", status: "completed", assignedRole: "team", turn: "team", assignedToId: leaver.id },
      ],
      { assignedToId: leaver.id },
    );
    const done = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [], {
      assignedToId: leaver.id,
      status: "completed",
    });
    await portal.db
      .insert(workspaceMembers)
      .values({ workspaceId: open.workspaceId, userId: leaver.id, role: "staff" });
    await portal.db.insert(teamMembers).values({ teamId: 1, userId: leaver.id });

    const answer = await admin.send("DELETE", path(leaver.id), { successorId: heir.id });
    expect([answer.status, answer.json()]).toEqual([200, { colleagueId: leaver.id }]);
    expect(answer.trips).toBeLessThanOrEqual(2);

    const inCharge = async (workspaceId: number) =>
      (await portal.db.select().from(workspaces).where(eq(workspaces.id, workspaceId)))[0]?.assignedToId;
    expect([await inCharge(open.workspaceId), await inCharge(done.workspaceId)]).toEqual([
      heir.id,
      leaver.id,
    ]);
    const steps = await portal.db
      .select()
      .from(tasks)
      .where(inArray(tasks.id, open.taskIds))
      .orderBy(tasks.id);
    expect(steps.map(({ assignedToId }) => assignedToId)).toEqual([heir.id, leaver.id]);
    const members = await portal.db
      .select()
      .from(workspaceMembers)
      .where(and(eq(workspaceMembers.workspaceId, open.workspaceId), eq(workspaceMembers.role, "staff")));
    expect(members.map(({ userId }) => userId)).toEqual([heir.id]);
    expect(await portal.db.select().from(teamMembers).where(eq(teamMembers.userId, leaver.id))).toEqual([]);
    expect((await listColleagues()).map(({ id }) => id)).not.toContain(leaver.id);
    expect(await statusAfter(session)).toBe(401);
    const told = await portal.db.select().from(notifications).where(eq(notifications.userId, heir.id));
    expect(told).toEqual([
      expect.objectContaining({
        title: "Work handed over to you",
        message: `The open work of ${leaver.fullName} is yours now. Journeys: 1; actions: 1.`,
      }),
    ]);
    const [mail] = await portal.db.select().from(outbox).where(eq(outbox.toEmail, leaver.email));
    expect(mail).toMatchObject({
      template: "work-handed-over",
      payload: { successorName: heir.fullName, journeys: "1", actions: "1" },
    });
    expect(await clientsOf(heir.id)).toBe(1);
    const kinds = await portal.db
      .select({ kind: activity.kind })
      .from(activity)
      .where(sql`person_id in (${leaver.id}, ${heir.id})`);
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([
      "colleague.removed",
      "task.assigned",
      "workspace.updated",
    ]);
    expect((await admin.send("DELETE", path(leaver.id))).status).toBe(404);
    expect((await admin.send("PATCH", path(leaver.id), { jobTitle: "x" })).status).toBe(404);
  });

  test("without a successor the work goes to who removed", async () => {
    const leaver = await aColleague();
    const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [], { assignedToId: leaver.id });
    await admin.send("DELETE", path(leaver.id));
    const [workspace] = await portal.db.select().from(workspaces).where(eq(workspaces.id, workspaceId));
    expect(workspace?.assignedToId).toBe(DEMO_ACCOUNTS.administrator);
  });

  test("nobody removes themself, hands work to who is not there, or leaves the company without an administrator", async () => {
    const itself = await admin.send("DELETE", path(DEMO_ACCOUNTS.administrator));
    expect([itself.status, itself.text]).toEqual([409, "You cannot remove yourself."]);
    const leaver = await aColleague();
    for (const successorId of [leaver.id, DEMO_ACCOUNTS.owner, 999_999_999]) {
      const answer = await admin.send("DELETE", path(leaver.id), { successorId });
      expect([answer.status, answer.headers.get("x-error-code")]).toEqual([400, "invalid_input"]);
    }
    const others = await portal.db
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(users.role, "admin"), eq(users.status, "active"), sql`id <> ${DEMO_ACCOUNTS.administrator}`),
      );
    for (const { id } of others) await admin.send("PATCH", path(id), { isAdmin: false });
    for (const body of [{ isAdmin: false }, { status: "inactive", successorId: leaver.id }]) {
      const answer = await admin.send("PATCH", path(DEMO_ACCOUNTS.administrator), body);
      expect([answer.status, answer.text]).toEqual([409, "The last active administrator has to stay one."]);
    }
    expect(
      (await admin.send("PATCH", path(DEMO_ACCOUNTS.administrator), { jobTitle: "Founder" })).status,
    ).toBe(200);
    expect(await statusAfter(admin)).toBe(200);
  });

  test("two administrators who demote each other at once leave one", async () => {
    const [left, right] = [await aColleague("admin"), await aColleague("admin")];
    await portal.db
      .update(users)
      .set({ status: "inactive" })
      .where(and(eq(users.role, "admin"), sql`id not in (${left.id}, ${right.id})`));
    const [a, b] = [await portal.signIn(left.id), await portal.signIn(right.id)];
    const answers = await Promise.all([
      a.send("PATCH", path(right.id), { isAdmin: false }),
      b.send("PATCH", path(left.id), { isAdmin: false }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await portal.db.update(users).set({ status: "active" }).where(eq(users.id, DEMO_ACCOUNTS.administrator));
  });

  test("are changed by administrators only, and seen by colleagues only", async () => {
    const { id } = await aColleague();
    const owner = await portal.owner();
    expect((await staff.send("PATCH", path(id), { jobTitle: "x" })).status).toBe(403);
    expect((await staff.send("DELETE", path(id))).status).toBe(403);
    for (const list of ["colleagues", "teams", "clients"]) {
      expect((await owner.get(`/api/admin/${list}`)).status).toBe(403);
      expect((await portal.anonymous.get(`/api/admin/${list}`)).status).toBe(401);
    }
  });
});
