import { afterAll, beforeAll, expect, test } from "vitest";

import { dateInZone } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

const TODAY = dateInZone(new Date(), TEST_ZONE);
/** As an owner fills in the form of the pet's details. */
const PET = {
  petName: "ข้าวเหนียว",
  breed: "Siamese",
  age: "3",
  weight: "4,25",
  microchipNumber: "985141000123456",
  vaccinationStatus: "up-to-date",
};

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

test("[FACT-01] whether a pet is neutered is said in its facts, and the rules hear it: Australia's Brucella test", async () => {
  const { workspace } = await startedJourney(portal, [{}], { petName: "Balu" });
  const workspaceId = workspace.id;
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId,
    version: workspace.version,
    departureAirport: "FRA",
    arrivalAirport: "MEL",
  });
  const brucella = async () => {
    const { assessment } = await staff.trpc.journeys.assess.query({ workspaceId });
    return assessment.steps.find(({ id }) => id === "AU-10-brucella")?.state;
  };
  const say = (isNeutered: boolean | null, version: number) =>
    staff.trpc.workspaces.updatePet.mutate({ workspaceId, version, species: "dog", isNeutered });
  await say(null, 0);
  expect(await brucella()).toBe("needs_review");
  await say(true, 1);
  expect(await brucella()).toBeUndefined();
  await say(false, 2);
  expect(await brucella()).toBe("due");
});

test("[FACT-05] a chip on record already is told once, a slip of it and an age against the birthday are asked", async () => {
  const { owner: ann, taskIds, workspace } = await startedJourney(portal, [{ actionType: "boarding-form" }]);
  const [taskId = 0] = taskIds;
  const workspaceId = workspace.id;
  const entry = { kind: "microchip", code: "985141000123456" } as const;
  await staff.trpc.health.add.mutate({ workspaceId, entry });
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 0, birthDate: "2015-05-12" });
  const send = (change: object) => ann.trpc.forms.submit.mutate({ taskId, values: { ...PET, ...change } });
  expect((await refusalOf(send({ age: 11, microchipNumber: "98514100012345" }))).fields).toEqual({
    microchipNumber: "A microchip has 15 digits, this has 14",
  });
  expect((await refusalOf(send({ age: 3 }))).fields).toMatchObject({
    age: expect.stringContaining("12 May 2015") as unknown,
  });
  await send({ age: 11 });
  const { entries } = await staff.trpc.health.record.query({ workspaceId });
  expect(entries).toHaveLength(1);
  const found = await staff.trpc.workspaces.find.query({ workspaceId });
  expect([found.microchipNumber, found.petBirthDate]).toEqual([entry.code, "2015-05-12"]);
  expect((await ann.trpc.journeys.assess.query({ workspaceId })).said).toContainEqual({
    fact: "breed",
    by: "Ann Reed",
    on: TODAY,
  });
});

test("[RPT-08] an age that was only said makes no birthday: it is shown as said, the rules go on asking, and a paper may name another", async () => {
  const { owner: ann, taskIds, workspace } = await startedJourney(portal, [{ actionType: "boarding-form" }]);
  const [taskId = 0] = taskIds;
  const workspaceId = workspace.id;
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId,
    version: workspace.version,
    departureAirport: "FRA",
    arrivalAirport: "LHR",
  });
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 0, species: "dog" });
  await ann.trpc.forms.submit.mutate({ taskId, values: { ...PET, age: "4,5" } });
  const found = await staff.trpc.workspaces.find.query({ workspaceId });
  expect(found).toMatchObject({
    petBirthDate: null,
    petAge: 4,
    pet: { ageSaid: { years: 4.5, on: TODAY } },
  });
  const { assessment, said } = await staff.trpc.journeys.assess.query({ workspaceId });
  expect(assessment.asked).toContainEqual({ fact: "birth_date", isKnown: false });
  expect(said.map(({ fact }) => fact)).not.toContain("birth_date");

  await staff.trpc.workspaces.updatePet.mutate({
    workspaceId,
    version: found.pet.version,
    birthDate: "2020-05-12",
  });
  expect(await staff.trpc.workspaces.find.query({ workspaceId })).toMatchObject({
    petBirthDate: "2020-05-12",
    pet: { ageSaid: null },
  });
});
