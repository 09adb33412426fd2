import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let staff: Actor;
let workspaceId: number;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
});
afterAll(() => portal.stop());

const AT_ONCE = "2000-01-01";
const LATER = "2100-01-01";
const nextLook = async () => {
  const [row] = await portal.db.all<{ next: string }>(
    sql`select next_check_on as next from rule_watches where workspace_id = ${workspaceId}`,
  );
  return row?.next;
};
const lookedAt = () =>
  portal.db.run(sql`update rule_watches set next_check_on = ${LATER} where workspace_id = ${workspaceId}`);

const travel = async (patch: Record<string, unknown>) => {
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
  await staff.trpc.workspaces.updateTravel.mutate({ workspaceId, version, ...patch });
};
const pet = (version: number, patch: Record<string, unknown>) =>
  staff.trpc.workspaces.updatePet.mutate({ workspaceId, version, ...patch });
const event = (eventType: "arrival" | "departure") =>
  staff.trpc.schedule.create.mutate({
    workspaceId,
    eventType,
    title: eventType,
    when: { timeZone: "Asia/Tokyo", start: "2031-03-05T09:00" },
  });

describe("[PETREC-05] a change of what the rules judge brings the next look forward at once", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["the stops", () => travel({ stops: ["Frankfurt (FRA)"] })],
    ["the place of departure", () => travel({ departureAirport: "London Heathrow (LHR)" })],
    ["the place of arrival", () => travel({ arrivalAirport: "Tokyo Haneda (HND)" })],
    ["the day of departure", () => travel({ departureDate: "2031-03-03" })],
    ["the day of arrival", () => travel({ arrivalDate: "2031-03-05" })],
    ["the pet's species", () => pet(0, { species: "cat" })],
    ["the pet's birth date", () => pet(1, { birthDate: "2022-05-12" })],
    ["who travels with it", () => travel({ escort: "accompanied" })],
    ["whether it is neutered", () => pet(2, { isNeutered: true })],
    ["an arrival on the schedule", () => event("arrival")],
    [
      "the health record",
      () =>
        staff.trpc.health.add.mutate({
          workspaceId,
          entry: { kind: "microchip", code: "826098100123456", implantedOn: "2022-08-03" },
        }),
    ],
  ])("%s", async (_, change) => {
    await lookedAt();
    await change();
    expect(await nextLook()).toBe(AT_ONCE);
  });

  test("an arrival that moves or is cancelled", async () => {
    const arrival = await event("arrival");
    const eventId = arrival.id;
    await lookedAt();
    await staff.trpc.schedule.update.mutate({
      eventId,
      version: 0,
      when: { timeZone: "Asia/Tokyo", start: "2031-03-06T09:00" },
    });
    expect(await nextLook()).toBe(AT_ONCE);
    await lookedAt();
    await staff.trpc.schedule.cancel.mutate({ eventId, version: 1, reason: "Another flight" });
    expect(await nextLook()).toBe(AT_ONCE);
  });

  test("what the rules do not judge leaves it where it is", async () => {
    await lookedAt();
    await event("departure");
    await travel({ airline: "JAL", travelClass: null });
    await pet(3, { colour: "red" });
    expect(await nextLook()).toBe(LATER);
  });
});
