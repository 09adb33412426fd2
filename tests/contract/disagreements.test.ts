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

test("[RPT-09] the departures of the schedule are known with a journey, each by the day of the place, but for those called off", async () => {
  const { workspace } = await startedJourney(portal, [{}], { departureDate: "2031-06-01" });
  const workspaceId = workspace.id;
  await staff.trpc.workspaces.updateTravel.mutate({
    workspaceId,
    version: workspace.version,
    departureAirport: "NRT",
  });
  const add = (start: string, timeZone: string) =>
    staff.trpc.schedule.create.mutate({
      workspaceId,
      eventType: "departure",
      title: "Take-off",
      when: { timeZone, start },
    });
  // Already the second of June in Tokyo.
  const late = await add("2031-06-01T18:00", "Europe/Berlin");
  const whole = await add("2031-06-05", "Asia/Tokyo");
  const departures = async () => (await staff.trpc.workspaces.find.query({ workspaceId })).departures;
  expect(await departures()).toEqual([
    { eventId: late.id, on: "2031-06-02" },
    { eventId: whole.id, on: "2031-06-05" },
  ]);
  await staff.trpc.schedule.cancel.mutate({ eventId: late.id, version: late.version, reason: "Delayed" });
  expect(await departures()).toEqual([{ eventId: whole.id, on: "2031-06-05" }]);
});
