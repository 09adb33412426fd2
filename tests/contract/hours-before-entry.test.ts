import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { HOUR_MS } from "#contracts/core/durations.ts";
import { wallTimeOf } from "#contracts/core/wall-time.ts";
import { workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

/** A dog. */
const BELLA = 1;

/** From Frankfurt, and at Heathrow so many hours from now. @returns its tapeworm treatment, and the verdict. */
async function arrivingIn(hours: number) {
  const [date = "", time = ""] = wallTimeOf(new Date(Date.now() + hours * HOUR_MS), "Europe/London").split(
    "T",
  );
  await portal.db
    .update(workspaces)
    .set({
      departureDate: date,
      departureTime: null,
      arrivalDate: date,
      arrivalTime: time,
      arrivalFrom: "said",
      departureAirport: "FRA",
      arrivalAirport: "LHR",
      destination: "United Kingdom",
    })
    .where(eq(workspaces.id, BELLA));
  const { assessment } = await staff.trpc.journeys.assess.query({ workspaceId: BELLA });
  const treatment = assessment.steps.find(({ id }) => id === "GB-5");
  return { treatment, verdict: assessment.verdict };
}

describe("[RULE-11] a tapeworm treatment, 24 to 120 hours before entry", () => {
  test("can be had while its last hour is to come, and not once it has passed, whatever day it is", async () => {
    const inTime = await arrivingIn(25);
    expect([inTime.treatment?.state, inTime.treatment?.isPossible]).toEqual(["at_risk", true]);
    const tooLate = await arrivingIn(23);
    expect([tooLate.treatment?.state, tooLate.treatment?.isPossible]).toEqual(["missing", false]);
    expect(tooLate.verdict).toBe("may_not_on_this_date");
  });

  test("that is entered with an hour still to come is planned, not had", async () => {
    // Its clocks are behind the company's: there it is no later day.
    const timeZone = "America/New_York";
    const [on = "", time = ""] = wallTimeOf(new Date(Date.now() + HOUR_MS / 2), timeZone).split("T");
    const { id, version } = await staff.trpc.health.add.mutate({
      workspaceId: BELLA,
      entry: { kind: "record", record: "tapeworm_treatment", on, time, timeZone },
    });
    const { treatment, verdict } = await arrivingIn(48);
    expect(treatment?.state).toBe("planned");
    expect(verdict).not.toBe("may_travel");
    await staff.trpc.health.remove.mutate({ workspaceId: BELLA, entryId: id, version });
  });
});
