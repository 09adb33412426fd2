import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { isInReview, nextTaskState, statusForOwner } from "#contracts/tasks/states.ts";
import { TAB_OF } from "#contracts/tasks/task-tabs.ts";
import { TASK_TABS } from "#contracts/tasks/terms.ts";
import { notifications, tasks, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, statusesOf, taskOf, workspaceOf } from "#tests/support/journey-rows.ts";
import { listen } from "#tests/support/live.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";
import type { Env } from "#worker/core/env.ts";
import { markOverdue } from "#worker/domains/tasks/mark-overdue.ts";

const TODAY = dateInZone(new Date(), TEST_ZONE);
const YESTERDAY = addDays(TODAY, -1);
const REVIEWED = { needsReview: true } as const;
const TEAM = { assignedRole: "team", actionType: "approval" } as const;

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const complete = async (actor: Actor, taskId = 0) =>
  actor.trpc.tasks.complete.mutate({ taskId, version: (await taskOf(portal.db, taskId)).version });

const inOrder = (ids: number[]) => ids.toSorted((a, b) => a - b);

describe("the day that begins", () => {
  const env = { COMPANY_TIME_ZONE: "Pacific/Kiritimati" } as Env;

  test("marks what is late by the company's calendar, once, and tells the colleague in charge and the owner whose turn it is", async () => {
    const { taskIds, workspace, ownerId } = await startedJourney(portal, [{}, TEAM, {}, TEAM], {
      isSequential: false,
    });
    const [late = 0, alsoLate = 0, dueToday = 0, done = 0] = taskIds;
    await complete(staff, done);
    const set = (dueDate: string, ids: number[]) =>
      portal.db.update(tasks).set({ dueDate }).where(inArray(tasks.id, ids));
    await set("2027-03-13", [late, alsoLate, done]);
    await set("2027-03-14", [dueToday]);
    // Half past ten in the morning in Greenwich is past midnight in Kiritimati.
    const at = new Date("2027-03-13T10:30:00Z");
    const LIVE = (await portal.miniflare.getDurableObjectNamespace("LIVE")) as unknown as Env["LIVE"];
    const desk = await listen(portal, staff);
    await markOverdue({ ...env, LIVE, LIBSQL_URL: portal.databaseUrl }, at);
    await markOverdue({ ...env, LIVE, LIBSQL_URL: portal.databaseUrl }, at);
    await desk.hears(`tasks/${workspace.id}`);
    desk.close();
    expect(await statusesOf(portal.db, taskIds)).toEqual(["overdue", "overdue", "in_progress", "completed"]);
    expect((await kindsOf(portal.db, workspace.id)).filter((kind) => kind === "task.overdue")).toHaveLength(
      2,
    );
    const told = await portal.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.workspaceId, workspace.id), eq(notifications.title, "Overdue")));
    const toldOf = (person: number) =>
      inOrder(told.filter(({ userId }) => userId === person).map(({ taskId }) => taskId ?? 0));
    expect(told).toHaveLength(3);
    expect(toldOf(2)).toEqual([late, alsoLate]);
    expect(toldOf(ownerId)).toEqual([late]);
    expect((await workspaceOf(portal.db, workspace.id)).actionCount).toBe(2);
    for (const taskId of [late, alsoLate]) {
      const row = await taskOf(portal.db, taskId);
      expect(
        nextTaskState({ ...row, status: "in_progress" }, { type: "dayBegins" }, "2027-03-14")?.status,
      ).toBe(row.status);
    }
  });

  test("finds what is late by its index alone", async () => {
    const plan = await portal.db.all<{ detail: string }>(
      sql`explain query plan select t.id from tasks t where t.status in ('your_turn', 'in_progress') and t.due_date is not null and t.due_date < '2027-01-01'`,
    );
    expect(plan.map(({ detail }) => detail).join()).toContain("tasks_open_due_idx");
  });
});

describe("whose action it is", () => {
  test("[ENT-08] an action tells its fields, and a missing due date is null", async () => {
    const { taskIds, workspace } = await startedJourney(portal, [{ description: "Read it" }]);
    const task = await staff.trpc.tasks.find.query({ taskId: taskIds[0] ?? 0 });
    expect(task).toMatchObject({
      id: taskIds[0],
      workspaceId: workspace.id,
      workspaceName: "Bella",
      title: "Step 1",
      description: "Read it",
      actionType: "handy-crate-tips",
      status: "in_progress",
      assignedTo: "Ann Reed",
      dueDate: null,
      attachmentCount: 0,
      iconColor: "ocean",
    });
  });

  test("each side sees its own tabs, and the numbers on them are those of the lists", async () => {
    const { owner, taskIds } = await startedJourney(
      portal,
      [{}, REVIEWED, TEAM, { assignedRole: "partner" }, {}, {}],
      { isSequential: false },
    );
    const [, reviewed = 0, , , late = 0, done = 0] = taskIds;
    await owner.trpc.journeys.submitTodo.mutate({ taskId: reviewed });
    await owner.trpc.journeys.submitTodo.mutate({ taskId: done });
    const { version } = await taskOf(portal.db, late);
    await staff.trpc.tasks.reschedule.mutate({ taskId: late, version, dueDate: YESTERDAY });
    const rows = await portal.db.select().from(tasks).where(inArray(tasks.id, taskIds));
    const ownCounts = await owner.trpc.tasks.counts.query({});
    for (const tab of TASK_TABS) {
      const seen = await owner.trpc.tasks.list.query({ tab });
      const expected = rows.filter((row) => TAB_OF[statusForOwner(row)] === tab).map(({ id }) => id);
      expect([tab, inOrder(seen.items.map(({ id }) => id))]).toEqual([tab, inOrder(expected)]);
      expect(ownCounts[tab]).toBe(expected.length);
      const ofStaff = await staff.trpc.tasks.list.query({ tab, limit: 200 });
      const theirs = rows.filter((row) => TAB_OF[row.status] === tab).map(({ id }) => id);
      expect(ofStaff.items.map(({ id }) => id)).toEqual(expect.arrayContaining(theirs));
      expect((await staff.trpc.tasks.counts.query({}))[tab]).toBe(ofStaff.items.length);
    }
    expect(rows.filter(isInReview).map(({ id }) => id)).toEqual([reviewed]);
  });

  test("an owner finds another's action as little as one that does not exist, and does nothing to it", async () => {
    const { taskIds } = await startedJourney(portal, [{}]);
    const [taskId = 0] = taskIds;
    const stranger = await portal.secondOwner();
    const before = snapshot(portal);
    const nothing = { status: 404, fault: "not_found" };
    for (const id of [taskId, 999_999]) {
      expect(await refusalOf(stranger.trpc.tasks.find.query({ taskId: id }))).toEqual(nothing);
      expect(await refusalOf(stranger.trpc.journeys.submitTodo.mutate({ taskId: id }))).toEqual(nothing);
    }
    expect(snapshot(portal)).toBe(before);
  });

  test("an owner cannot do the company's step", async () => {
    const { taskIds, owner } = await startedJourney(portal, [{ assignedRole: "team" }]);
    const [taskId = 0] = taskIds;
    expect(await refusalOf(owner.trpc.journeys.submitTodo.mutate({ taskId }))).toEqual({
      status: 403,
      fault: "forbidden",
    });
    expect(await refusalOf(complete(owner, taskId))).toEqual({ status: 403, fault: "forbidden" });
  });

  test("the name of an action's assignee is the owner's, also in scripts from right to left", async () => {
    const { taskIds, ownerId } = await startedJourney(portal, [{}], { petName: "ข้าวเหนียว" });
    await portal.db.update(users).set({ fullName: "محمد الأحمد" }).where(eq(users.id, ownerId));
    await portal.db.run(sql`update clients set full_name = 'محمد الأحمد' where user_id = ${ownerId}`);
    const task = await staff.trpc.tasks.find.query({ taskId: taskIds[0] ?? 0 });
    expect([task.assignedTo, task.workspaceName]).toEqual(["محمد الأحمد", "ข้าวเหนียว"]);
  });
});
