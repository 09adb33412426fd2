import { randomUUID } from "node:crypto";

import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { outbox, stuckReports, users, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, newsFor } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, type Started, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const report = ({ owner, taskIds }: Started, facts: object = {}) =>
  owner.trpc.journeys.reportStuck.mutate({ taskId: taskIds[0] ?? 0, reason: "missing_paper", ...facts });
const todoOf = async ({ owner, workspace }: Started) =>
  (await owner.trpc.journeys.customerWorkspace.query({ workspaceId: workspace.id })).todos[0];
const stuckOf = async ({ workspace }: Started) =>
  (await staff.trpc.journeys.stuck.query({ workspaceId: workspace.id })).items;

test("[STUCK-01] [STUCK-02] an owner who is stuck marks the to-do, tells the colleague in charge in the portal and by mail, and it is recorded", async () => {
  const journey = await startedJourney(portal, [{ title: "The permit" }]);
  const told = await report(journey, { words: "The office is closed until Monday" });
  expect(told).toMatchObject({ reason: "missing_paper", by: "Ann Reed" });
  expect((await todoOf(journey))?.stuck).toEqual(told);
  expect(await stuckOf(journey)).toMatchObject([
    {
      taskId: journey.taskIds[0],
      taskTitle: "The permit",
      workspaceId: journey.workspace.id,
      words: "The office is closed until Monday",
      by: "Ann Reed",
    },
  ]);
  const [news] = (await newsFor(portal.db, DEMO_ACCOUNTS.staff)).slice(-1);
  expect(news).toMatchObject({
    kind: "stuck",
    title: "Stuck: “The permit”",
    type: "warning",
    actionUrl: `/workspace/${journey.workspace.id}`,
  });
  expect(news?.message).toContain("cannot get a paper: The office is closed until Monday");
  const [marek] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
  const mails = await portal.db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.toEmail, marek?.email ?? ""),
        like(outbox.dedupeKey, `notification:%:${journey.workspace.id}:${journey.taskIds[0]}:%`),
      ),
    );
  expect(mails).toHaveLength(1);
  expect(await kindsOf(portal.db, journey.workspace.id)).toContain("task.stuck");
});

test("[STUCK-01] where nobody is in charge the administrators are told", async () => {
  const journey = await startedJourney(portal, [{}]);
  await portal.db
    .update(workspaces)
    .set({ assignedToId: null })
    .where(eq(workspaces.id, journey.workspace.id));
  await report(journey);
  const [news] = (await newsFor(portal.db, DEMO_ACCOUNTS.administrator)).slice(-1);
  expect(news).toMatchObject({ kind: "stuck", workspaceId: journey.workspace.id });
});

test("[STUCK-03] staff answer and clear it: the answer is a comment that the owner is told of", async () => {
  const journey = await startedJourney(portal, [{}]);
  const [taskId = 0] = journey.taskIds;
  await report(journey);
  const answer = { taskId, answer: "Take the old one.", requestId: randomUUID() };
  await staff.trpc.journeys.clearStuck.mutate(answer);
  await staff.trpc.journeys.clearStuck.mutate(answer);
  expect((await todoOf(journey))?.stuck).toBeNull();
  expect(await stuckOf(journey)).toEqual([]);
  const { items } = await journey.owner.trpc.messages.list.query({
    workspaceId: journey.workspace.id,
    taskId,
  });
  expect(items.map(({ body, authorName }) => [body, authorName])).toEqual([
    ["Take the old one.", "Marek Dvořák"],
  ]);
  expect((await newsFor(portal.db, journey.ownerId)).at(-1)).toMatchObject({ kind: "message", taskId });
  expect(await kindsOf(portal.db, journey.workspace.id)).toContain("task.unstuck");
  expect(await refusalOf(staff.trpc.journeys.clearStuck.mutate({ taskId }))).toEqual({
    status: 409,
    fault: "wrong_state",
  });
  await report(journey, { reason: "time" });
  expect((await todoOf(journey))?.stuck?.reason).toBe("time");
});

test("[STUCK-03] the owner says that it gets on again, without a word", async () => {
  const journey = await startedJourney(portal, [{}]);
  await report(journey);
  await journey.owner.trpc.journeys.clearStuck.mutate({ taskId: journey.taskIds[0] ?? 0 });
  expect((await todoOf(journey))?.stuck).toBeNull();
});

test("[STUCK-04] a to-do that is handed in is stuck no longer", async () => {
  const journey = await startedJourney(portal, [{ needsReview: true }]);
  await report(journey);
  await journey.owner.trpc.journeys.submitTodo.mutate({ taskId: journey.taskIds[0] ?? 0 });
  expect(await stuckOf(journey)).toEqual([]);
  const [row] = await portal.db
    .select()
    .from(stuckReports)
    .where(eq(stuckReports.workspaceId, journey.workspace.id));
  expect(row?.clearedAt).toBeInstanceOf(Date);
  expect(await refusalOf(report(journey))).toEqual({ status: 409, fault: "wrong_state" });
});

test("[STUCK-01] five presses at once are one report; a second one is refused, before its turn as well", async () => {
  const journey = await startedJourney(portal, [{}, {}]);
  const requestId = randomUUID();
  await Promise.all(Array.from({ length: 5 }, () => report(journey, { requestId })));
  const wrong = { status: 409, fault: "wrong_state" };
  expect(await refusalOf(report(journey, { requestId: randomUUID() }))).toEqual(wrong);
  expect(await refusalOf(report(journey, { taskId: journey.taskIds[1] }))).toEqual(wrong);
  expect(await stuckOf(journey)).toHaveLength(1);
  const told = (await newsFor(portal.db, DEMO_ACCOUNTS.staff)).filter(
    ({ workspaceId, kind }) => workspaceId === journey.workspace.id && kind === "stuck",
  );
  expect(told).toHaveLength(1);
});

test("[STUCK-05] how many are stuck is counted whatever a page holds, by journey, without those put away", async () => {
  const countOf = async (workspaceId: number) =>
    (await staff.trpc.journeys.stuckCounts.query({})).find((one) => one.workspaceId === workspaceId)?.todos;
  const { workspace, owner, taskIds } = await startedJourney(
    portal,
    Array.from({ length: 60 }, (_, at) => ({ title: `To-do ${at}` })),
  );
  const { id: raisedById } = await owner.trpc.auth.me.query({});
  await portal.db.insert(stuckReports).values(
    taskIds.map((taskId) => ({
      workspaceId: workspace.id,
      taskId,
      raisedById,
      reason: "other" as const,
      createdAt: new Date(),
      requestId: randomUUID(),
    })),
  );
  expect((await staff.trpc.journeys.stuck.query({ limit: 20 })).items).toHaveLength(20);
  expect(await countOf(workspace.id)).toBe(60);
  await owner.trpc.journeys.clearStuck.mutate({ taskId: taskIds[0] ?? 0 });
  expect(await countOf(workspace.id)).toBe(59);
  await portal.db.update(workspaces).set({ archivedAt: new Date() }).where(eq(workspaces.id, workspace.id));
  expect(await countOf(workspace.id)).toBeUndefined();
});

test("a stranger reports and clears nothing, and no owner reads the company's list", async () => {
  const journey = await startedJourney(portal, [{}]);
  const stranger = await portal.secondOwner();
  const before = snapshot(portal);
  const nothing = { status: 404, fault: "not_found" };
  expect(await refusalOf(report({ ...journey, owner: stranger }))).toEqual(nothing);
  const [taskId = 0] = journey.taskIds;
  expect(await refusalOf(stranger.trpc.journeys.clearStuck.mutate({ taskId }))).toEqual(nothing);
  expect((await refusalOf(stranger.trpc.journeys.stuck.query({}))).fault).toBe("forbidden");
  expect(snapshot(portal)).toBe(before);
});

test("[HOME-03] an owner's home has what is next for each journey, and how much is new", async () => {
  const journey = await startedJourney(portal, [{ title: "First" }, { title: "Second" }]);
  const own = async () => (await journey.owner.trpc.journeys.own.query({})).items;
  expect(await own()).toMatchObject([
    { workspaceId: journey.workspace.id, petName: "Bella", next: { title: "First" }, unread: 0 },
  ]);
  await staff.trpc.messages.send.mutate({ workspaceId: journey.workspace.id, body: "Hello" });
  await journey.owner.trpc.journeys.submitTodo.mutate({ taskId: journey.taskIds[0] ?? 0 });
  expect(await own()).toMatchObject([{ next: { title: "Second" }, unread: 1, tasksDone: 1 }]);
  await journey.owner.trpc.journeys.submitTodo.mutate({ taskId: journey.taskIds[1] ?? 0 });
  expect(await own()).toMatchObject([{ next: null, tasksDone: 2 }]);
  const stranger = await portal.secondOwner();
  const theirs = (await stranger.trpc.journeys.own.query({})).items;
  expect(theirs.some(({ workspaceId }) => workspaceId === journey.workspace.id)).toBe(false);
});
