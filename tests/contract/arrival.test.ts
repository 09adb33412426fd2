import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import { documents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdf } from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const DEPARTURE = "2031-06-10";

/** A journey with a step due two days after its arrival, and a paper. */
async function aJourney(route: { from: string; to: string }) {
  const { workspace, taskIds, owner } = await startedJourney(
    portal,
    [{ dueAnchor: "arrival", dueOffsetDays: 2 }],
    { departureDate: DEPARTURE },
  );
  const journey = { workspaceId: workspace.id, taskId: taskIds[0] ?? 0, owner };
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId: workspace.id, version: 0, species: "dog" });
  await travel(journey.workspaceId, { departureAirport: route.from, arrivalAirport: route.to });
  const { id } = (await upload(owner, aPdf(), { workspaceId: workspace.id, name: "Titer" })).json();
  return { ...journey, documentId: Number(id) };
}
type Journey = Awaited<ReturnType<typeof aJourney>>;

async function travel(workspaceId: number, patch: Record<string, unknown>, actor = staff) {
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
  return actor.trpc.workspaces.updateTravel.mutate({ workspaceId, version, ...patch });
}

/** The day of arrival as each part of the portal has it. */
async function arrivals({ workspaceId, taskId, documentId }: Journey) {
  const { travel: facts, tasks } = await staff.trpc.workspaces.find.query({ workspaceId });
  const { journey } = await staff.trpc.journeys.assess.query({ workspaceId });
  const paper = await staff.trpc.documents.find.query({ documentId });
  const due = tasks.find(({ id }) => id === taskId)?.dueDate ?? "";
  const added = await staff.trpc.tasks.create.mutate({
    workspaceId,
    title: "By hand",
    actionType: "approval",
    assignedRole: "team",
    due: { kind: "offset", anchor: "arrival", days: 2 },
  });
  return {
    journey: facts.arrivesOn,
    rules: journey.arrival,
    expiry: paper.arrivesOn,
    due: addDays(due, -2),
    addedByHand: addDays(added.dueDate ?? "", -2),
  };
}
const all = (day: string) => ({ journey: day, rules: day, expiry: day, due: day, addedByHand: day });

const arrivalEvent = (workspaceId: number, start: string, timeZone: string) =>
  staff.trpc.schedule.create.mutate({
    workspaceId,
    eventType: "arrival",
    title: "Landing",
    when: { timeZone, start },
  });

describe("[FACT-02] a journey arrives on one day, whoever asks: its page, the rules, papers that lapse and what is due", () => {
  test("while nobody has said, by the length of its route", async () => {
    const near = await aJourney({ from: "FRA", to: "LHR" });
    expect(await arrivals(near)).toEqual(all(DEPARTURE));
    const far = await aJourney({ from: "FRA", to: "SYD" });
    expect(await arrivals(far)).toEqual(all("2031-06-11"));
  });

  test("as an arrival on the schedule says it, on the calendar of the place; moved and cancelled with it", async () => {
    const journey = await aJourney({ from: "FRA", to: "SYD" });
    const { workspaceId } = journey;
    // Midnight has passed in Sydney.
    const { id: eventId } = await arrivalEvent(workspaceId, "2031-06-11T18:30", "Europe/Berlin");
    expect(await arrivals(journey)).toEqual(all("2031-06-12"));
    const { journey: judged, arrivalFrom } = await staff.trpc.journeys.assess.query({ workspaceId });
    expect([arrivalFrom, judged.arrivalAt]).toEqual(["schedule", "2031-06-11T16:30:00.000Z"]);
    const when = { timeZone: "Australia/Sydney", start: "2031-06-13T06:00" };
    await staff.trpc.schedule.update.mutate({ eventId, version: 0, when });
    expect(await arrivals(journey)).toEqual(all("2031-06-13"));
    await staff.trpc.schedule.cancel.mutate({ eventId, version: 1, reason: "Another flight" });
    expect(await arrivals(journey)).toEqual(all("2031-06-11"));
  });

  test("as a person says it; the arrival on the schedule then stands there too", async () => {
    const journey = await aJourney({ from: "FRA", to: "SYD" });
    const { workspaceId, owner } = journey;
    const { id: eventId } = await arrivalEvent(workspaceId, "2031-06-11T18:30", "Australia/Sydney");
    await travel(workspaceId, { arrivalDate: "2031-06-12", arrivalTime: "07:15" }, owner);
    expect(await arrivals(journey)).toEqual(all("2031-06-12"));
    const event = await staff.trpc.schedule.find.query({ eventId });
    expect([event.firstDay, event.startDate.toISOString()]).toEqual([
      "2031-06-12",
      "2031-06-11T21:15:00.000Z",
    ]);
    await travel(workspaceId, { arrivalDate: null });
    expect(await arrivals(journey)).toEqual(all("2031-06-12"));
  });

  test("another departure takes it along, with the arrival on the schedule", async () => {
    const journey = await aJourney({ from: "FRA", to: "SYD" });
    const { workspaceId } = journey;
    const { id: eventId } = await arrivalEvent(workspaceId, "2031-06-12T06:30", "Australia/Sydney");
    await travel(workspaceId, { departureDate: "2031-06-20" });
    expect(await arrivals(journey)).toEqual(all("2031-06-22"));
    expect((await staff.trpc.schedule.find.query({ eventId })).firstDay).toBe("2031-06-22");
  });

  test("across the date line it is the day before, by the local times of both; without them they are asked for", async () => {
    const journey = await aJourney({ from: "AKL", to: "HNL" });
    const { workspaceId } = journey;
    const dayBefore = { arrivalDate: "2031-06-09" };
    expect((await refusalOf(travel(workspaceId, dayBefore))).fields).toEqual({
      arrivalTime: "Across the date line one may arrive the day before: give both local times",
    });
    await travel(workspaceId, { ...dayBefore, departureTime: "08:00", arrivalTime: "19:00" });
    expect(await arrivals(journey)).toEqual(all("2031-06-09"));
    expect((await refusalOf(travel(workspaceId, { arrivalTime: "00:30" }))).fields).toEqual({
      arrivalTime: "By these local times it arrives before it departs",
    });
    const west = await aJourney({ from: "HNL", to: "AKL" });
    expect((await refusalOf(travel(west.workspaceId, dayBefore))).fields).toEqual({
      arrivalDate: "The arrival cannot be before the departure",
    });
  });

  test("an owner says when and how it arrives, and not when it departs; a stale word is refused", async () => {
    const { workspaceId, owner } = await aJourney({ from: "FRA", to: "SYD" });
    await travel(workspaceId, { escort: "accompanied", transport: "air", petCount: 2 }, owner);
    const { journey } = await owner.trpc.journeys.assess.query({ workspaceId });
    expect(journey).toMatchObject({ escort: "accompanied", petCount: 2 });
    const other = travel(workspaceId, { departureDate: "2031-07-01" }, owner);
    expect((await refusalOf(other)).fault).toBe("forbidden");
    const stale = owner.trpc.workspaces.updateTravel.mutate({ workspaceId, version: 0, petCount: 3 });
    expect((await refusalOf(stale)).fault).toBe("stale_version");
  });

  test("a paper that lapses before it is warned of, once the arrival moves behind its last day", async () => {
    const { workspaceId, documentId } = await aJourney({ from: "FRA", to: "SYD" });
    await portal.db.update(documents).set({ expiresOn: "2031-06-12" }).where(eq(documents.id, documentId));
    const tick = async () => {
      const { scheduled } = await portal.miniflare.getWorker();
      await scheduled({ scheduledTime: new Date("2030-12-01T12:00:00Z"), cron: "*/10 * * * *" });
    };
    const warned = () =>
      portal.db.all(sql`select warning from expiry_warnings where document_id = ${documentId}`);
    await tick();
    expect(await warned()).toEqual([]);
    await arrivalEvent(workspaceId, "2031-06-13T06:30", "Australia/Sydney");
    await tick();
    expect(await warned()).toEqual([{ warning: "journey" }]);
  });
});
