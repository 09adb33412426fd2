import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { activity } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import { taskOf } from "#tests/support/journey-rows.ts";
import { aPdf } from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, type Started, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const MISSING = { status: 409, fault: "papers_missing" };
const NEEDS = { requiredPapers: ["Rabies certificate", "Passport"] };

/** A step that needs two papers, and one behind it. */
async function needing(step: object = {}): Promise<Started & { taskId: number; nextId: number }> {
  const journey = await startedJourney(portal, [{ ...NEEDS, ...step }, {}]);
  const [taskId = 0, nextId = 0] = journey.taskIds;
  return { ...journey, taskId, nextId };
}

let brought = 0;

/** Another paper each time. */
async function bring(
  actor: Actor,
  { workspace, taskId }: { workspace: { id: number }; taskId: number },
  name: string,
) {
  const { status, json } = await upload(actor, aPdf(undefined, `${++brought}`), {
    workspaceId: workspace.id,
    taskId,
    name,
  });
  expect(status).toBe(201);
  return json();
}

const papersOf = async (journey: Awaited<ReturnType<typeof needing>>) => {
  const { todos } = await journey.owner.trpc.journeys.customerWorkspace.query({
    workspaceId: journey.workspace.id,
  });
  return todos.find(({ id }) => id === journey.taskId)?.papers;
};

test("[WF-26] a to-do is handed in once each required paper is there, and its owner sees which are missing", async () => {
  const journey = await needing();
  const { owner, taskId, nextId } = journey;
  expect(await papersOf(journey)).toEqual([
    { name: "Rabies certificate", isThere: false },
    { name: "Passport", isThere: false },
  ]);
  expect(await refusalOf(owner.trpc.journeys.submitTodo.mutate({ taskId }))).toEqual(MISSING);
  await bring(owner, journey, "rabies CERTIFICATE ");
  expect(await refusalOf(owner.trpc.journeys.submitTodo.mutate({ taskId }))).toEqual(MISSING);
  const passport = await bring(owner, journey, "Passport");
  await staff.trpc.documents.review.mutate({
    documentId: passport.id,
    version: passport.version,
    decision: "reject",
    reason: "Blurred",
  });
  expect(await refusalOf(owner.trpc.journeys.submitTodo.mutate({ taskId }))).toEqual(MISSING);
  await bring(owner, journey, "Passport");
  expect((await papersOf(journey))?.every(({ isThere }) => isThere)).toBe(true);
  await owner.trpc.journeys.submitTodo.mutate({ taskId });
  expect((await taskOf(portal.db, taskId)).status).toBe("completed");
  expect((await taskOf(portal.db, nextId)).status).toBe("in_progress");
});

test("[WF-27] staff complete it without the papers only by saying why, and the record keeps that", async () => {
  const journey = await needing();
  const { taskId, workspace } = journey;
  const { tasks } = await staff.trpc.workspaces.find.query({ workspaceId: workspace.id });
  expect(tasks[0]?.papers.map(({ isThere }) => isThere)).toEqual([false, false]);
  const seen = { taskId, version: tasks[0]?.version ?? 0 };
  expect(await refusalOf(staff.trpc.tasks.complete.mutate(seen))).toEqual(MISSING);
  expect(await refusalOf(staff.trpc.tasks.complete.mutate({ ...seen, reason: "  " }))).toEqual(MISSING);
  // Acting for the owner is handing in, and that is not waived.
  expect(await refusalOf(staff.trpc.journeys.submitTodo.mutate({ taskId }))).toEqual(MISSING);
  await staff.trpc.tasks.complete.mutate({ ...seen, reason: "Seen at the desk" });
  const [entry] = await portal.db
    .select()
    .from(activity)
    .where(and(eq(activity.taskId, taskId), eq(activity.kind, "task.completed")));
  expect(entry?.data?.text).toBe("Seen at the desk");
});

test("[WF-27] a step that the team signs is signed without its papers only by saying why; an owner has no such word", async () => {
  const signed = (assignedRole: "team" | "customer") =>
    needing({ actionType: "e-sign", settings: { sign: { text: "We take good care." } }, assignedRole });
  const { taskId } = await signed("team");
  const { sha256 } = await staff.trpc.signing.find.query({ taskId });
  const name = { method: "typed", typedName: "Mai Suwan", timeZone: "Asia/Bangkok" } as const;
  const sign = (reason?: string) =>
    staff.trpc.signing.sign.mutate({ ...name, taskId, sha256, ...(reason && { reason }) });
  expect(await refusalOf(sign())).toEqual(MISSING);
  expect(await refusalOf(sign("  "))).toEqual(MISSING);
  await sign("The vet brings them to the airport");
  expect((await taskOf(portal.db, taskId)).status).toBe("completed");
  const [entry] = await portal.db
    .select()
    .from(activity)
    .where(and(eq(activity.taskId, taskId), eq(activity.kind, "task.completed")));
  expect(entry?.data?.text).toBe("The vet brings them to the airport");

  const own = await signed("customer");
  const text = await own.owner.trpc.signing.find.query({ taskId: own.taskId });
  const asOwner = own.owner.trpc.signing.sign.mutate({
    ...name,
    taskId: own.taskId,
    sha256: text.sha256,
    reason: "I have none",
  });
  expect(await refusalOf(asOwner)).toEqual(MISSING);
});

test("[WF-26] approving a paper does not complete the action it was handed in for while another is missing", async () => {
  const journey = await needing({ actionType: "passport-upload", needsReview: true });
  const { owner, taskId } = journey;
  const rabies = await bring(owner, journey, "Rabies certificate");
  const passport = await bring(owner, journey, "Passport");
  await owner.trpc.journeys.submitTodo.mutate({ taskId });
  await owner.trpc.documents.remove.mutate({ documentId: rabies.id });
  const approve = {
    documentId: passport.id,
    version: passport.version,
    decision: "approve",
    byEye: true,
  } as const;
  await staff.trpc.documents.review.mutate(approve);
  const waiting = await taskOf(portal.db, taskId);
  expect(waiting.status).toBe("your_turn");
  const complete = staff.trpc.tasks.complete.mutate({ taskId, version: waiting.version });
  expect(await refusalOf(complete)).toEqual(MISSING);
});
