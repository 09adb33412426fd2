import { randomUUID } from "node:crypto";

import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { payments } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, newsFor, taskOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
  staff = await portal.staff();
});
afterAll(() => portal.stop());

/** A deposit whose owner has said that the transfer is on its way. */
async function announced() {
  const started = await startedJourney(portal, [
    { actionType: "deposit-payment", title: "Make deposit payment" },
    {},
  ]);
  const { owner, ownerId, workspace, taskIds } = started;
  const [taskId = 0] = taskIds;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const announce = (actor = owner) =>
    actor.trpc.payments.announceTransfer.mutate({ taskId, requestId: randomUUID() });
  const { announcedAt } = await announce();
  const takeBack = (actor = owner, at = announcedAt) =>
    actor.trpc.payments.withdrawTransfer.mutate({ taskId, announcedAt: at.toISOString() });
  const quote = () => owner.trpc.payments.quote.query({ taskId });
  return { ...started, taskId, announce, announcedAt, takeBack, quote };
}

const statusesOf = async (taskId: number) =>
  (await portal.db.select().from(payments).where(eq(payments.taskId, taskId)).orderBy(asc(payments.id))).map(
    ({ status }) => status,
  );

test("[OWN-37] an owner takes back that a transfer was sent: the to-do is theirs again, staff wait for nothing and are told, and it is paid by card or announced anew", async () => {
  const { workspace, owner, taskId, announce, takeBack, quote } = await announced();
  const me = await staff.trpc.auth.me.query({});
  await takeBack();
  expect((await quote()).transferAnnouncedAt).toBeNull();
  const task = await taskOf(portal.db, taskId);
  expect(task).toMatchObject({ turn: "customer", submittedAt: null, returnedReason: null });
  const page = await owner.trpc.journeys.customerWorkspace.query({ workspaceId: workspace.id });
  expect(page.todos.find(({ id }) => id === taskId)).toMatchObject({ status: "current", inReview: false });
  expect(await kindsOf(portal.db, workspace.id)).toContain("payment.withdrawn");
  const told = (await newsFor(portal.db, me.id)).filter(({ title }) => title === "Transfer taken back");
  expect(told).toMatchObject([{ workspaceId: workspace.id, taskId }]);
  expect(told[0]?.message).toContain("Ann Reed");
  expect(await refusalOf(staff.trpc.payments.confirmTransfer.mutate({ taskId }))).toMatchObject({
    fault: "wrong_state",
  });
  await announce();
  await takeBack(owner, (await quote()).transferAnnouncedAt ?? new Date());
  await owner.trpc.payments.payByCard.mutate({
    taskId,
    cardToken: "tok_0123456789",
    requestId: randomUUID(),
  });
  expect(await statusesOf(taskId)).toEqual(["failed", "failed", "succeeded"]);
});

test("[OWN-37] taken back five times at once and again later it is taken back once; a page that still shows it takes no later one back", async () => {
  const { workspace, taskId, announce, takeBack, quote } = await announced();
  const answers = await Promise.all(Array.from({ length: 5 }, () => takeBack()));
  expect(new Set(answers.map(({ takenBackAt }) => takenBackAt.getTime())).size).toBe(1);
  const kinds = await kindsOf(portal.db, workspace.id);
  expect(kinds.filter((kind) => kind === "payment.withdrawn")).toHaveLength(1);
  await announce();
  const before = snapshot(portal);
  await takeBack();
  expect(snapshot(portal)).toBe(before);
  expect((await quote()).transferAnnouncedAt).not.toBeNull();
  expect(await statusesOf(taskId)).toEqual(["failed", "awaiting_transfer"]);
});

test("[OWN-37] once it is on the account it cannot be taken back, also at the same moment: one of the two holds, whole", async () => {
  const confirmed = await announced();
  await staff.trpc.payments.confirmTransfer.mutate({ taskId: confirmed.taskId });
  const before = snapshot(portal);
  expect(await refusalOf(confirmed.takeBack())).toEqual({ status: 409, fault: "wrong_state" });
  expect(snapshot(portal)).toBe(before);

  for (let round = 0; round < 4; round += 1) {
    const { taskId, takeBack } = await announced();
    const both = await Promise.allSettled([
      takeBack(),
      staff.trpc.payments.confirmTransfer.mutate({ taskId }),
    ]);
    const held = both.map(({ status }) => status === "fulfilled");
    expect(held.filter(Boolean)).toHaveLength(1);
    const { status, turn } = await taskOf(portal.db, taskId);
    expect([await statusesOf(taskId), status === "completed", turn]).toEqual(
      held[0] ? [["failed"], false, "customer"] : [["succeeded"], true, "team"],
    );
  }
});

test("[OWN-37] nobody else takes it back: another customer, at a moment that was never told, in a journey that was put away", async () => {
  const { workspace, owner, taskId, announcedAt, takeBack } = await announced();
  const stranger = await portal.secondOwner();
  const before = snapshot(portal);
  expect(await refusalOf(takeBack(stranger))).toEqual({ status: 404, fault: "not_found" });
  expect(await refusalOf(takeBack(owner, new Date(announcedAt.getTime() - 1)))).toEqual({
    status: 404,
    fault: "not_found",
  });
  expect(snapshot(portal)).toBe(before);
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId: workspace.id });
  const admin = await portal.admin();
  await admin.trpc.workspaces.archive.mutate({ workspaceId: workspace.id, version });
  expect((await refusalOf(takeBack())).status).toBe(409);
  expect(await statusesOf(taskId)).toEqual(["awaiting_transfer"]);
});
