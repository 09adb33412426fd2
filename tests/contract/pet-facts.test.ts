import { afterAll, beforeAll, expect, test } from "vitest";

import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

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
