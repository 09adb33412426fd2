import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { LIMITS } from "#contracts/core/limits.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import { GRAPH_LIMITS } from "#contracts/workflows/graph.ts";
import type { WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { aTemplate, graphOf, refusalOf } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const start = (templateId: number) =>
  staff.trpc.workspaces.createFromTemplate.mutate({
    templateId,
    petName: "Bella",
    ownerName: "Ann Reed",
    ownerEmail: "ann@example.com",
    departureDate: "2031-06-01",
  });

const titles = async (workspaceId: number) =>
  (await staff.trpc.workspaces.find.query({ workspaceId })).tasks.map(({ title }) => title);

/** The draft that a refusal brings along. */
async function currentOf(call: Promise<unknown>): Promise<{ status: number; current: WorkflowDraft }> {
  try {
    await call;
  } catch (error) {
    const { httpStatus, current } = (error as { data: { httpStatus: number; current: WorkflowDraft } }).data;
    return { status: httpStatus, current };
  }
  throw new Error("The call was not refused");
}

test("[BLD-22] [WF-18] what is drawn is kept on the server, unfinished as it is, and no journey changes by it", async () => {
  const templateId = await aTemplate(portal.db, [{ title: "Passport" }]);
  const before = await staff.trpc.workflows.draft.query({ templateId });
  expect(before).toMatchObject({ version: 0, isChanged: false, savedBy: null, publishedNumber: 1 });

  const graph = graphOf([{ title: "" }, { title: "Crate" }]);
  const saved = await staff.trpc.workflows.saveDraft.mutate({ templateId, version: 0, graph });
  expect(saved).toMatchObject({ version: 1, isChanged: true, graph });
  expect(await staff.trpc.workflows.draft.query({ templateId })).toEqual(saved);
  expect(await titles((await start(templateId)).id)).toEqual(["Passport"]);

  const back = { templateId, version: 1, graph: before.graph };
  expect((await staff.trpc.workflows.saveDraft.mutate(back)).isChanged).toBe(false);
});

test("[WF-19] of two tabs the second is refused with 409 and sees what the first has drawn, over REST too", async () => {
  const templateId = await aTemplate(portal.db, [{}]);
  const mine = graphOf([{ title: "Mine" }]);
  await staff.trpc.workflows.saveDraft.mutate({ templateId, version: 0, graph: mine });
  const theirs = { templateId, version: 0, graph: graphOf([{ title: "Theirs" }]) };
  const refused = await currentOf(staff.trpc.workflows.saveDraft.mutate(theirs));
  expect(refused).toMatchObject({ status: 409, current: { version: 1, graph: mine } });
  expect(refused.current.savedAt).toBeInstanceOf(Date);
  const over = await staff.request<{ code: string; current: WorkflowDraft }>(
    `/api/workflows/${templateId}/draft`,
    {
      method: "PUT",
      headers: { "content-type": "application/json", accept: "application/json", origin: portal.origin },
      body: JSON.stringify(theirs),
    },
  );
  expect([over.status, over.json().code, over.json().current.graph]).toEqual([409, "stale_version", mine]);
});

test("[WF-19] of two saved at the same moment one is kept and the other is told", async () => {
  const templateId = await aTemplate(portal.db, [{}]);
  const results = await Promise.allSettled(
    ["One", "Two"].map((title) =>
      staff.trpc.workflows.saveDraft.mutate({ templateId, version: 0, graph: graphOf([{ title }]) }),
    ),
  );
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("[WF-20] publishing makes a version; journeys under way keep theirs, and it is known how many run on which", async () => {
  const templateId = await aTemplate(portal.db, [{ title: "Passport" }]);
  const early = await start(templateId);
  const graph = graphOf([{ title: "Passport" }, { title: "Crate" }]);
  await staff.trpc.workflows.saveDraft.mutate({ templateId, version: 0, graph });
  const published = await staff.trpc.workflows.publish.mutate({ templateId, version: 1 });
  expect(published).toMatchObject({
    publishedNumber: 2,
    isChanged: false,
    version: 2,
    runsOn: [{ number: 1, journeys: 1 }],
  });
  const late = await start(templateId);
  expect([await titles(early.id), await titles(late.id)]).toEqual([["Passport"], ["Passport", "Crate"]]);
  await start(templateId);
  const { runsOn } = await staff.trpc.workflows.draft.query({ templateId });
  expect(runsOn).toEqual([
    { number: 2, journeys: 2 },
    { number: 1, journeys: 1 },
  ]);
  await staff.trpc.workspaces.archive.mutate({ workspaceId: early.id, version: early.version });
  const { items } = await staff.trpc.workflows.versions.query({ templateId });
  expect(
    items.map(({ number, stepCount, isCurrent, journeys }) => [number, stepCount, isCurrent, journeys]),
  ).toEqual([
    [2, 2, true, 2],
    [1, 1, false, 0],
  ]);
  const first = await staff.trpc.workflows.version.query({ templateId, number: 1 });
  expect(first.graph.steps.map(({ name }) => name)).toEqual(["Passport"]);
});

test("[WF-20] versions come in pages, newest first", async () => {
  const templateId = await aTemplate(portal.db, [{}]);
  for (const [version, title] of ["B", "C"].entries()) {
    const graph = graphOf([{ title }]);
    await staff.trpc.workflows.saveDraft.mutate({ templateId, version: version * 2, graph });
    await staff.trpc.workflows.publish.mutate({ templateId, version: version * 2 + 1 });
  }
  const first = await staff.trpc.workflows.versions.query({ templateId, limit: 2 });
  const rest = await staff.trpc.workflows.versions.query({ templateId, limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...rest.items].map(({ number }) => number)).toEqual([3, 2, 1]);
});

test("[WF-17] a drawing that cannot run is not published, and the refusal names the step", async () => {
  const templateId = await aTemplate(portal.db, [{}]);
  const good = graphOf([{ title: "Passport" }, { title: "Crate" }]);
  const graph: WorkflowGraph = { ...good, edges: [] };
  await staff.trpc.workflows.saveDraft.mutate({ templateId, version: 0, graph });
  expect(await refusalOf(staff.trpc.workflows.publish.mutate({ templateId, version: 1 }))).toEqual({
    status: 400,
    fault: "invalid_input",
    fields: { graph: "unreachable", stepId: "node-2" },
  });
  expect((await staff.trpc.workflows.draft.query({ templateId })).publishedNumber).toBe(1);
});

test("[WF-20] what nobody has changed is not published again, and a stale draft is not either", async () => {
  const templateId = await aTemplate(portal.db, [{}]);
  expect(await refusalOf(staff.trpc.workflows.publish.mutate({ templateId, version: 0 }))).toMatchObject({
    fault: "wrong_state",
  });
  await staff.trpc.workflows.saveDraft.mutate({ templateId, version: 0, graph: graphOf([{ title: "B" }]) });
  expect(
    (await currentOf(staff.trpc.workflows.publish.mutate({ templateId, version: 0 }))).current.version,
  ).toBe(1);
});

test("[WF-20] a published version is never changed, whoever writes", async () => {
  const templateId = await aTemplate(portal.db, [{}]);
  const change = portal.db.run(
    sql`update template_versions set graph = '{"isSequential":true,"steps":[],"edges":[]}' where template_id = ${templateId}`,
  );
  await expect(change).rejects.toThrow(/version/);
});

test("[BLD-22] a new template without another's steps is a draft to be drawn, and cannot be used before it is published", async () => {
  const made = await staff.trpc.templates.create.mutate({
    name: "Dogs to Peru",
    description: "Papers",
    destination: "Peru",
  });
  expect(made.isPublished).toBe(false);
  const draft = await staff.trpc.workflows.draft.query({ templateId: made.id });
  expect(draft).toMatchObject({ graph: { steps: [] }, publishedNumber: null, runsOn: [] });
  expect(await refusalOf(start(made.id))).toMatchObject({ fault: "wrong_state" });
  const graph = graphOf([{ title: "Permit" }]);
  const { version } = await staff.trpc.workflows.saveDraft.mutate({ templateId: made.id, version: 0, graph });
  await staff.trpc.workflows.publish.mutate({ templateId: made.id, version });
  expect(await titles((await start(made.id)).id)).toEqual(["Permit"]);
});

test("[BLD-22] 200 steps with long words are kept; more than a megabyte is too large", async () => {
  const templateId = await aTemplate(portal.db, [{}]);
  const graph = graphOf(
    Array.from({ length: GRAPH_LIMITS.steps }, () => ({ description: "x".repeat(2_000) })),
  );
  const saved = await staff.trpc.workflows.saveDraft.mutate({ templateId, version: 0, graph });
  expect(saved.graph.steps).toHaveLength(GRAPH_LIMITS.steps);
  const over = await staff.send("PUT", `/api/workflows/${templateId}/draft`, {
    fill: "x".repeat(LIMITS.graphBytes),
  });
  expect(over.status).toBe(413);
});
