import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { outbox, tasks, taskReminders, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { type Started, startedJourney } from "#tests/support/started-journey.ts";

const NOON = new Date(Date.UTC(2029, 4, 10, 12));
const TODAY = dateInZone(NOON, "UTC");

let portal: Portal;
let staff: Actor;
let journey: Started;
let taskId: number;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  // Only this test's journey is to be reminded of.
  await portal.db.update(workspaces).set({ archivedAt: NOON });
  journey = await startedJourney(portal, [{ title: "Crate" }, {}], { isSequential: false });
  [taskId = 0] = journey.taskIds;
  await portal.db.update(tasks).set({ openedAt: new Date(NOON.getTime() - 5 * DAY_MS), dueDate: null });
});

const set = (change: Partial<typeof tasks.$inferInsert>) =>
  portal.db.update(tasks).set(change).where(eq(tasks.id, taskId));

async function strike(days: number): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(NOON.getTime() + days * DAY_MS), cron: "*/10 * * * *" });
}

/** The reminders that went out by mail to the owner, as their subjects begin. */
async function reminders(): Promise<string[]> {
  const mails = await portal.db
    .select({ payload: outbox.payload })
    .from(outbox)
    .where(
      sql`json_extract(payload, '$.page') like ${`/workspace/${journey.workspace.id}/customer%`} and template = 'notification'`,
    )
    .orderBy(outbox.id);
  type News = { title: string; more: { title: string }[] };
  return mails
    .flatMap(({ payload }) => [payload as unknown as News, ...(payload as unknown as News).more])
    .map(({ title }) => title)
    .filter((title) => title.startsWith("Reminder:"));
}

// The first strike of the clock is years late, and all that waited is told with it.
test(
  "[REM-01] a step is reminded of on the days before that it asks for, each once, with the days left in the subject",
  { timeout: 90_000 },
  async () => {
    await set({ dueDate: addDays(TODAY, 7), reminders: [7, 3, 1] });
    for (let day = 0; day <= 7; day++) {
      await strike(day);
      await strike(day);
    }
    expect(await reminders()).toEqual([
      "Reminder: due in 7 days",
      "Reminder: due in 3 days",
      "Reminder: due tomorrow",
    ]);
  },
);

test("[REM-02] days that have passed are left out, and at least the day before is told", async () => {
  await set({ dueDate: addDays(TODAY, 2), reminders: [7, 5] });
  for (let day = 0; day <= 2; day++) await strike(day);
  expect(await reminders()).toEqual(["Reminder: due tomorrow"]);
});

test("[REM-02] a departure that moves is reminded of anew, and at least once", async () => {
  await set({ dueDate: addDays(TODAY, 7), reminders: [7] });
  await strike(0);
  await set({ dueDate: addDays(TODAY, 3) });
  for (let day = 0; day <= 3; day++) await strike(day);
  expect(await reminders()).toEqual(["Reminder: due in 7 days", "Reminder: due tomorrow"]);
});

test("[REM-03] what is late is reminded of once a day at most, and no longer after thirty days", async () => {
  await set({ dueDate: addDays(TODAY, -2), status: "overdue" });
  for (const day of [0, 0, 1, 1]) await strike(day);
  expect(await reminders()).toEqual(["Reminder: 2 days overdue", "Reminder: 3 days overdue"]);
  await strike(29);
  expect(await reminders()).toHaveLength(2);
});

test("[REM-04] completion and archiving end the reminders", async () => {
  await set({ dueDate: addDays(TODAY, 1) });
  const { version } = await staff.trpc.tasks.find.query({ taskId });
  await staff.trpc.tasks.complete.mutate({ taskId, version });
  await strike(0);
  expect(await reminders()).toEqual([]);
  const later = journey.taskIds[1] ?? 0;
  await portal.db
    .update(tasks)
    .set({ dueDate: addDays(TODAY, 1) })
    .where(eq(tasks.id, later));
  await portal.db.update(workspaces).set({ archivedAt: NOON }).where(eq(workspaces.id, journey.workspace.id));
  await strike(0);
  expect(await portal.db.select().from(taskReminders).where(eq(taskReminders.taskId, later))).toEqual([]);
});

test("[REM-06] whoever mutes an action is not reminded of it, be it due or late, until they say otherwise; others are", async () => {
  const { owner } = journey;
  await set({ dueDate: addDays(TODAY, 1), assignedToId: DEMO_ACCOUNTS.staff });
  await owner.trpc.notifications.mute.mutate({ taskId, isMuted: true });
  await owner.trpc.notifications.mute.mutate({ taskId, isMuted: true });
  const muted = async () => (await owner.trpc.notifications.muted.query({})).items.map(({ title }) => title);
  expect(await muted()).toEqual(["Crate"]);
  await strike(0);
  expect(await reminders()).toEqual([]);
  expect((await staff.trpc.notifications.muted.query({})).items).toEqual([]);
  await set({ dueDate: addDays(TODAY, -1), status: "overdue" });
  await strike(1);
  expect(await reminders()).toEqual([]);
  await owner.trpc.notifications.mute.mutate({ taskId, isMuted: false });
  expect(await muted()).toEqual([]);
  await strike(2);
  expect(await reminders()).toEqual(["Reminder: 3 days overdue"]);
  const [told] = (await owner.trpc.notifications.list.query({ kind: "due" })).items;
  expect(told).toMatchObject({ taskId, isMuted: false });
});

test("[REM-06] what is done is no longer listed as muted, and another's action cannot be muted", async () => {
  const { owner, taskIds } = journey;
  await owner.trpc.notifications.mute.mutate({ taskId, isMuted: true });
  const { version } = await staff.trpc.tasks.find.query({ taskId });
  await staff.trpc.tasks.complete.mutate({ taskId, version });
  expect((await owner.trpc.notifications.muted.query({})).items).toEqual([]);
  const stranger = await portal.signIn(DEMO_ACCOUNTS.secondOwner);
  const answer = await stranger.send("PUT", `/api/tasks/${taskIds[1]}/mute`, { isMuted: true });
  expect(answer.status).toBe(404);
});

test("[REM-05] the clock finds what to remind of by indexes over what is open with a date, and over what is late", async () => {
  const planOf = async (where: string) =>
    (
      await portal.db.all<{ detail: string }>(
        sql.raw(
          `explain query plan select t.id from tasks t join workspaces w on w.id = t.workspace_id where ${where} and w.archived_at is null`,
        ),
      )
    )
      .map(({ detail }) => detail)
      .join("; ");
  const days = "t.due_date between '2027-01-01' and '2027-01-08'";
  expect(
    await planOf(`t.status in ('your_turn', 'in_progress') and t.due_date is not null and ${days}`),
  ).toMatch(/SEARCH t USING INDEX tasks_open_due_idx/);
  expect(await planOf(`t.status = 'overdue' and ${days}`)).toMatch(/SEARCH t USING INDEX tasks_late_idx/);
});
