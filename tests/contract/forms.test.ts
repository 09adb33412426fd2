import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { FormValues } from "#contracts/forms/shapes.ts";
import { clients, formDrafts, formSubmissions, pets, tasks, workspaceMembers } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf, statusesOf, taskOf, workspaceOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

const TODAY = dateInZone(new Date(), TEST_ZONE);
const PET = { actionType: "boarding-form" } as const;
const TRAVEL = { actionType: "booking-form" } as const;
const OWNER = { actionType: "handover-details" } as const;

const pet: FormValues = {
  petName: "ข้าวเหนียว",
  breed: "Siamese",
  age: "3",
  weight: "4,25",
  microchipNumber: "985141000123456",
  vaccinationStatus: "up-to-date",
};
const travel: FormValues = {
  departureDate: addDays(TODAY, 90),
  departureAirport: "lhr",
  arrivalAirport: "JFK",
  travelClass: "cargo",
};
const owner: FormValues = {
  fullName: "محمد الأحمد",
  email: "Mohammed@Example.com",
  phone: "+971 4 555 0100",
  address: "12 Palm Street, Dubai",
  emergencyContact: "Layla",
  emergencyPhone: "+971 4 555 0101",
  acknowledgements: ["requirements", "fees"],
};

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

async function petOf(workspaceId: number) {
  const { petId } = await workspaceOf(portal.db, workspaceId);
  const [row] = await portal.db.select().from(pets).where(eq(pets.id, petId));
  return row;
}

describe("what a form starts with", () => {
  test("what is known of pet, journey and owner", async () => {
    const {
      owner: ann,
      taskIds,
      workspace,
    } = await startedJourney(portal, [PET, TRAVEL, OWNER], { isSequential: false });
    const [first = 0, second = 0, third = 0] = taskIds;
    const start = (taskId: number) => ann.trpc.forms.find.query({ taskId });
    expect(await start(first)).toMatchObject({
      kind: "pet",
      source: "known",
      savedAt: null,
      values: { petName: "Bella" },
    });
    expect(await start(second)).toMatchObject({
      kind: "travel",
      values: { departureDate: workspace.departureDate, specialHandling: false },
    });
    expect(await start(third)).toMatchObject({
      kind: "owner",
      values: { fullName: "Ann Reed", acknowledgements: [] },
    });
  });

  test("[FORM-04] a saved draft, each person's own and unchecked", async () => {
    const { owner: ann, taskIds } = await startedJourney(portal, [PET]);
    const [taskId = 0] = taskIds;
    const half = { petName: "", age: "four and", weight: -1 };
    const { savedAt } = await ann.trpc.forms.saveDraft.mutate({ taskId, values: half });
    expect(await ann.trpc.forms.find.query({ taskId })).toMatchObject({
      values: half,
      source: "draft",
      savedAt,
    });
    expect((await staff.trpc.forms.find.query({ taskId })).source).toBe("known");
    await ann.trpc.forms.saveDraft.mutate({ taskId, values: { petName: "Rex" } });
    expect((await ann.trpc.forms.find.query({ taskId })).values).toEqual({ petName: "Rex" });
    expect(await portal.db.select().from(formDrafts).where(eq(formDrafts.taskId, taskId))).toHaveLength(1);
  });

  test("an action without a form says so", async () => {
    const { owner: ann, taskIds } = await startedJourney(portal, [{ actionType: "passport-upload" }]);
    const call = ann.trpc.forms.find.query({ taskId: taskIds[0] ?? 0 });
    expect(await refusalOf(call)).toEqual({ status: 409, fault: "wrong_state" });
  });
});

describe("a form that is sent", () => {
  test("[FORM-05] [API-28] [FACT-05] is kept, teaches what it says of the pet, ends its to-do and takes the draft away", async () => {
    const { owner: ann, taskIds, workspace } = await startedJourney(portal, [PET, {}]);
    const [taskId = 0] = taskIds;
    await ann.trpc.forms.saveDraft.mutate({ taskId, values: { petName: "draft" } });
    const answer = await ann.send("POST", `/api/tasks/${taskId}/form`, { values: pet });
    expect([answer.status, answer.trips]).toEqual([200, 2]);
    expect(await statusesOf(portal.db, taskIds)).toEqual(["completed", "in_progress"]);
    expect(await petOf(workspace.id)).toMatchObject({
      name: "ข้าวเหนียว",
      breed: "Siamese",
      weightGrams: 4_250,
      vaccinationStatus: "up-to-date",
    });
    const { entries } = await staff.trpc.health.record.query({ workspaceId: workspace.id });
    expect(entries).toMatchObject([
      { facts: { kind: "microchip", code: "985141000123456" }, toldBy: "Ann Reed", confirmedBy: null },
    ]);
    expect((await staff.trpc.workspaces.find.query({ workspaceId: workspace.id })).petAge).toBe(3);
    expect(await portal.db.select().from(formDrafts).where(eq(formDrafts.taskId, taskId))).toEqual([]);
    expect(await ann.trpc.forms.find.query({ taskId })).toMatchObject({
      source: "submission",
      values: { ...pet, age: 3, weight: 4.25 },
    });
    expect(await kindsOf(portal.db, workspace.id)).toEqual(
      expect.arrayContaining(["form.submitted", "task.completed"]),
    );
  });

  test("moves what is due with the departure, but not what is done or dated by hand", async () => {
    const steps = [
      { ...TRAVEL, dueAnchor: "created", dueOffsetDays: 3 },
      { dueAnchor: "departure", dueOffsetDays: -10 },
      { dueAnchor: "previous", dueOffsetDays: 2 },
      { dueAnchor: "departure", dueOffsetDays: -5 },
      { dueAnchor: "created", dueOffsetDays: 9 },
    ] as const;
    const {
      owner: ann,
      taskIds,
      workspace,
    } = await startedJourney(portal, steps, { departureDate: addDays(TODAY, 40) });
    const [form = 0, , , byHand = 0] = taskIds;
    await staff.trpc.tasks.reschedule.mutate({ taskId: byHand, version: 0, dueDate: addDays(TODAY, 12) });
    await ann.trpc.forms.submit.mutate({ taskId: form, values: travel });
    const rows = await portal.db
      .select()
      .from(tasks)
      .where(eq(tasks.workspaceId, workspace.id))
      .orderBy(tasks.position);
    expect(rows.map(({ dueDate }) => dueDate)).toEqual([
      addDays(TODAY, 3),
      addDays(TODAY, 80),
      addDays(TODAY, 82),
      addDays(TODAY, 12),
      addDays(TODAY, 9),
    ]);
    expect(rows.map(({ status }) => status)).toEqual([
      "completed",
      "in_progress",
      "pending",
      "pending",
      "pending",
    ]);
    expect(await workspaceOf(portal.db, workspace.id)).toMatchObject({
      departureDate: addDays(TODAY, 90),
      departureAirport: "LHR",
      arrivalAirport: "JFK",
      travelClass: "cargo",
    });
  });

  test("teaches how to reach the owner, whose sign-in address stays", async () => {
    const { owner: ann, taskIds, workspace } = await startedJourney(portal, [OWNER]);
    const before = await ann.trpc.auth.me.query({});
    await ann.trpc.forms.submit.mutate({ taskId: taskIds[0] ?? 0, values: owner });
    const [client] = await portal.db.select().from(clients).where(eq(clients.id, workspace.clientId));
    expect(client).toMatchObject({
      fullName: "محمد الأحمد",
      email: "mohammed@example.com",
      phone: "+971 4 555 0100",
    });
    expect((await ann.trpc.auth.me.query({})).email).toBe(before.email);
  });

  test("that is wrong names every field in the form's own words and leaves everything as it was", async () => {
    const { owner: ann, taskIds } = await startedJourney(portal, [PET]);
    const [taskId = 0] = taskIds;
    await ann.trpc.forms.saveDraft.mutate({ taskId, values: { petName: "Rex" } });
    const before = snapshot(portal);
    const call = ann.trpc.forms.submit.mutate({
      taskId,
      values: { petName: " ", age: -1, weight: 3, breed: null },
    });
    expect(await refusalOf(call)).toEqual({
      status: 400,
      fault: "invalid_input",
      fields: {
        petName: "Pet name is required",
        breed: "Breed is required",
        age: "Age must be positive",
        vaccinationStatus: "Vaccination status is required",
      },
    });
    expect(snapshot(portal)).toBe(before);
  });

  test("takes no departure before today where the flight leaves", async () => {
    const { owner: ann, taskIds } = await startedJourney(portal, [TRAVEL]);
    const [taskId = 0] = taskIds;
    const inSydney = dateInZone(new Date(), "Australia/Sydney");
    const send = (departureDate: string) =>
      ann.trpc.forms.submit.mutate({ taskId, values: { ...travel, departureAirport: "SYD", departureDate } });
    expect(await refusalOf(send(addDays(inSydney, -1)))).toMatchObject({
      status: 400,
      fields: { departureDate: "The departure date cannot be in the past" },
    });
    await expect(send(inSydney)).resolves.toMatchObject({ taskId });
  });

  test("five times at once is kept once and answered alike", async () => {
    const { owner: ann, taskIds } = await startedJourney(portal, [PET]);
    const [taskId = 0] = taskIds;
    const attempt = { taskId, values: pet, requestId: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ann.trpc.forms.submit.mutate(attempt)));
    expect(new Set(answers.map(({ submittedAt }) => submittedAt.getTime())).size).toBe(1);
    const kept = await portal.db.select().from(formSubmissions).where(eq(formSubmissions.taskId, taskId));
    expect(kept).toHaveLength(1);
    const other = ann.trpc.forms.submit.mutate({ ...attempt, values: { ...pet, breed: "Other" } });
    expect(await refusalOf(other)).toEqual({ status: 409, fault: "request_reused" });
  });

  test("cannot be sent again once it is done, nor before its turn, and drafts of it neither", async () => {
    const { owner: ann, taskIds } = await startedJourney(portal, [PET, TRAVEL]);
    const [first = 0, second = 0] = taskIds;
    expect(await refusalOf(ann.trpc.forms.submit.mutate({ taskId: second, values: travel }))).toMatchObject({
      fault: "out_of_turn",
    });
    expect(
      await refusalOf(ann.trpc.forms.saveDraft.mutate({ taskId: second, values: travel })),
    ).toMatchObject({ fault: "out_of_turn" });
    await ann.trpc.forms.submit.mutate({ taskId: first, values: pet });
    expect(await refusalOf(ann.trpc.forms.submit.mutate({ taskId: first, values: pet }))).toMatchObject({
      fault: "wrong_state",
    });
    expect(await refusalOf(ann.trpc.forms.saveDraft.mutate({ taskId: first, values: pet }))).toMatchObject({
      fault: "wrong_state",
    });
  });

  test("goes to the company first where its step says so, and comes back with what was sent", async () => {
    const { owner: ann, taskIds } = await startedJourney(portal, [{ ...PET, needsReview: true }]);
    const [taskId = 0] = taskIds;
    await ann.trpc.forms.submit.mutate({ taskId, values: pet });
    const { version, status } = await taskOf(portal.db, taskId);
    expect(status).toBe("your_turn");
    await staff.trpc.tasks.sendBack.mutate({ taskId, version, reason: "Which vaccine?" });
    expect((await ann.trpc.forms.find.query({ taskId })).source).toBe("submission");
    await ann.trpc.forms.submit.mutate({ taskId, values: { ...pet, healthConditions: "None" } });
    expect(
      await portal.db.select().from(formSubmissions).where(eq(formSubmissions.taskId, taskId)),
    ).toHaveLength(2);
  });
});

test("[FORM-09] what stands in a hidden field is not kept, and takes nothing away", async () => {
  const { owner: ann, taskIds, workspace } = await startedJourney(portal, [TRAVEL]);
  const [taskId = 0] = taskIds;
  await ann.trpc.forms.submit.mutate({ taskId, values: { ...travel, handlingInstructions: "From afar" } });
  const [sent] = await portal.db.select().from(formSubmissions).where(eq(formSubmissions.taskId, taskId));
  expect(Object.keys(sent?.values ?? {})).not.toContain("handlingInstructions");
  expect((await workspaceOf(portal.db, workspace.id)).handlingInstructions).toBeNull();
});

test("another owner reaches none of a form's calls", async () => {
  const { taskIds } = await startedJourney(portal, [PET]);
  const [taskId = 0] = taskIds;
  const stranger = await portal.secondOwner();
  const before = snapshot(portal);
  const nothing = { status: 404, fault: "not_found" };
  expect(await refusalOf(stranger.trpc.forms.find.query({ taskId }))).toEqual(nothing);
  expect(await refusalOf(stranger.trpc.forms.saveDraft.mutate({ taskId, values: pet }))).toEqual(nothing);
  expect(await refusalOf(stranger.trpc.forms.submit.mutate({ taskId, values: pet }))).toEqual(nothing);
  expect(snapshot(portal)).toBe(before);
});

test("a person of the owner's family fills in the form for them", async () => {
  const { taskIds, workspace } = await startedJourney(portal, [PET]);
  await portal.db.insert(workspaceMembers).values({ workspaceId: workspace.id, userId: 4, role: "owner" });
  const family = await portal.secondOwner();
  await family.trpc.forms.submit.mutate({ taskId: taskIds[0] ?? 0, values: pet });
  expect(await statusesOf(portal.db, taskIds)).toEqual(["completed"]);
});
