import { randomUUID } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { newsFor } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { ownerOf, refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { aGraph, aJourneyOn, aStep, watching } from "#tests/support/workflow-journey.ts";

const decides = (value: string) => ({
  condition: { fact: "decision.Boarding?", operator: "is", value } as const,
});
const GRAPH = aGraph(
  [
    aStep("Boarding?", "decision-branch", {
      assignedTo: "customer",
      settings: {
        options: [
          { id: "yes", label: "Yes" },
          { id: "no", label: "No" },
        ],
      },
    }),
    aStep("Book", "handy-crate-tips", { assignedTo: "customer" }),
    aStep("Drive", "handy-crate-tips", { assignedTo: "customer" }),
  ],
  [
    ["Boarding?", "Book", decides("yes")],
    ["Boarding?", "Drive", decides("no")],
  ],
);

let portal: Portal;
let staff: Actor;
let watch: ReturnType<typeof watching>;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  watch = watching(portal, staff);
});
afterAll(() => portal.stop());

async function aChoice() {
  const { id } = await aJourneyOn(portal, GRAPH);
  const { id: taskId, version } = await watch.taskOf(id, "Boarding?");
  const { owner, ownerId } = await ownerOf(portal, id);
  const ask = (words?: string, actor = owner, requestId: string = randomUUID()) =>
    actor.trpc.journeys.reportStuck.mutate({ taskId, reason: "mistaken", words, requestId });
  const choose = () => owner.trpc.tasks.choose.mutate({ taskId, version, edgeId: "Boarding?-Book" });
  const asked = async () => (await staff.trpc.journeys.stuck.query({ workspaceId: id })).items;
  return { id, taskId, owner, ownerId, ask, choose, asked };
}

test("[OWN-29] an owner asks a choice back, with or without a reason and once, and who acts sees it with what it takes to open it again", async () => {
  const { id, taskId, owner, ask, choose, asked } = await aChoice();
  expect(await refusalOf(ask())).toMatchObject({ fault: "wrong_state" });
  await choose();
  const requestId = randomUUID();
  await ask("I meant the other one ไม่ใช่", owner, requestId);
  await ask("I meant the other one ไม่ใช่", owner, requestId);
  expect(await refusalOf(ask())).toMatchObject({ fault: "wrong_state" });
  const [request, ...more] = await asked();
  expect(more).toEqual([]);
  expect(request).toMatchObject({
    taskId,
    reason: "mistaken",
    words: "I meant the other one ไม่ใช่",
    choice: { edgeId: "Boarding?-Book" },
  });
  const page = await owner.trpc.journeys.customerWorkspace.query({ workspaceId: id });
  expect(page.todos.find(({ id: one }) => one === taskId)?.stuck).toMatchObject({ reason: "mistaken" });
});

test("[OWN-29] opened again it can be chosen anew, the owner is told, and the request is gone; made again as it was it stands as before", async () => {
  const { id, taskId, owner, ownerId, ask, choose, asked } = await aChoice();
  await choose();
  await ask();
  const [request] = await asked();
  const { version, edgeId } = request?.choice ?? { version: 0, edgeId: "" };
  const opened = await staff.trpc.tasks.reopen.mutate({ taskId, version, reason: "There is still time" });
  expect(await asked()).toEqual([]);
  const told = (await newsFor(portal.db, ownerId)).at(-1);
  expect(told).toMatchObject({ title: "Open again" });
  expect(told?.message).toContain("There is still time");
  await staff.trpc.tasks.choose.mutate({ taskId, version: opened.version, edgeId });
  expect(await watch.statuses(id)).toEqual({ "Boarding?": "completed", Book: "in_progress" });
  await ask();
  const again = (await asked())[0]?.choice?.version ?? 0;
  const { version: now } = await staff.trpc.tasks.reopen.mutate({ taskId, version: again });
  await owner.trpc.tasks.choose.mutate({ taskId, version: now, edgeId: "Boarding?-Drive" });
  const statuses = await watch.statuses(id);
  expect(statuses).toMatchObject({ "Boarding?": "completed", Drive: "in_progress" });
});

test("[OWN-29] the owner keeps the choice after all, or is answered", async () => {
  const { taskId, owner, ask, choose, asked } = await aChoice();
  await choose();
  await ask();
  await owner.trpc.journeys.clearStuck.mutate({ taskId });
  expect(await asked()).toEqual([]);
  await ask();
  await staff.trpc.journeys.clearStuck.mutate({ taskId, answer: "The kennel is paid by now." });
  expect(await asked()).toEqual([]);
});

test("[OWN-29] nobody else asks it back, and nothing else is asked back", async () => {
  const { ask, choose } = await aChoice();
  await choose();
  const { owner: stranger } = await aChoice();
  expect(await refusalOf(ask(undefined, stranger))).toMatchObject({ status: 404 });
  const other = await startedJourney(portal, [{ title: "Read this" }]);
  const taskId = other.taskIds[0] ?? 0;
  const mistaken = { taskId, reason: "mistaken" } as const;
  expect(await refusalOf(other.owner.trpc.journeys.reportStuck.mutate(mistaken))).toMatchObject({
    fault: "wrong_state",
  });
});
