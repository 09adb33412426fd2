import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { dateInZone } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const TODAY = dateInZone(new Date(), TEST_ZONE);

async function aDogForAustralia() {
  const { workspace, owner } = await startedJourney(portal, [{}], { petName: "Balu" });
  const workspaceId = workspace.id;
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 0, species: "dog" });
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId,
    version: workspace.version,
    departureAirport: "FRA",
    arrivalAirport: "MEL",
  });
  return { workspaceId, owner, rules: () => owner.trpc.journeys.assess.query({ workspaceId }) };
}

describe("[FACT-03] what the rules ask for is said by owner or colleague, once, and says by whom and when", () => {
  test("an owner answers whether the pet is neutered; the rules hear it and name them", async () => {
    const { workspaceId, owner, rules } = await aDogForAustralia();
    const before = await rules();
    expect(before.assessment.asked).toContainEqual({ fact: "neutered", isKnown: false });
    await owner.trpc.workspaces.updatePet.mutate({
      workspaceId,
      version: before.petVersion,
      isNeutered: true,
    });
    const after = await rules();
    expect(after.assessment.asked).toContainEqual({ fact: "neutered", isKnown: true });
    expect(after.said).toContainEqual({ fact: "neutered", by: "Ann Reed", on: TODAY });
    const stale = owner.trpc.workspaces.updatePet.mutate({
      workspaceId,
      version: before.petVersion,
      isNeutered: false,
    });
    expect((await refusalOf(stale)).fault).toBe("stale_version");
  });

  test("an owner does not rename the pet, and another's pet is not there", async () => {
    const { workspaceId, rules } = await aDogForAustralia();
    const { owner: other } = await aDogForAustralia();
    const { petVersion: version } = await rules();
    const mine = (await aDogForAustralia()).owner;
    const renamed = mine.trpc.workspaces.updatePet.mutate({ workspaceId, version, breed: "Beagle" });
    expect((await refusalOf(renamed)).fault).toBe("not_found");
    const foreign = other.trpc.workspaces.updateTravel.mutate({
      workspaceId,
      version,
      escort: "accompanied",
    });
    expect((await refusalOf(foreign)).fault).toBe("not_found");
  });

  test("transport, place of entry and the owner's residence reach the rules", async () => {
    const { workspaceId, owner, rules } = await aDogForAustralia();
    const { travel } = await rules();
    await owner.trpc.workspaces.updateTravel.mutate({
      workspaceId,
      version: travel.version,
      transport: "sea",
      portOfEntry: "au mel",
      ownerResidence: "DE",
    });
    const { journey, said } = await rules();
    expect(journey).toMatchObject({ transport: "sea", port: "AUMEL", ownerResidence: "DE" });
    expect(said.map(({ fact }) => fact).toSorted()).toEqual(["owner_residence", "port", "transport"]);
    const wrong = owner.trpc.workspaces.updateTravel.mutate({
      workspaceId,
      version: travel.version + 1,
      portOfEntry: "the harbour",
    });
    expect((await refusalOf(wrong)).fault).toBe("invalid_input");
  });

  test("a dose that is only planned may lie ahead, and counts as planned", async () => {
    const { workspaceId, rules } = await aDogForAustralia();
    const entry = { kind: "vaccination", disease: "rabies", givenOn: "2031-01-05" } as const;
    const early = staff.trpc.health.add.mutate({ workspaceId, entry });
    expect((await refusalOf(early)).fault).toBe("invalid_input");
    await staff.trpc.health.add.mutate({
      workspaceId,
      entry: { ...entry, isPlanned: true, product: "Nobivac", vaccineType: "inactivated", courseDoses: 1 },
    });
    expect((await rules()).pet.rabiesDoses).toMatchObject([
      { givenOn: "2031-01-05", isPlanned: true, product: "Nobivac", vaccineType: "inactivated" },
    ]);
  });
});

test("[RULE-69] an airport of Hawaii or of Northern Ireland brings the rules of the region", async () => {
  const { workspace } = await startedJourney(portal, [{}], { petName: "Balu" });
  const workspaceId = workspace.id;
  let { version } = workspace;
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 0, species: "dog" });
  const asked = async (departureAirport: string, arrivalAirport: string) => {
    await staff.trpc.workspaces.updateTravel.mutate({
      workspaceId,
      version: version++,
      departureAirport,
      arrivalAirport,
    });
    const { assessment } = await staff.trpc.journeys.assess.query({ workspaceId });
    return assessment.steps.map(({ id }) => id);
  };
  expect(await asked("LAX", "HNL")).toContain("HI-rabies-sample");
  expect(await asked("LHR", "BFS")).toContain("NI-document");
  expect(await asked("BFS", "FRA")).toContain("EU-4-passport");
  expect(await asked("HNL", "MEL")).not.toContain("AU-5");
});
