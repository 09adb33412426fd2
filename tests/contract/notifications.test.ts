import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { Notification } from "#contracts/notifications/shapes.ts";
import { NOTIFICATION_CATEGORIES, NOTIFICATION_TYPES } from "#contracts/notifications/terms.ts";
import { notifications, users, workspaceMembers, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { notifyMembers, notifyUser } from "#worker/domains/notifications/notify.ts";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  owner = await portal.owner();
});
afterAll(() => portal.stop());

const unreadOf = async (actor: Actor) =>
  (await actor.get<{ unread: number }>("/api/notifications/unread-count")).json().unread;

async function seen(actor: Actor): Promise<Notification[]> {
  const answer = await actor.get<Record<string, unknown>[]>("/api/notifications?limit=200");
  return answer
    .json()
    .map((row) => Notification.parse({ ...row, createdAt: new Date(String(row.createdAt)) }));
}

describe("a person's notifications", () => {
  test("[API-11] [ENT-01] [NOTE-07] are their own, newest first, of every type and category", async () => {
    const all = await seen(staff);
    expect(all.length).toBeGreaterThan(2);
    expect(all.some(({ isRead }) => isRead) && all.some(({ isRead }) => !isRead)).toBe(true);
    const times = all.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const ids = await portal.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(eq(notifications.userId, DEMO_ACCOUNTS.staff));
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set(ids.map(({ id }) => id)));
    const rows = await portal.db.select().from(notifications);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(NOTIFICATION_TYPES));
    expect(new Set(rows.map(({ category }) => category))).toEqual(new Set(NOTIFICATION_CATEGORIES));
  });

  test("[NOTE-09] stay read once read; reading one again changes nothing", async () => {
    const before = await unreadOf(staff);
    const unread = (await seen(staff)).find(({ isRead }) => !isRead);
    for (let i = 0; i < 2; i++) {
      const answer = await staff.send("POST", `/api/notifications/${unread?.id}/read`);
      expect([answer.status, answer.json()]).toEqual([200, { unread: before - 1 }]);
    }
    expect((await seen(staff)).find(({ id }) => id === unread?.id)?.isRead).toBe(true);
    expect(await unreadOf(staff)).toBe(before - 1);
  });

  test("[NOTE-08] are all read by one call, which leaves other people's alone", async () => {
    const others = await unreadOf(owner);
    const answer = await staff.send("POST", "/api/notifications/read-all");
    expect([answer.status, answer.json()]).toEqual([200, { unread: 0 }]);
    expect((await seen(staff)).every(({ isRead }) => isRead)).toBe(true);
    expect([await unreadOf(staff), await unreadOf(owner)]).toEqual([0, others]);
  });

  test("are not there for others: another's and a missing one are the same answer", async () => {
    const [own] = await seen(staff);
    const answers = [
      await owner.send("POST", `/api/notifications/${own?.id}/read`),
      await owner.send("POST", "/api/notifications/999999999/read"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(answers[0]?.text).toBe(answers[1]?.text);
  });
});

describe("telling the people of a journey", () => {
  const at = new Date("2027-03-04T05:06:07.890Z");
  const news = {
    title: "News",
    message: "Something",
    type: "info",
    category: "travel",
    kind: "journey",
    at,
  } as const;

  async function aCrowd() {
    const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner);
    const [suspended] = await portal.db
      .insert(users)
      .values({
        fullName: "Gone",
        email: `gone${workspaceId}@example.com`,
        role: "customer",
        status: "inactive",
      })
      .returning();
    await portal.db
      .update(workspaces)
      .set({ assignedToId: DEMO_ACCOUNTS.staff })
      .where(eq(workspaces.id, workspaceId));
    await portal.db.insert(workspaceMembers).values([
      { workspaceId, userId: DEMO_ACCOUNTS.administrator, role: "staff" },
      { workspaceId, userId: DEMO_ACCOUNTS.secondOwner, role: "family" },
      { workspaceId, userId: suspended?.id ?? 0, role: "family" },
    ]);
    return workspaceId;
  }
  const told = async (workspaceId: number) => {
    const rows = await portal.db
      .select()
      .from(notifications)
      .where(eq(notifications.workspaceId, workspaceId))
      .orderBy(notifications.userId);
    await portal.db.delete(notifications).where(eq(notifications.workspaceId, workspaceId));
    return rows;
  };

  test.for([
    ["owners", [DEMO_ACCOUNTS.owner, DEMO_ACCOUNTS.secondOwner]],
    ["staff", [DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.staff]],
    [
      "all",
      [DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.staff, DEMO_ACCOUNTS.owner, DEMO_ACCOUNTS.secondOwner],
    ],
  ] as const)("reaches %s, once each, active accounts only", async ([audience, ids]) => {
    const workspaceId = await aCrowd();
    await notifyMembers(portal.db, { ...news, workspaceId, audience, actionUrl: "/x" });
    const rows = await told(workspaceId);
    expect(rows.map(({ userId }) => userId)).toEqual(ids);
    const { at: createdAt, ...said } = news;
    expect(rows[0]).toMatchObject({ ...said, createdAt, readAt: null, actionUrl: "/x" });
  });

  test("never reaches the person who did it", async () => {
    const workspaceId = await aCrowd();
    await notifyMembers(portal.db, { ...news, workspaceId, audience: "owners", except: DEMO_ACCOUNTS.owner });
    expect((await told(workspaceId)).map(({ userId }) => userId)).toEqual([DEMO_ACCOUNTS.secondOwner]);
  });

  test("or one person raises their unread number by one", async () => {
    const before = await unreadOf(owner);
    await notifyUser(portal.db, { ...news, userId: DEMO_ACCOUNTS.owner });
    expect(await unreadOf(owner)).toBe(before + 1);
  });
});
