import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { FormValues } from "#contracts/forms/shapes.ts";
import { notifications } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { taskOf, workspaceOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney, type StepDraft } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

const TODAY = dateInZone(new Date(), TEST_ZONE);
const [SAID, MOVED] = [addDays(TODAY, 92), addDays(TODAY, 90)];
const TRAVEL = { actionType: "booking-form" } as const;
const PET = { actionType: "boarding-form" } as const;
const OWNER = { actionType: "handover-details" } as const;
const WAY = { departureAirport: "LHR", arrivalAirport: "JFK", travelClass: "cargo" } as const;

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

/** A journey with one form, and its owner's calls of it. */
async function aForm(step: StepDraft) {
  const { owner, ownerId, taskIds, workspace } = await startedJourney(portal, [step, {}], {
    departureDate: SAID,
  });
  const [taskId = 0] = taskIds;
  return {
    taskId,
    owner,
    ownerId,
    workspaceId: workspace.id,
    found: () => owner.trpc.forms.find.query({ taskId }),
    send: (values: FormValues, basis?: FormValues) =>
      owner.send("POST", `/api/tasks/${taskId}/form`, { values, ...(basis && { basis }) }),
  };
}

async function moveDeparture(workspaceId: number, departureDate: string) {
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
  await staff.trpc.workspaces.updateTravel.mutate({ workspaceId, version, departureDate });
}

describe("[OWN-11] a form puts nothing back that somebody else has changed since it was begun", () => {
  test("a draft of before the departure moved is not sent until its owner says which day holds", async () => {
    const { taskId, owner, found, send, workspaceId } = await aForm(TRAVEL);
    const begun = await found();
    expect(begun.basis).toEqual(begun.known);
    const values = { ...WAY, departureDate: SAID };
    await owner.trpc.forms.saveDraft.mutate({ taskId, values, basis: begun.basis });
    await moveDeparture(workspaceId, MOVED);

    const reopened = await found();
    expect(reopened).toMatchObject({
      values: { departureDate: SAID },
      basis: { departureDate: SAID },
      known: { departureDate: MOVED },
    });
    const refused = owner.trpc.forms.submit.mutate({ taskId, values, basis: reopened.basis });
    await expect(refused).rejects.toMatchObject({
      data: { httpStatus: 409, fault: "stale_version", current: { departureDate: MOVED } },
    });
    expect((await workspaceOf(portal.db, workspaceId)).departureDate).toBe(MOVED);
    expect((await found()).values).toMatchObject({ departureDate: SAID });

    expect((await send(values, reopened.known)).status).toBe(200);
    expect((await workspaceOf(portal.db, workspaceId)).departureDate).toBe(SAID);
  });

  test("what both say alike, and what nobody else has touched, is sent without a question", async () => {
    const { found, send, workspaceId } = await aForm(TRAVEL);
    const { basis } = await found();
    await moveDeparture(workspaceId, MOVED);
    expect((await send({ ...WAY, departureDate: MOVED, carrierSize: "M" }, basis)).status).toBe(200);
  });

  test("so does a form of the pet, and one of the owner", async () => {
    const pet = await aForm(PET);
    const { basis } = await pet.found();
    const values = {
      petName: "Bella",
      breed: "Siamese",
      age: "3",
      weight: "4,25",
      vaccinationStatus: "unknown",
    };
    const { pet: known } = await staff.trpc.workspaces.find.query({ workspaceId: pet.workspaceId });
    await staff.trpc.workspaces.updatePet.mutate({
      workspaceId: pet.workspaceId,
      version: known.version,
      breed: "Birman",
      weightGrams: 4_250,
    });
    expect((await pet.send(values, basis)).status).toBe(409);
    expect((await pet.send({ ...values, breed: "Birman" }, basis)).status).toBe(200);

    const own = await aForm(OWNER);
    const { basis: before, known: mine } = await own.found();
    const { clientId } = await workspaceOf(portal.db, own.workspaceId);
    const client = await staff.trpc.clients.find.query({ clientId });
    await (
      await portal.admin()
    ).trpc.clients.update.mutate({
      clientId,
      version: client.version,
      phone: "+44 20 7946 0999",
    });
    const filled = {
      ...mine,
      phone: "+44 20 7946 0100",
      address: "1 Garden Row",
      emergencyContact: "Tom",
      emergencyPhone: "+44 20 7946 0101",
      acknowledgements: ["requirements"],
    };
    expect((await own.send(filled, before)).status).toBe(409);
    expect((await own.send(filled, (await own.found()).known)).status).toBe(200);
  });

  test("a form that was sent and comes back asks about what was changed after it", async () => {
    const { taskId, found, send, workspaceId } = await aForm({ ...TRAVEL, needsReview: true });
    expect((await send({ ...WAY, departureDate: SAID }, (await found()).basis)).status).toBe(200);
    const { version } = await taskOf(portal.db, taskId);
    await staff.trpc.tasks.sendBack.mutate({ taskId, version, reason: "Which crate?" });
    await moveDeparture(workspaceId, MOVED);
    const back = await found();
    expect(back.source).toBe("submission");
    expect((await send({ ...WAY, departureDate: SAID, carrierSize: "L" }, back.basis)).status).toBe(409);
    expect((await send({ ...WAY, departureDate: MOVED, carrierSize: "L" }, back.basis)).status).toBe(200);
  });

  test("what a form has changed is told to both sides", async () => {
    const { found, send, workspaceId, ownerId } = await aForm(TRAVEL);
    const { basis } = await found();
    expect((await send({ ...WAY, departureDate: MOVED }, basis)).status).toBe(200);
    const { items } = await staff.trpc.journeys.activity.query({ workspaceId });
    expect(items.map(({ kind }) => kind)).toContain("workspace.updated");
    const told = await portal.db
      .select()
      .from(notifications)
      .where(eq(notifications.workspaceId, workspaceId));
    const news = told.filter(({ title }) => title === "New departure date");
    expect(news.length).toBeGreaterThan(0);
    expect(news.map(({ userId }) => userId)).not.toContain(ownerId);
  });

  test("a form that says what is known already changes nothing of the journey", async () => {
    const { found, send, workspaceId } = await aForm(TRAVEL);
    const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
    await staff.trpc.workspaces.updateTravel.mutate({ workspaceId, version, ...WAY });
    expect((await send({ ...WAY, departureDate: SAID }, (await found()).basis)).status).toBe(200);
    const { items } = await staff.trpc.journeys.activity.query({ workspaceId });
    expect(items.filter(({ kind }) => kind === "workspace.updated")).toHaveLength(1);
  });
});

test("[OWN-12] an owner's airports are those of the table; another text is refused beside its field", async () => {
  const { owner, taskId, send, workspaceId } = await aForm(TRAVEL);
  for (const arrivalAirport of ["zzzz", "ZZZ", "Longyearbyen, by ship", "ท่าอากาศยาน"]) {
    const refused = owner.trpc.forms.submit.mutate({
      taskId,
      values: { ...WAY, departureDate: SAID, arrivalAirport },
    });
    expect(await refusalOf(refused)).toEqual({
      status: 400,
      fault: "invalid_input",
      fields: { arrivalAirport: "Choose an airport from the list; your team can enter a place that is none" },
    });
  }
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
  const arrivalAirport = "Longyearbyen, by ship";
  await staff.trpc.workspaces.updateTravel.mutate({ workspaceId, version, arrivalAirport });
  expect((await send({ ...WAY, departureDate: SAID, arrivalAirport })).status).toBe(200);
});

test("[OWN-13] a page does not write over what another one has kept meanwhile; each knows its own", async () => {
  const { owner, taskId, found } = await aForm(PET);
  const [phone, desk] = [randomUUID(), randomUUID()];
  const save = (id: string, over: Date | null, petName: string) =>
    owner.trpc.forms.saveDraft.mutate({ taskId, values: { petName }, page: { id, over } });
  const { savedAt } = await save(phone, null, "On the phone");
  // Its answer may be lost: the same page goes on as if nothing had been saved.
  await save(phone, null, "On the phone, more");
  await expect(save(desk, null, "At the desk")).rejects.toMatchObject({
    data: { fault: "stale_version", current: { values: { petName: "On the phone, more" } } },
  });
  await expect(save(desk, savedAt, "At the desk")).rejects.toMatchObject({
    data: { fault: "stale_version" },
  });
  const newest = await found();
  expect(newest.values).toEqual({ petName: "On the phone, more" });
  await save(desk, newest.savedAt, "At the desk");
  expect((await found()).values).toEqual({ petName: "At the desk" });
  await expect(save(phone, newest.savedAt, "On the phone")).rejects.toMatchObject({
    data: { fault: "stale_version" },
  });
});

test("[OWN-13] what another page has kept is not thrown away by sending the form from here", async () => {
  const { owner, taskId, found } = await aForm(TRAVEL);
  const [phone, desk] = [randomUUID(), randomUUID()];
  const values = { ...WAY, departureDate: SAID };
  const typed = { departureDate: MOVED };
  const send = (over: Date | null) =>
    owner.trpc.forms.submit.mutate({ taskId, values, page: { id: desk, over }, requestId: randomUUID() });
  await owner.trpc.forms.saveDraft.mutate({
    taskId,
    values: typed,
    page: { id: phone, over: null },
  });
  await expect(send(null)).rejects.toMatchObject({
    data: { fault: "stale_version", current: { values: typed } },
  });
  const { savedAt, values: kept } = await found();
  expect(kept).toEqual(typed);
  await send(savedAt);
  expect(await found()).toMatchObject({ source: "submission", values: { departureDate: SAID } });
});

test("[OWN-13] of two pages that keep something at once one is told of the other", async () => {
  const { owner, taskId } = await aForm(PET);
  const pages = Array.from({ length: 5 }, () => randomUUID());
  const answers = await Promise.allSettled(
    pages.map((id) =>
      owner.trpc.forms.saveDraft.mutate({ taskId, values: { petName: id }, page: { id, over: null } }),
    ),
  );
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
