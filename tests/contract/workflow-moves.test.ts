import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";
import { aJourneyOn, aStep, inARow, startOn, watching } from "#tests/support/workflow-journey.ts";

let portal: Portal;
let staff: Actor;
let watch: ReturnType<typeof watching>;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  watch = watching(portal, staff);
});
afterAll(() => portal.stop());

const FIRST = inARow(aStep("Deposit"), aStep("Passport"), aStep("Old-form"), aStep("Fly"));
const NEWER = inARow(
  aStep("Deposit", "approval", { description: "Other words" }),
  aStep("Passport", "approval", { assignedTo: "customer" }),
  aStep("Permit"),
  aStep("Fly"),
);

/** A journey whose first step is done, on a template that has a newer version since. */
async function anOlderJourney(newer: WorkflowGraph = NEWER) {
  const { id, templateId } = await aJourneyOn(portal, FIRST);
  await watch.complete(id, "Deposit");
  await publish(templateId ?? 0, newer);
  return { id, templateId: templateId ?? 0 };
}

async function publish(templateId: number, graph: WorkflowGraph): Promise<void> {
  const { version } = await staff.trpc.workflows.draft.query({ templateId });
  await staff.trpc.workflows.saveDraft.mutate({ templateId, version, graph });
  await staff.trpc.workflows.publish.mutate({ templateId, version: version + 1 });
}

test("[WF-16] the preview says what is done, changed, added and removed, and nothing has happened yet", async () => {
  const { id } = await anOlderJourney();
  const preview = await staff.trpc.workflows.previewMove.query({ workspaceId: id });
  expect(preview).toMatchObject({ fromNumber: 1, toNumber: 2 });
  expect(preview.steps.map(({ name, kind, changes }) => [name, kind, changes])).toEqual([
    ["Deposit", "done", []],
    ["Passport", "changed", ["assignedTo"]],
    ["Permit", "added", []],
    ["Fly", "kept", []],
    ["Old-form", "removed", []],
  ]);
  expect(Object.keys(await watch.statuses(id))).toEqual(["Deposit", "Passport", "Old-form", "Fly"]);
});

test("[WF-16] the move does what its preview said, in the order of the newer version; what is done stays done", async () => {
  const { id, templateId } = await anOlderJourney();
  const { toNumber, run } = await staff.trpc.workflows.previewMove.query({ workspaceId: id });
  await staff.trpc.workflows.moveJourney.mutate({ workspaceId: id, toNumber, run });
  expect(Object.entries(await watch.statuses(id))).toEqual([
    ["Deposit", "completed"],
    ["Passport", "in_progress"],
    ["Permit", "pending"],
    ["Fly", "pending"],
  ]);
  await watch.complete(id, "Passport");
  expect(await watch.statuses(id)).toMatchObject({ Permit: "your_turn" });
  const { runsOn } = await staff.trpc.workflows.draft.query({ templateId });
  expect(runsOn).toEqual([{ number: 2, journeys: 1 }]);
});

test("[WF-16] a move that was seen before the journey went on is refused with the preview as it is now", async () => {
  const { id } = await anOlderJourney();
  const { toNumber, run } = await staff.trpc.workflows.previewMove.query({ workspaceId: id });
  await watch.complete(id, "Passport");
  const move = { workspaceId: id, toNumber, run };
  await expect(staff.trpc.workflows.moveJourney.mutate(move)).rejects.toMatchObject({
    data: { httpStatus: 409, fault: "stale_version", current: { run: run + 1 } },
  });
  const now = { ...move, run: run + 1 };
  await staff.trpc.workflows.moveJourney.mutate(now);
  expect(await watch.statuses(id)).toMatchObject({ Passport: "completed", Permit: "your_turn" });
  const again = staff.trpc.workflows.moveJourney.mutate({ ...now, run: run + 2 });
  expect(await refusalOf(again)).toMatchObject({ fault: "wrong_state" });
});

test("[WF-16] a journey whose last open step is gone is ready by the move", async () => {
  const { id } = await anOlderJourney(inARow(aStep("Deposit")));
  const { toNumber, run } = await staff.trpc.workflows.previewMove.query({ workspaceId: id });
  await staff.trpc.workflows.moveJourney.mutate({ workspaceId: id, toNumber, run });
  const [journey] = await portal.db.select().from(workspaces).where(eq(workspaces.id, id));
  expect(await watch.statuses(id)).toEqual({ Deposit: "completed" });
  expect(journey?.readyToldAt).toBeInstanceOf(Date);
});

test("[WF-22] a version lists the journeys under way on it, by name and in pages, and none that is finished or put away", async () => {
  const { id: first, templateId: known } = await aJourneyOn(portal, FIRST);
  const templateId = known ?? 0;
  const [one] = await portal.db.select().from(workspaces).where(eq(workspaces.id, first));
  for (const name of ["Trip C", "Trip A", "Trip B", "Trip D"]) {
    const { id } = name === "Trip C" ? { id: first } : await startOn(staff, templateId);
    expect((await watch.journey(id))?.templateVersionId).toBe(one?.templateVersionId);
    const archivedAt = name === "Trip D" ? new Date() : null;
    await portal.db.update(workspaces).set({ name, archivedAt }).where(eq(workspaces.id, id));
  }
  const page = await staff.trpc.workflows.journeys.query({ templateId, number: 1, limit: 2 });
  expect(page.items.map(({ name, run }) => [name, run])).toEqual([
    ["Trip A", 0],
    ["Trip B", 0],
  ]);
  const rest = await staff.trpc.workflows.journeys.query({
    templateId,
    number: 1,
    limit: 2,
    cursor: page.nextCursor ?? "",
  });
  expect([rest.items.map(({ name }) => name), rest.nextCursor]).toEqual([["Trip C"], null]);
});

test("[WF-22] a journey says which version it runs on and which is published", async () => {
  const { id } = await anOlderJourney();
  expect((await staff.trpc.workspaces.find.query({ workspaceId: id })).workflow).toEqual({
    number: 1,
    newest: 2,
  });
});
