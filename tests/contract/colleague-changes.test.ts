import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { ImportAnswer } from "#contracts/admin/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { activity, notifications, outbox, tasks, users, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  admin = await portal.admin();
});
afterAll(() => portal.stop());

let made = 0;
async function aColleague() {
  made += 1;
  const [user] = await portal.db
    .insert(users)
    .values({
      fullName: `Bulk ${made}`,
      email: `bulk${made}@company.example`,
      role: "staff",
      status: "active",
    })
    .returning();
  if (!user) throw new Error("No colleague");
  return user;
}
const aBusyColleague = async () => {
  const user = await aColleague();
  const journey = await aJourney(
    portal.db,
    DEMO_ACCOUNTS.owner,
    [{ title: "Open", status: "your_turn", assignedRole: "team", turn: "team", assignedToId: user.id }],
    { assignedToId: user.id },
  );
  return { ...user, ...journey };
};
const setStatus = (body: object) => admin.send<unknown[]>("POST", "/api/admin/colleagues/status", body);
const statusesOf = async (ids: number[]) =>
  (await portal.db.select().from(users).where(inArray(users.id, ids))).map(({ status }) => status);

describe("several at once", () => {
  test("[ADMIN-38] whoever becomes inactive is out and hands over journeys, actions and clients to one successor", async () => {
    const [one, other, heir] = [await aBusyColleague(), await aBusyColleague(), await aColleague()];
    const session = await portal.signIn(one.id);
    const answer = await setStatus({
      colleagueIds: [one.id, other.id, one.id],
      status: "inactive",
      successorId: heir.id,
    });
    expect([answer.status, answer.json().length]).toEqual([200, 2]);
    expect(answer.trips).toBeLessThanOrEqual(2);
    expect(await statusesOf([one.id, other.id])).toEqual(["inactive", "inactive"]);
    expect((await session.get("/api/user")).status).toBe(401);
    const journeys = await portal.db
      .select()
      .from(workspaces)
      .where(inArray(workspaces.id, [one.workspaceId, other.workspaceId]));
    expect(journeys.map(({ assignedToId }) => assignedToId)).toEqual([heir.id, heir.id]);
    const open = await portal.db
      .select()
      .from(tasks)
      .where(inArray(tasks.id, [...one.taskIds, ...other.taskIds]));
    expect(open.map(({ assignedToId }) => assignedToId)).toEqual([heir.id, heir.id]);
    const told = await portal.db.select().from(notifications).where(eq(notifications.userId, heir.id));
    expect(told.map(({ message }) => message)).toEqual([
      `The open work of ${one.fullName} and 1 more is yours now. Journeys: 2; actions: 2.`,
    ]);
    const mails = await portal.db
      .select()
      .from(outbox)
      .where(inArray(outbox.toEmail, [one.email, other.email]));
    expect(mails.map(({ payload }) => [payload.journeys, payload.actions])).toEqual([
      ["1", "1"],
      ["1", "1"],
    ]);
    const written = await portal.db
      .select()
      .from(activity)
      .where(and(eq(activity.kind, "colleague.updated"), inArray(activity.personId, [one.id, other.id])));
    expect(written).toHaveLength(2);
    await setStatus({ colleagueIds: [one.id, other.id], status: "active" });
    expect(await statusesOf([one.id, other.id])).toEqual(["active", "active"]);
  });

  test("[ADMIN-38] it is all of them or none", async () => {
    const [one, other] = [await aColleague(), await aColleague()];
    const ids = [one.id, other.id];
    const refusals = [
      await setStatus({ colleagueIds: [...ids, 999_999_999], status: "inactive" }),
      await setStatus({ colleagueIds: ids, status: "inactive", successorId: other.id }),
      await setStatus({ colleagueIds: [...ids, DEMO_ACCOUNTS.administrator], status: "inactive" }),
      await setStatus({ colleagueIds: ids, status: "away" }),
      await setStatus({ colleagueIds: [], status: "active" }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400]);
    expect(await statusesOf(ids)).toEqual(["active", "active"]);
    const admins = await portal.db
      .select()
      .from(users)
      .where(sql`role = 'admin' and status = 'active'`);
    const last = await setStatus({
      colleagueIds: admins.map(({ id }) => id),
      status: "inactive",
      successorId: one.id,
    });
    expect([last.status, last.text]).toEqual([409, "The last active administrator has to stay one."]);
  });

  test("one who is made inactive alone hands over as well", async () => {
    const [leaver, heir] = [await aBusyColleague(), await aColleague()];
    const body = { status: "inactive", successorId: heir.id };
    expect((await admin.send("PATCH", `/api/admin/colleagues/${leaver.id}`, body)).status).toBe(200);
    const [journey] = await portal.db.select().from(workspaces).where(eq(workspaces.id, leaver.workspaceId));
    expect(journey?.assignedToId).toBe(heir.id);
  });
});

describe("a file of colleagues", () => {
  const row = (email: string, more = {}) => ({
    fullName: "Import",
    email,
    jobTitle: null,
    isAdmin: false,
    status: "active",
    ...more,
  });
  const send = (body: object) => admin.send<ImportAnswer>("POST", "/api/admin/colleagues/import", body);
  const countOf = async (email: string) =>
    (await portal.db.select().from(users).where(eq(users.email, email))).length;

  test("[ADMIN-20] adds row by row: who is there already, as an owner too, is left out and named", async () => {
    const [owner] = await portal.db.select().from(users).where(eq(users.role, "customer")).limit(1);
    const rows = [
      row("New.One@portal.example", { fullName: "O'Neill; drop table", jobTitle: "Vet", isAdmin: true }),
      row("anna.lindqvist@portal.example"),
      row(owner?.email ?? ""),
      row("new.two@portal.example", { status: "pending" }),
    ];
    const taken = ["anna.lindqvist@portal.example", owner?.email];
    const dry = await send({ rows, isDryRun: true });
    expect(dry.json().added).toEqual([]);
    expect(new Set(dry.json().taken)).toEqual(new Set(taken));
    expect(await countOf("new.one@portal.example")).toBe(0);
    const answer = await send({ rows });
    expect(answer.trips).toBeLessThanOrEqual(2);
    expect(new Set(answer.json().added)).toEqual(
      new Set(["new.one@portal.example", "new.two@portal.example"]),
    );
    expect(answer.json().taken).toEqual(taken);
    const [added] = await portal.db.select().from(users).where(eq(users.email, "new.one@portal.example"));
    expect(added).toMatchObject({
      fullName: "O'Neill; drop table",
      role: "admin",
      status: "active",
      jobTitle: "Vet",
    });
    const written = await portal.db
      .select()
      .from(activity)
      .where(and(eq(activity.kind, "colleague.added"), eq(activity.personId, added?.id ?? 0)));
    expect(written).toHaveLength(1);
    const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, "new.two@portal.example"));
    expect(mails).toEqual([]);
  });

  test("[ADMIN-20] a portion that is sent twice adds nobody twice and answers the same", async () => {
    const body = { rows: [row("twice@portal.example")], requestId: crypto.randomUUID() };
    const [first, second] = [await send(body), await send(body)];
    expect([first.json(), second.json()]).toEqual([
      { added: ["twice@portal.example"], taken: [] },
      { added: ["twice@portal.example"], taken: [] },
    ]);
    expect((await send({ ...body, rows: [row("other@portal.example")] })).status).toBe(409);
    expect(await countOf("other@portal.example")).toBe(0);
  });

  test("[ADMIN-20] one bad row has its portion refused whole, with its field", async () => {
    const answer = await send({
      rows: [row("fine@portal.example"), row("bad@portal.example", { fullName: " " })],
    });
    expect([answer.status, answer.text]).toEqual([400, "rows.1.fullName: Full name is required"]);
    expect(await countOf("fine@portal.example")).toBe(0);
    const staff = await portal.staff();
    expect((await staff.send("POST", "/api/admin/colleagues/import", { rows: [] })).status).toBe(403);
  });
});
