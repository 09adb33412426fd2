import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import { ASSIGNEE_ROLES } from "#contracts/workflows/terms.ts";
import { activity, notifications, taskAssignees, tasks, workspaceMembers, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, statusesOf, taskOf, workspaceOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

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

describe("a sequential journey", () => {
  test("begins with its first step, and each step's end opens the next", async () => {
    const { taskIds, owner, workspace } = await startedJourney(portal, [{}, {}, TEAM]);
    expect(await statusesOf(portal.db, taskIds)).toEqual(["in_progress", "pending", "pending"]);
    await owner.trpc.journeys.submitTodo.mutate({ taskId: taskIds[0] ?? 0 });
    expect(await statusesOf(portal.db, taskIds)).toEqual(["completed", "in_progress", "pending"]);
    expect((await workspaceOf(portal.db, workspace.id)).status).toBe("in_progress");
    await owner.trpc.journeys.submitTodo.mutate({ taskId: taskIds[1] ?? 0 });
    expect(await statusesOf(portal.db, taskIds)).toEqual(["completed", "completed", "your_turn"]);
    const done = await complete(staff, taskIds[2]);
    expect(done).toMatchObject({ status: "completed", inReview: false });
    const row = await workspaceOf(portal.db, workspace.id);
    expect(row).toMatchObject({ status: "in_progress", tasksDone: 3, actionCount: 0 });
    expect([row.completedAt, row.readyToldAt]).toEqual([null, expect.any(Date)]);
  });

  test("refuses a step out of turn to owners and to staff, over REST too, and writes nothing", async () => {
    const { taskIds, owner } = await startedJourney(portal, [{}, {}]);
    const [, second = 0] = taskIds;
    const before = snapshot(portal);
    const early = { status: 409, fault: "out_of_turn" };
    expect(await refusalOf(owner.trpc.journeys.submitTodo.mutate({ taskId: second }))).toEqual(early);
    expect(await refusalOf(complete(staff, second))).toEqual(early);
    const rest = await owner.send("POST", `/api/tasks/${second}/submit`);
    expect([rest.status, rest.headers.get("x-error-code")]).toEqual([409, "out_of_turn"]);
    expect(snapshot(portal)).toBe(before);
  });

  test("records every change with its actor, and tells whose turn it becomes", async () => {
    const { taskIds, owner, ownerId, workspace } = await startedJourney(portal, [{}, TEAM]);
    await owner.trpc.journeys.submitTodo.mutate({ taskId: taskIds[0] ?? 0 });
    expect(await kindsOf(portal.db, workspace.id)).toEqual([
      "workspace.created",
      "task.assigned",
      "task.assigned",
      "task.completed",
      "task.opened",
    ]);
    const rows = await portal.db.select().from(activity).where(eq(activity.workspaceId, workspace.id));
    expect(
      rows.filter(({ actorId }) => actorId === ownerId).map(({ kind, subject }) => [kind, subject]),
    ).toEqual([
      ["task.completed", "Step 1"],
      ["task.opened", "Step 2"],
    ]);
    const told = await portal.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.workspaceId, workspace.id), eq(notifications.userId, 2)));
    expect(told.map(({ title, taskId }) => [title, taskId])).toEqual([
      ["Action completed", taskIds[0]],
      ["Your turn", taskIds[1]],
    ]);
  });

  test("a step that opens late is late at once; what the batch settles is what the state machine says", async () => {
    const dates = [null, YESTERDAY, TODAY, addDays(TODAY, 1)];
    for (const assignedRole of ASSIGNEE_ROLES) {
      for (const dueDate of dates) {
        const { taskIds, owner } = await startedJourney(portal, [{}, { assignedRole }]);
        const [first = 0, second = 0] = taskIds;
        await portal.db.update(tasks).set({ dueDate }).where(eq(tasks.id, second));
        const planned = nextTaskState(await taskOf(portal.db, second), { type: "open" }, TODAY);
        await owner.trpc.journeys.submitTodo.mutate({ taskId: first });
        const { status, turn } = await taskOf(portal.db, second);
        expect([assignedRole, dueDate, { status, turn }]).toEqual([
          assignedRole,
          dueDate,
          { status: planned?.status, turn: planned?.turn },
        ]);
      }
    }
  });
});

describe("a journey in free order", () => {
  test("opens every step at once", async () => {
    const { taskIds } = await startedJourney(portal, [{}, TEAM, {}], { isSequential: false });
    expect(await statusesOf(portal.db, taskIds)).toEqual(["in_progress", "your_turn", "in_progress"]);
  });

  test("is ready once when its last steps end at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const { taskIds, workspace } = await startedJourney(portal, [{}, {}, {}, {}], { isSequential: false });
      await Promise.all(taskIds.map((taskId) => complete(staff, taskId)));
      expect(await workspaceOf(portal.db, workspace.id)).toMatchObject({
        status: "in_progress",
        tasksDone: 4,
      });
      const kinds = await kindsOf(portal.db, workspace.id);
      expect(kinds.filter((kind) => kind === "workspace.ready")).toHaveLength(1);
    }
  });
});

describe("an owner's step that the company looks at", () => {
  test("is handed in, handed back with a reason, handed in again and approved", async () => {
    const { taskIds, owner, ownerId } = await startedJourney(portal, [REVIEWED]);
    const [taskId = 0] = taskIds;
    await owner.trpc.journeys.submitTodo.mutate({ taskId });
    expect(await taskOf(portal.db, taskId)).toMatchObject({ status: "your_turn", turn: "team" });
    const { version } = await taskOf(portal.db, taskId);
    const back = await staff.trpc.tasks.sendBack.mutate({
      taskId,
      version,
      reason: "The second page is missing",
    });
    expect(back).toMatchObject({ status: "in_progress", inReview: false });
    expect(await taskOf(portal.db, taskId)).toMatchObject({
      returnedReason: "The second page is missing",
      submittedAt: null,
    });
    const [assignee] = await portal.db.select().from(taskAssignees).where(eq(taskAssignees.taskId, taskId));
    expect(assignee).toMatchObject({ userId: ownerId, finishedAt: null });
    const told = await portal.db.select().from(notifications).where(eq(notifications.userId, ownerId));
    expect(told.at(-1)?.message).toContain("The second page is missing");
    await owner.trpc.journeys.submitTodo.mutate({ taskId });
    expect(await complete(staff, taskId)).toMatchObject({ status: "completed" });
  });

  test("cannot be handed in twice, and handing back what was never handed in is refused", async () => {
    const { taskIds, owner, workspace } = await startedJourney(portal, [REVIEWED]);
    const [taskId = 0] = taskIds;
    const { version } = await taskOf(portal.db, taskId);
    const wrong = { status: 409, fault: "wrong_state" };
    expect(await refusalOf(staff.trpc.tasks.sendBack.mutate({ taskId, version, reason: "No" }))).toEqual(
      wrong,
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => owner.trpc.journeys.submitTodo.mutate({ taskId })),
    );
    expect(answers).toEqual(Array.from({ length: 5 }, () => ({ taskId, status: "current" })));
    const kinds = await kindsOf(portal.db, workspace.id);
    expect(kinds.filter((kind) => kind === "task.submitted")).toHaveLength(1);
  });

  test("sending back needs a reason, named by its field", async () => {
    const { taskIds } = await startedJourney(portal, [REVIEWED]);
    const answer = await staff.send<never>("POST", `/api/tasks/${taskIds[0]}/send-back`, {
      version: 0,
      reason: "  ",
    });
    expect([answer.status, answer.text]).toEqual([400, "reason: Say what has to be mended"]);
  });
});

describe("a to-do of several people", () => {
  const shared = async (completionRule: "one" | "all") => {
    const started = await startedJourney(portal, [{ completionRule }, {}]);
    const [taskId = 0] = started.taskIds;
    const secondId = 4;
    const base = { workspaceId: started.workspace.id, userId: secondId };
    await portal.db.insert(workspaceMembers).values({ ...base, role: "owner", joinedAt: new Date() });
    await portal.db.insert(taskAssignees).values({ taskId, userId: secondId });
    return { ...started, taskId, second: await portal.secondOwner() };
  };

  test("[CUST-18] with the rule 'one' is done when one of them has done it", async () => {
    const { taskId, second, owner, workspace } = await shared("one");
    await second.trpc.journeys.submitTodo.mutate({ taskId });
    expect((await taskOf(portal.db, taskId)).status).toBe("completed");
    const page = await owner.trpc.journeys.customerWorkspace.query({ workspaceId: workspace.id });
    expect(page.todos[0]?.assignees.map(({ status }) => status).toSorted()).toEqual(["finished", "pending"]);
  });

  test("with the rule 'all' waits for the last of them", async () => {
    const { taskId, second, owner } = await shared("all");
    await owner.trpc.journeys.submitTodo.mutate({ taskId });
    expect((await taskOf(portal.db, taskId)).status).toBe("in_progress");
    await second.trpc.journeys.submitTodo.mutate({ taskId });
    expect((await taskOf(portal.db, taskId)).status).toBe("completed");
  });

  test("with the rule 'all' is done when both finish at the same moment", async () => {
    for (let round = 0; round < 4; round++) {
      const { taskId, second, owner } = await shared("all");
      await Promise.all([owner, second].map((actor) => actor.trpc.journeys.submitTodo.mutate({ taskId })));
      expect((await taskOf(portal.db, taskId)).status).toBe("completed");
    }
  });
});

describe("a change of a colleague", () => {
  test("made on an old version is refused and writes nothing", async () => {
    const { taskIds } = await startedJourney(portal, [TEAM, TEAM], { isSequential: false });
    const [taskId = 0] = taskIds;
    const { version } = await taskOf(portal.db, taskId);
    await staff.trpc.tasks.reschedule.mutate({ taskId, version, dueDate: "2031-01-01" });
    const before = snapshot(portal);
    const stale = { status: 409, fault: "stale_version" };
    expect(await refusalOf(staff.trpc.tasks.complete.mutate({ taskId, version }))).toEqual(stale);
    expect(await refusalOf(staff.trpc.tasks.reschedule.mutate({ taskId, version, dueDate: null }))).toEqual(
      stale,
    );
    expect(snapshot(portal)).toBe(before);
  });

  test("made by two at the same moment happens once", async () => {
    const { taskIds, workspace } = await startedJourney(portal, [TEAM, TEAM]);
    const [taskId = 0] = taskIds;
    const { version } = await taskOf(portal.db, taskId);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, () => staff.trpc.tasks.complete.mutate({ taskId, version })),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const kinds = await kindsOf(portal.db, workspace.id);
    expect(kinds.filter((kind) => kind === "task.completed")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "task.opened")).toHaveLength(1);
  });

  test("opens a completed step again, and with it its journey", async () => {
    const { taskIds, workspace } = await startedJourney(portal, [{}]);
    const [taskId = 0] = taskIds;
    await portal.db.update(workspaces).set({ arrivedOn: YESTERDAY }).where(eq(workspaces.id, workspace.id));
    await complete(staff, taskId);
    expect((await workspaceOf(portal.db, workspace.id)).status).toBe("completed");
    const { version } = await taskOf(portal.db, taskId);
    await staff.trpc.tasks.reopen.mutate({ taskId, version, reason: "A page was missing" });
    expect(await taskOf(portal.db, taskId)).toMatchObject({
      status: "in_progress",
      completedAt: null,
      completedById: null,
    });
    expect(await workspaceOf(portal.db, workspace.id)).toMatchObject({
      status: "in_progress",
      completedAt: null,
      tasksDone: 0,
    });
  });

  test("gives an overdue action its former state back when the date moves", async () => {
    const { taskIds } = await startedJourney(portal, [TEAM]);
    const [taskId = 0] = taskIds;
    const late = await staff.trpc.tasks.reschedule.mutate({ taskId, version: 0, dueDate: YESTERDAY });
    expect(late.status).toBe("overdue");
    const moved = await staff.trpc.tasks.reschedule.mutate({ taskId, version: late.version, dueDate: null });
    expect(moved).toMatchObject({ status: "your_turn", dueDate: null });
  });
});
