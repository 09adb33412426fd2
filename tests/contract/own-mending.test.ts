import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { stepTasks, tasks, workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import * as made from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

const WHY = "The stamp cannot be read";

let portal: Portal;
let owner: Actor;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  owner = await portal.owner();
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const aTodo = (title = "Rabies certificate") =>
  aJourney(portal.db, DEMO_ACCOUNTS.owner, [{ title, actionType: "rabies-cert" }]);

/** A paper that the owner has sent and the company has handed back. */
async function handedBack(
  query: { workspaceId: number; taskId?: number },
  decision: "reject" | "ask_changes" = "reject",
) {
  const { id, version } = (await upload(owner, made.aPdf(), query)).json();
  await staff.trpc.documents.review.mutate({ documentId: id, version, decision, reason: WHY });
  return id;
}
const page = (workspaceId: number) => owner.trpc.journeys.customerWorkspace.query({ workspaceId });

describe("[OWN-01] the very file that was handed back", () => {
  test("is refused with what is to be mended, under any name, as a replacement, and after it was removed", async () => {
    const { workspaceId, taskIds } = await aTodo();
    const place = { workspaceId, taskId: taskIds[0] ?? 0 };
    const id = await handedBack(place);
    const again = async (query: object) => {
      const answer = await upload(owner, made.aPdf(), { ...place, ...query });
      return [answer.status, answer.text];
    };
    const refused = [409, expect.stringContaining(WHY)];
    expect(await again({})).toEqual(refused);
    expect(await again({ name: "A new name", fileName: "شهادة.pdf" })).toEqual(refused);
    expect(await again({ replaces: id })).toEqual(refused);
    await owner.trpc.documents.remove.mutate({ documentId: id });
    expect(await again({})).toEqual(refused);
    expect((await page(workspaceId)).files).toEqual([]);
  });

  test("is refused after another was handed back too, and taken where it is not what was handed back", async () => {
    const { workspaceId } = await aTodo();
    const id = await handedBack({ workspaceId });
    const other = (await upload(owner, made.aPng(), { workspaceId, replaces: id })).json();
    await staff.trpc.documents.review.mutate({
      documentId: id,
      version: other.version,
      decision: "ask_changes",
      reason: "Sharper",
    });
    for (const file of [made.aPdf(), made.aPng()])
      expect((await upload(owner, file, { workspaceId, replaces: id })).status).toBe(409);
    expect((await upload(owner, made.aPdf(700), { workspaceId, replaces: id })).json()).toMatchObject({
      id,
      status: "pending",
    });
    const elsewhere = await aTodo();
    expect((await upload(owner, made.aPdf(), { workspaceId: elsewhere.workspaceId })).status).toBe(201);
  });

  test("an upload that is sent again by its own request is no second one", async () => {
    const { workspaceId, taskIds } = await aTodo();
    const id = await handedBack({ workspaceId, taskId: taskIds[0] ?? 0 });
    const query = { workspaceId, replaces: id, requestId: crypto.randomUUID() };
    const once = await upload(owner, made.aPng(), query);
    expect([once.status, (await upload(owner, made.aPng(), query)).json()]).toEqual([201, once.json()]);
  });
});

describe("[OWN-02] a paper that was handed back", () => {
  test("is not handed in again before it is replaced, whether rejected or asked to be changed", async () => {
    for (const decision of ["reject", "ask_changes"] as const) {
      const { workspaceId, taskIds } = await aTodo();
      const taskId = taskIds[0] ?? 0;
      const id = await handedBack({ workspaceId, taskId }, decision);
      const todo = async () => (await page(workspaceId)).todos[0];
      expect(await todo()).toMatchObject({ status: "current", returnedReason: WHY });
      const submit = () => owner.send("POST", `/api/tasks/${taskId}/submit`, {});
      expect((await submit()).status).toBe(409);
      await upload(owner, made.aPng(), { workspaceId, replaces: id });
      expect(await todo()).toMatchObject({ returnedReason: null });
      expect((await submit()).status).toBe(200);
    }
  });

  test("is replaced by any of its owners, and its news leads to where that is done", async () => {
    const { workspaceId } = await aTodo();
    const { id, version } = (await upload(staff, made.aPdf(), { workspaceId })).json();
    const replace = () => upload(owner, made.aPng(), { workspaceId, replaces: id });
    expect((await replace()).status).toBe(403);
    await staff.trpc.documents.review.mutate({
      documentId: id,
      version,
      decision: "ask_changes",
      reason: WHY,
    });
    const { items } = await owner.trpc.notifications.list.query({ limit: 5 });
    expect(items.find(({ workspaceId: of }) => of === workspaceId)).toMatchObject({
      title: "Changes needed",
      actionUrl: `/workspace/${workspaceId}/customer?tab=files`,
    });
    expect((await replace()).status).toBe(201);
  });
});

test("[OWN-04] at home what was handed back is called next before what is overdue, a paper without a to-do too", async () => {
  const { workspaceId, taskIds } = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [
    { title: "Overdue", status: "overdue", dueDate: "2020-01-01" },
    { title: "Certificate", actionType: "rabies-cert", dueDate: "2031-01-01" },
  ]);
  const next = async () => {
    const { items } = await owner.trpc.journeys.own.query({ limit: 200 });
    return items.find((item) => item.workspaceId === workspaceId)?.next;
  };
  expect(await next()).toMatchObject({ title: "Overdue", isReturned: false });
  const loose = await handedBack({ workspaceId });
  expect(await next()).toMatchObject({ taskId: null, title: "passport", isReturned: true });
  await handedBack({ workspaceId, taskId: taskIds[1] ?? 0 });
  expect(await next()).toMatchObject({ taskId: taskIds[1], isReturned: true });
  await owner.trpc.documents.remove.mutate({ documentId: loose });
  expect(await next()).toMatchObject({ taskId: taskIds[1] });
});

describe("[OWN-04] what the travel rules ask of the owner", () => {
  const TODAY = dateInZone(new Date(), TEST_ZONE);
  const DEPARTS = addDays(TODAY, 90);
  const DUBAI = { departureAirport: "FRA", arrivalAirport: "DXB", departureDate: DEPARTS };
  const CHIP = "AE-chip";
  const RABIES = "AE-3";
  const CORE = "AE-5-core";
  const PARASITES = "AE-5";
  const CERTIFICATE = "AE-6";
  const aDog = (todos: Parameters<typeof aJourney>[2] = []) =>
    aJourney(portal.db, DEMO_ACCOUNTS.owner, todos, DUBAI);
  const stepsOf = async (workspaceId: number) => (await page(workspaceId)).ruleSteps;
  const idsOf = async (workspaceId: number) => (await stepsOf(workspaceId)).map(({ stepId }) => stepId);
  const end = (taskId: number | undefined) =>
    portal.db
      .update(tasks)
      .set({ status: "completed" })
      .where(eq(tasks.id, taskId ?? 0));

  test("stands with the to-dos: what to do, from when and by when, and nothing that is the company's", async () => {
    const { workspaceId } = await aDog();
    const found = await stepsOf(workspaceId);
    expect(found.map(({ stepId }) => stepId)).toEqual([CHIP, RABIES, PARASITES, CORE, CERTIFICATE]);
    expect(found[0]).toEqual({
      stepId: CHIP,
      title: "ISO microchip",
      next: expect.stringContaining("Have a vet implant"),
      opensOn: null,
      dueDate: addDays(DEPARTS, -21),
    });
    expect(found[2]).toMatchObject({ opensOn: addDays(DEPARTS, -14), dueDate: DEPARTS });
    await staff.trpc.health.add.mutate({
      workspaceId,
      entry: { kind: "microchip", code: "276098102345678", implantedOn: addDays(TODAY, -1) },
    });
    expect(await idsOf(workspaceId)).not.toContain(CHIP);
  });

  test("stands once: as its to-do while that is open, also in review, and again where the rules still ask after it", async () => {
    const { workspaceId, taskIds } = await aDog([
      { title: "Rabies papers", actionType: "rabies-cert", turn: "team" },
      { title: "Chip", actionType: "approval" },
    ]);
    const [rabies, chip = 0] = taskIds;
    expect(await idsOf(workspaceId)).toEqual([CHIP, PARASITES, CORE, CERTIFICATE]);
    await portal.db.insert(stepTasks).values({ workspaceId, stepId: CHIP, taskId: chip });
    expect(await idsOf(workspaceId)).toEqual([PARASITES, CORE, CERTIFICATE]);
    await end(rabies);
    await end(chip);
    expect(await idsOf(workspaceId)).toEqual([CHIP, RABIES, PARASITES, CORE, CERTIFICATE]);
  });

  test("is the company's where a task of theirs is named like it, and not where one is only of its kind", async () => {
    const team = { assignedRole: "team", turn: "team" } as const;
    const { workspaceId } = await aDog([
      { title: "Vaccinations", actionType: "vaccination-cert", ...team },
      { title: "Endorsed health certificate", actionType: "approval", ...team },
    ]);
    expect(await idsOf(workspaceId)).toEqual([CHIP, RABIES, PARASITES, CORE]);
  });

  test("is named where it can no longer be met for the day, so that nobody reads that all is done", async () => {
    const { workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner, [], {
      ...DUBAI,
      departureDate: addDays(TODAY, 5),
    });
    expect((await page(workspaceId)).impossibleStep).toBe("ISO microchip");
    expect((await page((await aDog()).workspaceId)).impossibleStep).toBeNull();
  });

  test("[OWN-35] is told as looked at by the company where a person has to say what holds, until a to-do stands for it", async () => {
    const USA = { ...DUBAI, arrivalAirport: "JFK" };
    const { workspaceId, taskIds } = await aJourney(
      portal.db,
      DEMO_ACCOUNTS.owner,
      [{ title: "The form", actionType: "approval" }],
      USA,
    );
    const found = async () => (await page(workspaceId)).stepsInReview;
    expect(await found()).toContainEqual({ stepId: "US-1", title: "Six months old on arrival" });
    expect(await idsOf(workspaceId)).not.toContain("US-1");
    const [taskId = 0] = taskIds;
    await portal.db.insert(stepTasks).values({ workspaceId, stepId: "US-1", taskId });
    expect((await found()).map(({ stepId }) => stepId)).not.toContain("US-1");
    await end(taskId);
    expect((await found()).map(({ stepId }) => stepId)).toContain("US-1");
  });

  test("is asked no more once the pet has arrived or the journey is archived", async () => {
    for (const change of [{ arrivedOn: TODAY }, { archivedAt: new Date() }]) {
      const { workspaceId } = await aDog();
      await portal.db.update(workspaces).set(change).where(eq(workspaces.id, workspaceId));
      expect(await stepsOf(workspaceId)).toEqual([]);
    }
  });
});
