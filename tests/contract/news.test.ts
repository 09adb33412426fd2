import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { DAY_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { NOTIFICATION_KINDS } from "#contracts/notifications/terms.ts";
import { notifications, outbox, tasks, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { newsFor } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, type Started, startedJourney } from "#tests/support/started-journey.ts";
import { notifyUser } from "#worker/domains/notifications/notify.ts";

let portal: Portal;
let staff: Actor;
let journey: Started;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  journey = await startedJourney(portal, [{}, {}]);
});
afterAll(() => portal.stop());

const emailOf = async (userId: number) =>
  (await portal.db.select().from(users).where(eq(users.id, userId)))[0]?.email ?? "";
const mailsTo = async (userId: number) =>
  portal.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.toEmail, await emailOf(userId)), eq(outbox.template, "notification")))
    .orderBy(outbox.id);

describe("like news", () => {
  const at = new Date("2027-03-04T05:00:00Z");
  const later = (minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
  const news = {
    userId: DEMO_ACCOUNTS.staff,
    kind: "document",
    title: "Document uploaded",
    type: "info",
    category: "document",
  } as const;
  const told = (title: string) =>
    portal.db.select().from(notifications).where(eq(notifications.title, title)).orderBy(notifications.id);

  test("[NOTE-11] of one place within the hour is one row that counts, with the latest words", async () => {
    const workspaceId = journey.workspace.id;
    for (const [minutes, message] of [
      [0, "One"],
      [10, "Two"],
      [65, "Three"],
    ] as const)
      await notifyUser(portal.db, { ...news, workspaceId, message, at: later(minutes) });
    await notifyUser(portal.db, { ...news, message: "Elsewhere", at: later(66) });
    await notifyUser(portal.db, { ...news, workspaceId, message: "Much later", at: later(126) });
    expect(
      (await told(news.title)).map(({ message, times, createdAt }) => [message, times, createdAt]),
    ).toEqual([
      ["Three", 3, later(65)],
      ["Elsewhere", 1, later(66)],
      ["Much later", 1, later(126)],
    ]);
  });

  test("[NOTE-11] begins anew once it has been read, and what asks for something stays on its own", async () => {
    const title = "Seen";
    await notifyUser(portal.db, { ...news, title, message: "One", at });
    await portal.db.update(notifications).set({ readAt: at }).where(eq(notifications.title, title));
    await notifyUser(portal.db, { ...news, title, message: "Two", at });
    for (const message of ["Mend this", "Mend that"])
      await notifyUser(portal.db, { ...news, title, type: "warning", message, at });
    expect((await told(title)).map(({ times }) => times)).toEqual([1, 1, 1, 1]);
  });

  test("[NOTE-11] raises the unread number by one, not by each", async () => {
    const unread = async () => (await staff.trpc.notifications.unreadCount.query({})).unread;
    const before = await unread();
    for (let i = 0; i < 3; i++) await notifyUser(portal.db, { ...news, title: "Thrice", message: "x", at });
    expect(await unread()).toBe(before + 1);
  });
});

describe("how a person is told", () => {
  test("[NOTE-12] is there for every kind, and what was chosen stays", async () => {
    const usual = await journey.owner.trpc.notifications.preferences.query({});
    expect(usual.map(({ kind }) => kind)).toEqual([...NOTIFICATION_KINDS]);
    expect(usual.find(({ kind }) => kind === "message")?.channel).toBe("mail");
    await staff.trpc.notifications.setPreference.mutate({ kind: "payment", channel: "none" });
    await staff.trpc.notifications.setPreference.mutate({ kind: "payment", channel: "mail" });
    const chosen = await staff.trpc.notifications.preferences.query({});
    expect(chosen.filter(({ channel }) => channel !== "portal")).toEqual([
      { kind: "payment", channel: "mail" },
      { kind: "stuck", channel: "mail" },
    ]);
    expect(await journey.owner.trpc.notifications.preferences.query({})).toEqual(usual);
  });

  test("[NOTE-12] decides whether a row is made and whether a mail goes with it, one for what comes together", async () => {
    const before = await mailsTo(journey.ownerId);
    const write = () =>
      staff.trpc.messages.send.mutate({ workspaceId: journey.workspace.id, body: "<b>Good news</b>" });
    await write();
    await write();
    const mails = (await mailsTo(journey.ownerId)).slice(before.length);
    const news = {
      title: "New message",
      message: expect.stringContaining("<b>Good news</b>") as string,
      page: `/workspace/${journey.workspace.id}/customer`,
    };
    expect(mails.map(({ payload }) => payload)).toEqual([
      {
        name: "Ann Reed",
        userId: journey.ownerId,
        kind: "message",
        task: null,
        ...news,
        more: [news],
      },
    ]);
    expect((await newsFor(portal.db, journey.ownerId)).at(-1)).toMatchObject({
      kind: "message",
      times: 2,
      byMail: true,
    });

    await journey.owner.trpc.notifications.markAllRead.mutate({});
    await journey.owner.trpc.notifications.setPreference.mutate({ kind: "message", channel: "portal" });
    await write();
    expect((await newsFor(portal.db, journey.ownerId)).at(-1)).toMatchObject({ times: 1, byMail: false });

    await journey.owner.trpc.notifications.setPreference.mutate({ kind: "message", channel: "none" });
    const rows = await newsFor(portal.db, journey.ownerId);
    await journey.owner.trpc.notifications.markAllRead.mutate({});
    await write();
    expect(await newsFor(portal.db, journey.ownerId)).toHaveLength(rows.length);
    expect(await mailsTo(journey.ownerId)).toHaveLength(before.length + 1);
  });
});

test("[NOTE-14] the list keeps to what is unread, to a kind, and to both, page by page", async () => {
  const reader = await portal.signIn(DEMO_ACCOUNTS.administrator);
  for (let i = 0; i < 6; i++)
    await notifyUser(portal.db, {
      userId: DEMO_ACCOUNTS.administrator,
      kind: i % 2 === 0 ? "payment" : "due",
      title: `Note ${i}`,
      message: "x",
      type: "info",
      category: "system",
      at: new Date(Date.UTC(2030, 0, 1 + i)),
    });
  const [newest] = (await reader.trpc.notifications.list.query({ kind: "payment", limit: 1 })).items;
  await reader.trpc.notifications.markRead.mutate({ notificationId: newest?.id ?? 0 });
  const titles = async (filter: { kind?: "payment" | "due"; isUnread?: boolean }) => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: { items: { title: string }[]; nextCursor: string | null } =
        await reader.trpc.notifications.list.query({ ...filter, limit: 2, cursor });
      found.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return found.filter((title) => title.startsWith("Note "));
  };
  expect(await titles({ kind: "payment" })).toEqual(["Note 4", "Note 2", "Note 0"]);
  expect(await titles({ isUnread: true })).toEqual(["Note 5", "Note 3", "Note 2", "Note 1", "Note 0"]);
  expect(await titles({ kind: "payment", isUnread: true })).toEqual(["Note 2", "Note 0"]);
});

describe("somebody who is named", () => {
  const name = (actor: Actor, mentions: number[]) =>
    actor.trpc.messages.send.mutate({ workspaceId: journey.workspace.id, body: "@You, look", mentions });

  test("[NOTE-13] is chosen from those who may read it: for an owner those of the journey alone", async () => {
    const workspaceId = journey.workspace.id;
    const forOwner = await journey.owner.trpc.messages.mentionable.query({ workspaceId });
    expect(forOwner.map(({ id }) => id)).toEqual([DEMO_ACCOUNTS.staff]);
    const forStaff = await staff.trpc.messages.mentionable.query({ workspaceId });
    const ids = forStaff.map(({ id }) => id);
    expect(ids).toContain(journey.ownerId);
    expect(ids).toContain(DEMO_ACCOUNTS.administrator);
    expect(ids).not.toContain(DEMO_ACCOUNTS.staff);
    expect(ids).not.toContain(DEMO_ACCOUNTS.secondOwner);
  });

  test("[NOTE-13] is kept by id and told of it once, at their own page", async () => {
    const sent = await name(staff, [journey.ownerId, DEMO_ACCOUNTS.administrator, DEMO_ACCOUNTS.staff]);
    expect(sent.mentions.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [DEMO_ACCOUNTS.administrator, journey.ownerId].toSorted((a, b) => a - b),
    );
    const { items } = await journey.owner.trpc.messages.list.query({ workspaceId: journey.workspace.id });
    expect(items[0]?.mentions).toEqual(sent.mentions);
    for (const [userId, address] of [
      [journey.ownerId, `/workspace/${journey.workspace.id}/customer`],
      [DEMO_ACCOUNTS.administrator, `/workspace/${journey.workspace.id}`],
    ] as const) {
      const [last] = (await newsFor(portal.db, userId)).slice(-1);
      expect(last).toMatchObject({
        kind: "mention",
        title: "Marek Dvořák mentioned you",
        actionUrl: address,
      });
    }
    expect((await newsFor(portal.db, DEMO_ACCOUNTS.staff)).some(({ kind }) => kind === "mention")).toBe(
      false,
    );
  });

  test("[NOTE-13] cannot be a stranger or a colleague an owner does not know", async () => {
    const refused = { status: 400, fault: "invalid_input" };
    for (const userId of [DEMO_ACCOUNTS.secondOwner, DEMO_ACCOUNTS.administrator, 999_999])
      expect(await refusalOf(name(journey.owner, [userId]))).toMatchObject(refused);
    expect(await refusalOf(name(staff, [DEMO_ACCOUNTS.secondOwner]))).toMatchObject(refused);
  });
});

describe("a due date", () => {
  const noon = new Date(Date.UTC(2029, 4, 10, 12));
  const today = dateInZone(noon, "UTC");
  const strike = async (at: Date) => {
    const { scheduled } = await portal.miniflare.getWorker();
    await scheduled({ scheduledTime: at, cron: "*/10 * * * *" });
  };
  const dueNews = async (userId: number, taskId = 0) =>
    (await newsFor(portal.db, userId))
      .filter((news) => news.kind === "due" && news.taskId === taskId)
      .map(({ title }) => title);

  test("[NOTE-10] that is near reminds whose turn it is, once for a date; passed, it tells the colleague too", async () => {
    const due = await startedJourney(portal, [{ actionType: "passport-upload" }]);
    const [taskId = 0] = due.taskIds;
    const set = (dueDate: string) =>
      portal.db
        .update(tasks)
        .set({ dueDate, openedAt: new Date(noon.getTime() - 3 * DAY_MS) })
        .where(eq(tasks.id, taskId));
    await set(addDays(today, 2));
    await strike(noon);
    expect(await dueNews(due.ownerId, taskId)).toEqual([]);
    await set(addDays(today, 1));
    for (let i = 0; i < 2; i++) await strike(noon);
    expect(await dueNews(due.ownerId, taskId)).toEqual(["Reminder: due tomorrow"]);
    expect(await dueNews(DEMO_ACCOUNTS.staff, taskId)).toEqual([]);
    const overnight = (days: number) => strike(new Date(noon.getTime() + days * DAY_MS));
    await set(addDays(today, 1));
    for (let i = 0; i < 2; i++) await overnight(1);
    await set(today);
    await overnight(2);
    expect(await dueNews(due.ownerId, taskId)).toEqual(["Reminder: due tomorrow", "Overdue"]);
    expect(await dueNews(DEMO_ACCOUNTS.staff, taskId)).toEqual(["Overdue"]);
    expect((await mailsTo(due.ownerId)).map(({ payload }) => payload["title"])).toEqual(
      expect.arrayContaining(["Reminder: due tomorrow", "Overdue"]),
    );
  });

  test("[NOTE-10] is not reminded of where the task has opened within the last day, or waits, or is done", async () => {
    const due = await startedJourney(portal, [{}, {}, {}], { isSequential: true });
    await portal.db
      .update(tasks)
      .set({ dueDate: addDays(today, 1), openedAt: new Date(noon.getTime() - DAY_MS / 2) })
      .where(eq(tasks.workspaceId, due.workspace.id));
    await strike(noon);
    for (const taskId of due.taskIds) expect(await dueNews(due.ownerId, taskId)).toEqual([]);
  });
});
