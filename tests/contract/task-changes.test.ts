import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { TaskDraft } from "#contracts/tasks/changes-shapes.ts";
import { tasks } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, newsFor, taskOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

const TODAY = dateInZone(new Date(), TEST_ZONE);

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const draft = (workspaceId: number, facts: Partial<TaskDraft> = {}): TaskDraft => ({
  workspaceId,
  title: "Call the airline",
  actionType: "approval",
  assignedRole: "team",
  ...facts,
});

test("[WSD-24] an action is added last, open at once, due by the departure, once however often it is sent", async () => {
  const { workspace, ownerId } = await startedJourney(portal, [{}, {}], { departureDate: "2031-06-10" });
  const wanted = draft(workspace.id, {
    assignedRole: "customer",
    due: { kind: "offset", anchor: "departure", days: -3 },
    requestId: randomUUID(),
  });
  const added = await staff.trpc.tasks.create.mutate(wanted);
  expect(added).toMatchObject({ status: "in_progress", dueDate: "2031-06-07", title: "Call the airline" });
  expect((await staff.trpc.tasks.create.mutate(wanted)).id).toBe(added.id);
  const { tasks: all } = await staff.trpc.workspaces.find.query({ workspaceId: workspace.id });
  expect(all).toHaveLength(3);
  expect(all.at(-1)).toMatchObject({
    id: added.id,
    isAdded: true,
    dueAnchor: "departure",
    dueOffsetDays: -3,
  });
  expect((await newsFor(portal.db, ownerId)).at(-1)?.title).toBe("Your turn");
  const assignees = await portal.db.all<{ user_id: number }>(
    sql`select user_id from task_assignees where task_id = ${added.id}`,
  );
  expect(assignees.map((one) => one.user_id)).toEqual([ownerId]);
});

test.each(["to-do", "approval", "milestone"] as const)(
  "[RPT-53] done by whose it is (%s), without a paper, a form or a payment",
  async (actionType) => {
    const { workspace, owner } = await startedJourney(portal, [{}]);
    const plain = { actionType };
    const [theirs, ours] = [
      await staff.trpc.tasks.create.mutate(draft(workspace.id, { ...plain, assignedRole: "customer" })),
      await staff.trpc.tasks.create.mutate(draft(workspace.id, { ...plain, title: "Call the vet" })),
    ];
    await owner.trpc.journeys.submitTodo.mutate({ taskId: theirs.id });
    expect(await staff.trpc.tasks.find.query({ taskId: theirs.id })).toMatchObject({ inReview: true });
    const done = await staff.trpc.tasks.complete.mutate({ taskId: ours.id, version: ours.version });
    expect(done.status).toBe("completed");
  },
);

test("[WSD-24] an action is given to a colleague, who is told, as is who had it; nobody else can be given it", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const admin = await portal.admin();
  const added = await admin.trpc.tasks.create.mutate(
    draft(workspace.id, { assignedToId: DEMO_ACCOUNTS.staff }),
  );
  const given = await admin.trpc.tasks.update.mutate({
    taskId: added.id,
    version: added.version,
    assignedToId: DEMO_ACCOUNTS.administrator,
    title: "Call the airline again",
  });
  expect(given).toMatchObject({ assignedTo: "Anna Lindqvist", title: "Call the airline again" });
  expect((await newsFor(portal.db, DEMO_ACCOUNTS.staff)).at(-1)?.title).toBe("Given to somebody else");
  const stranger = admin.trpc.tasks.update.mutate({
    taskId: added.id,
    version: given.version,
    assignedToId: DEMO_ACCOUNTS.secondOwner,
  });
  expect(await refusalOf(stranger)).toMatchObject({
    status: 400,
    fields: { assignedToId: "This person cannot take it over" },
  });
  const stale = admin.trpc.tasks.update.mutate({ taskId: added.id, version: added.version, title: "x" });
  expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
  expect(await kindsOf(portal.db, workspace.id)).toContain("task.updated");
});

test("[WSD-24] a due date that is changed is counted anew, and a late action is late no more", async () => {
  const { workspace } = await startedJourney(portal, [{}], { departureDate: addDays(TODAY, 30) });
  const added = await staff.trpc.tasks.create.mutate(
    draft(workspace.id, { due: { kind: "date", on: addDays(TODAY, -2) } }),
  );
  expect(added.status).toBe("overdue");
  const moved = await staff.trpc.tasks.update.mutate({
    taskId: added.id,
    version: added.version,
    due: { kind: "offset", anchor: "departure", days: -10 },
  });
  expect(moved).toMatchObject({ status: "your_turn", dueDate: addDays(TODAY, 20) });
});

test("[WSD-25] an action changes places with its neighbour, and stays at the edge of the plan", async () => {
  const { workspace, taskIds } = await startedJourney(portal, [{}, {}, {}], { isSequential: false });
  const order = async () =>
    (await staff.trpc.workspaces.find.query({ workspaceId: workspace.id })).tasks.map(({ id }) => id);
  const move = async (taskId: number | undefined, direction: "up" | "down") => {
    const { version } = await taskOf(portal.db, taskId);
    return staff.trpc.tasks.move.mutate({ taskId: taskId ?? 0, version, direction });
  };
  const [first, second, third] = taskIds;
  await move(third, "up");
  expect(await order()).toEqual([first, third, second]);
  await move(first, "down");
  expect(await order()).toEqual([third, first, second]);
  await move(third, "up");
  expect(await order()).toEqual([third, first, second]);
});

test("[WSD-25] in a sequential journey what has not opened stays behind what has", async () => {
  const { taskIds } = await startedJourney(portal, [{}, {}]);
  const { version } = await taskOf(portal.db, taskIds[1]);
  const call = staff.trpc.tasks.move.mutate({ taskId: taskIds[1] ?? 0, version, direction: "up" });
  expect(await refusalOf(call)).toEqual({ status: 409, fault: "wrong_state" });
});

test("[WSD-26] what was added by hand is taken back, with its comments kept; a step of the workflow is not", async () => {
  const { workspace, taskIds } = await startedJourney(portal, [{}]);
  const added = await staff.trpc.tasks.create.mutate(draft(workspace.id));
  await staff.trpc.messages.send.mutate({ workspaceId: workspace.id, taskId: added.id, body: "Which day?" });
  await staff.trpc.tasks.remove.mutate({ taskId: added.id, version: added.version });
  expect(await portal.db.select().from(tasks).where(eq(tasks.id, added.id))).toEqual([]);
  const { items } = await staff.trpc.messages.list.query({ workspaceId: workspace.id });
  expect(items.map(({ body }) => body)).toContain("Which day?");
  expect(await kindsOf(portal.db, workspace.id)).toContain("task.removed");
  const { version } = await taskOf(portal.db, taskIds[0]);
  const step = staff.trpc.tasks.remove.mutate({ taskId: taskIds[0] ?? 0, version });
  expect(await refusalOf(step)).toEqual({ status: 409, fault: "wrong_state" });
});
