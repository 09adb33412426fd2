import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import { kindsOf } from "#tests/support/journey-rows.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

const TODAY = dateInZone(new Date(), TEST_ZONE);

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const find = (workspaceId: number) => staff.trpc.workspaces.find.query({ workspaceId });

test("[WSD-17] the pet's facts are changed one by one, each change by its version, and told in the record", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const workspaceId = workspace.id;
  const saved = await staff.trpc.workspaces.updatePet.mutate({
    workspaceId,
    version: 0,
    species: "dog",
    breed: "Shiba Inu",
    birthDate: addDays(TODAY, -800),
    sex: "female",
    isNeutered: true,
    weightGrams: 8_900,
    passportNumber: " JP-1 ",
  });
  expect(saved).toEqual({ version: 1, birthDate: addDays(TODAY, -800) });
  expect(await find(workspaceId)).toMatchObject({
    petType: "dog",
    breed: "Shiba Inu",
    petAge: 2,
    pet: {
      version: 1,
      sex: "female",
      isNeutered: true,
      weightGrams: 8_900,
      passportNumber: "JP-1",
      colour: null,
    },
  });
  const cleared = await staff.trpc.workspaces.updatePet.mutate({
    workspaceId,
    version: 1,
    breed: "",
    isNeutered: null,
  });
  expect(cleared.version).toBe(2);
  expect(await find(workspaceId)).toMatchObject({
    breed: null,
    pet: { isNeutered: null, sex: "female", weightGrams: 8_900 },
  });
  const stale = staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 1, colour: "red" });
  expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
  expect((await kindsOf(portal.db, workspaceId)).filter((kind) => kind === "pet.updated")).toHaveLength(2);
});

test("[WSD-18] a birth to come, a weight below nothing and a wrong microchip are refused beside their field", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const refused = async (facts: object) =>
    (
      await refusalOf(
        staff.trpc.workspaces.updatePet.mutate({ workspaceId: workspace.id, version: 0, ...facts }),
      )
    ).fields;
  expect(await refused({ birthDate: addDays(TODAY, 1) })).toEqual({
    birthDate: "The birth date cannot be in the future",
  });
  expect(await refused({ weightGrams: -1 })).toEqual({ weightGrams: "Weight must be positive" });
  const chip = staff.trpc.health.add.mutate({
    workspaceId: workspace.id,
    entry: { kind: "microchip", code: "9001640001047" },
  });
  expect((await refusalOf(chip)).fields).toEqual({ "entry.code": "A microchip has 15 digits, this has 13" });
  expect((await find(workspace.id)).pet.version).toBe(0);
});

test("[WSD-18] a microchip is kept in digits, and one that another client's pet has is pointed out", async () => {
  const mine = await startedJourney(portal, [{}], { petName: "Rex" });
  const other = await startedJourney(portal, [{}], { petName: "Max" });
  for (const { workspace } of [mine, other]) {
    await staff.trpc.health.add.mutate({
      workspaceId: workspace.id,
      entry: { kind: "microchip", code: "985 112-345 678 900" },
    });
  }
  expect(await find(other.workspace.id)).toMatchObject({
    microchipNumber: "985112345678900",
    pet: { chipTwin: { petName: "Rex", ownerName: "Ann Reed" } },
  });
});

test("[WSD-17] the owner's contacts are the client's, and a stale change of them is refused", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const { clientId, owner } = await find(workspace.id);
  await staff.trpc.clients.update.mutate({
    clientId,
    version: owner.version,
    address: "1 Harbour Road",
    emergencyPhone: "+44 20 7946 0001",
  });
  expect((await find(workspace.id)).owner).toEqual({
    version: owner.version + 1,
    address: "1 Harbour Road",
    emergencyContact: null,
    emergencyPhone: "+44 20 7946 0001",
  });
  const stale = staff.trpc.clients.update.mutate({ clientId, version: owner.version, phone: "1" });
  expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
});

test("[WSD-20] a tag is made, put on whatever its case, and taken off; the company keeps it", async () => {
  const first = await startedJourney(portal, [{}]);
  const second = await startedJourney(portal, [{}]);
  const [tag] = await staff.trpc.workspaces.addTag.mutate({
    workspaceId: first.workspace.id,
    name: " Élite ",
  });
  expect(tag).toMatchObject({ name: "Élite" });
  await staff.trpc.workspaces.addTag.mutate({ workspaceId: first.workspace.id, name: "élite" });
  expect(
    await staff.trpc.workspaces.addTag.mutate({ workspaceId: second.workspace.id, name: "ÉLITE" }),
  ).toEqual([tag]);
  expect((await find(first.workspace.id)).tags).toEqual([tag]);
  expect(
    await staff.trpc.workspaces.removeTag.mutate({ workspaceId: first.workspace.id, tagId: tag?.id ?? 0 }),
  ).toEqual([]);
  expect((await staff.trpc.tags.list.query({})).map(({ name }) => name)).toContain("Élite");
  const told = await portal.db.all<{ kind: string; data: string }>(
    sql`select kind, data from activity where workspace_id = ${first.workspace.id} and kind like 'workspace.%tagged'`,
  );
  expect(told.map(({ kind }) => kind)).toEqual(["workspace.tagged", "workspace.untagged"]);
});

test("[WSD-20] a workspace is given to a team; one that is gone is refused", async () => {
  const { workspace } = await startedJourney(portal, [{}]);
  const admin = await portal.admin();
  const team = await admin.trpc.admin.createTeam.mutate({ name: "Night desk", memberIds: [2] });
  const given = await staff.trpc.workspaces.update.mutate({
    workspaceId: workspace.id,
    version: 0,
    teamId: team.id,
  });
  expect(await find(workspace.id)).toMatchObject({ teamId: team.id, teamName: "Night desk" });
  const gone = staff.trpc.workspaces.update.mutate({
    workspaceId: workspace.id,
    version: given.version,
    teamId: 9_999,
  });
  expect(await refusalOf(gone)).toMatchObject({
    status: 400,
    fields: { teamId: "This team is no longer there" },
  });
});

test("[WSD-21] dates, route, flight and crate are changed, a place by its code in capitals; the owner is told of a new departure", async () => {
  const { workspace, owner } = await startedJourney(portal, [{}]);
  const changed = await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId: workspace.id,
    version: 0,
    departureDate: "2031-07-01",
    arrivalDate: "2031-07-02",
    returnDate: "2031-08-01",
    departureAirport: "fra",
    arrivalAirport: "SYD",
    stops: ["sin", "Melbourne, by road"],
    airline: "Transit Air Cargo",
    flightNumber: "TA 214",
    travelClass: "cargo",
    crateLengthCm: 91,
    specialHandling: true,
  });
  expect(changed).toMatchObject({ version: 1, departureDate: "2031-07-01", departureAirport: "FRA" });
  const { travel } = await find(workspace.id);
  expect(travel).toMatchObject({
    arrivalDate: "2031-07-02",
    returnDate: "2031-08-01",
    flightNumber: "TA 214",
    crateLengthCm: 91,
    specialHandling: true,
  });
  expect(travel.stops.map(({ text, airport }) => [text, airport?.city])).toEqual([
    ["SIN", "Singapore"],
    ["Melbourne, by road", undefined],
  ]);
  const { items } = await owner.trpc.notifications.list.query({ kind: "journey" });
  expect(items.map(({ title }) => title)).toContain("New departure date");
  const stale = staff.trpc.workspaces.updateTravel.mutate({
    workspaceId: workspace.id,
    version: 0,
    airline: "Another",
  });
  expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
});

test("[WSD-21] dates that cannot follow one another are refused beside their field", async () => {
  const { workspace } = await startedJourney(portal, [{}], { departureDate: "2031-06-01" });
  const refused = async (dates: object) =>
    (
      await refusalOf(
        staff.trpc.workspaces.updateTravel.mutate({ workspaceId: workspace.id, version: 0, ...dates }),
      )
    ).fields;
  expect(await refused({ departureDate: addDays(TODAY, -2) })).toEqual({
    departureDate: "The departure date cannot be in the past",
  });
  expect(await refused({ arrivalDate: "2031-05-30" })).toEqual({
    arrivalDate: "The arrival cannot be before the departure",
  });
  expect(await refused({ returnDate: "2031-05-31" })).toEqual({
    returnDate: "The return cannot be before the departure",
  });
  // Over the date line one arrives the day before, which the local times tell.
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId: workspace.id,
    version: 0,
    departureTime: "23:55",
    arrivalDate: "2031-05-31",
    arrivalTime: "10:05",
  });
});

test("[WSD-23] due dates move with the departure, by version, and remember where they were", async () => {
  const { workspace, taskIds } = await startedJourney(
    portal,
    [
      { dueAnchor: "departure", dueOffsetDays: -7 },
      { dueAnchor: "created", dueOffsetDays: 5 },
    ],
    { departureDate: "2031-06-10" },
  );
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId: workspace.id,
    version: 0,
    departureDate: "2031-06-17",
  });
  const { tasks } = await find(workspace.id);
  expect(tasks.map((task) => [task.id, task.dueDate, task.dueMovedFrom])).toEqual([
    [taskIds[0], "2031-06-10", "2031-06-03"],
    [taskIds[1], addDays(TODAY, 5), null],
  ]);
  const [first] = tasks;
  await staff.trpc.tasks.reschedule.mutate({
    taskId: first?.id ?? 0,
    version: first?.version ?? 0,
    dueDate: "2031-06-01",
  });
  expect((await find(workspace.id)).tasks[0]).toMatchObject({ dueAnchor: null, dueMovedFrom: null });
});
