import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import { workspaces } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf, type Started, startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const DEPARTURE = "2031-06-10";
type Journey = { workspaceId: number; owner: Started["owner"]; taskIds: readonly number[] };

async function aJourney(steps: Parameters<typeof startedJourney>[1] = [{}]): Promise<Journey> {
  const { workspace, owner, taskIds } = await startedJourney(portal, steps, { departureDate: DEPARTURE });
  const workspaceId = workspace.id;
  await staff.trpc.workspaces.updatePet.mutate({ workspaceId, version: 0, species: "dog" });
  await travel(workspaceId, { departureAirport: "FRA", arrivalAirport: "LHR" });
  return { workspaceId, owner, taskIds };
}

async function travel(workspaceId: number, patch: Record<string, unknown>) {
  const { version } = await staff.trpc.workspaces.find.query({ workspaceId });
  return staff.trpc.workspaces.updateTravel.mutate({ workspaceId, version, ...patch });
}

const arrivalEvent = (workspaceId: number, start: string, timeZone: string) =>
  staff.trpc.schedule.create.mutate({
    workspaceId,
    eventType: "arrival",
    title: "Landing",
    when: { timeZone, start },
  });

describe("[RPT-01] a journey is ready with its last step, arrives when that is said, and is completed after it", () => {
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);
  const find = (workspaceId: number) => staff.trpc.workspaces.find.query({ workspaceId });
  /** As if its dates had come: no departure can be set in the past. */
  const leaves = (workspaceId: number, departureDate: string) =>
    portal.db
      .update(workspaces)
      .set({ departureDate, arrivalDate: departureDate })
      .where(eq(workspaces.id, workspaceId));
  const doAll = async ({ workspaceId }: Journey) => {
    for (const { id: taskId, version, status } of (await find(workspaceId)).tasks)
      if (status !== "completed")
        await staff.trpc.tasks.complete.mutate({ taskId, version, reason: "Said at the desk" });
  };
  const update = async (workspaceId: number, patch: Record<string, unknown>) =>
    staff.trpc.workspaces.update.mutate({
      workspaceId,
      version: (await find(workspaceId)).version,
      ...patch,
    });
  const stages = async ({ workspaceId, owner }: Journey) => [
    (await find(workspaceId)).stage,
    (await owner.trpc.journeys.customerWorkspace.query({ workspaceId })).stage,
    (await owner.trpc.journeys.own.query({})).items[0]?.stage,
  ];
  const everywhere = (stage: string) => [stage, stage, stage];
  const titles = async (actor: Actor) =>
    (await actor.trpc.notifications.list.query({})).items.map(({ title }) => title);

  test("the last step done long before departure completes nothing: it is ready, told once", async () => {
    const journey = await aJourney();
    const { workspaceId, owner } = journey;
    await doAll(journey);
    expect(await stages(journey)).toEqual(everywhere("ready"));
    const underWay = { status: "in_progress", completedAt: null, arrivedOn: null };
    expect(await find(workspaceId)).toMatchObject(underWay);
    const told = await titles(owner);
    expect(told.filter((title) => title === "Ready to travel")).toHaveLength(1);
    expect(told).not.toContain("Journey completed");
    const [{ id: taskId, version } = { id: 0, version: 0 }] = (await find(workspaceId)).tasks;
    await staff.trpc.tasks.reopen.mutate({ taskId, version });
    expect(await stages(journey)).toEqual(everywhere("in_progress"));
  });

  test("the step that was open last is taken back: what is left is done, so it is ready", async () => {
    const journey = await aJourney();
    const { workspaceId } = journey;
    const added = await staff.trpc.tasks.create.mutate({
      workspaceId,
      title: "A mistake",
      actionType: "approval",
      assignedRole: "team",
    });
    const [first] = (await find(workspaceId)).tasks;
    await staff.trpc.tasks.complete.mutate({ taskId: first?.id ?? 0, version: first?.version ?? 0 });
    await staff.trpc.tasks.remove.mutate({ taskId: added.id, version: added.version });
    expect(await stages(journey)).toEqual(everywhere("ready"));
    expect(await titles(journey.owner)).toContain("Ready to travel");
  });

  test("a person says that it arrived, which completes it where nothing is open, and can take it back", async () => {
    const journey = await aJourney();
    const { workspaceId, owner } = journey;
    await leaves(workspaceId, addDays(yesterday, -1));
    await update(workspaceId, { arrivedOn: yesterday });
    expect(await stages(journey)).toEqual(everywhere("arrived"));
    await doAll(journey);
    expect(await stages(journey)).toEqual(everywhere("completed"));
    expect(await find(workspaceId)).toMatchObject({ arrivedOn: yesterday, completionReason: null });
    expect(await titles(owner)).toEqual(expect.arrayContaining(["Arrived", "Journey completed"]));
    await update(workspaceId, { arrivedOn: null });
    expect(await stages(journey)).toEqual(everywhere("ready"));
  });

  test("no pet has arrived tomorrow, nor before it left", async () => {
    const { workspaceId } = await aJourney();
    const tomorrow = update(workspaceId, { arrivedOn: addDays(yesterday, 3) });
    expect((await refusalOf(tomorrow)).fields).toEqual({ arrivedOn: "This day has not come yet" });
    const before = update(workspaceId, { arrivedOn: yesterday });
    expect((await refusalOf(before)).fields).toEqual({
      arrivedOn: "The arrival cannot be before the departure",
    });
  });

  test("its arrival on the schedule says it when that is completed", async () => {
    const journey = await aJourney();
    const { workspaceId } = journey;
    await leaves(workspaceId, yesterday);
    const { id: eventId } = await arrivalEvent(workspaceId, `${yesterday}T10:00`, "Europe/London");
    for (const [version, status] of (["confirmed", "in-transit", "completed"] as const).entries()) {
      expect((await find(workspaceId)).arrivedOn).toBeNull();
      await staff.trpc.schedule.advance.mutate({ eventId, version, status });
    }
    expect(await stages(journey)).toEqual(everywhere("arrived"));
    expect((await find(workspaceId)).arrivedOn).toBe(yesterday);
    await doAll(journey);
    expect(await stages(journey)).toEqual(everywhere("completed"));
  });

  test("completed by hand before its arrival it takes a reason, over both doors; after its date it takes none", async () => {
    const journey = await aJourney();
    const { workspaceId, owner } = journey;
    const asked = { completionReason: "It has not arrived: say when it did, or why it is completed" };
    expect((await refusalOf(update(workspaceId, { status: "completed" }))).fields).toEqual(asked);
    const blank = update(workspaceId, { status: "completed", completionReason: "  " });
    expect((await refusalOf(blank)).fields).toEqual(asked);
    const { version } = await find(workspaceId);
    const patch = { version, status: "completed" };
    const rest = await staff.send("PATCH", `/api/workspaces/${workspaceId}`, patch);
    expect(rest.status).toBe(400);
    const idle = update(workspaceId, { completionReason: "Nothing is completed" });
    expect((await refusalOf(idle)).fields).toEqual({ completionReason: "Only a completed journey has one" });
    await update(workspaceId, { status: "completed", completionReason: "The family stays" });
    expect(await find(workspaceId)).toMatchObject({
      stage: "completed",
      completionReason: "The family stays",
      arrivedOn: null,
    });
    expect(await titles(owner)).not.toContain("Journey completed");
    expect(await titles(owner)).toContain("Journey ended");
    expect((await owner.get("/api/workspaces")).text).not.toContain("The family stays");
    const cleared = update(workspaceId, { completionReason: "" });
    expect((await refusalOf(cleared)).fields).toEqual(asked);
    await update(workspaceId, { status: "active" });
    expect(await find(workspaceId)).toMatchObject({ completionReason: null, completedAt: null });
    await travel(workspaceId, { arrivalDate: DEPARTURE });
    await leaves(workspaceId, yesterday);
    expect(await update(workspaceId, { status: "completed" })).toMatchObject({
      stage: "completed",
      arrivedOn: yesterday,
    });
  });

  test("a change of nothing is none: no new version", async () => {
    const { workspaceId } = await aJourney();
    const { version, name, priority } = await find(workspaceId);
    expect((await update(workspaceId, { name, priority })).version).toBe(version);
  });

  test("no schedule makes a pet arrive before it left", async () => {
    const { workspaceId } = await aJourney();
    const { id: eventId } = await arrivalEvent(workspaceId, `${DEPARTURE}T18:00`, "Europe/London");
    await staff.trpc.schedule.advance.mutate({ eventId, version: 0, status: "confirmed" });
    await staff.trpc.schedule.advance.mutate({ eventId, version: 1, status: "in-transit" });
    const early = staff.trpc.schedule.advance.mutate({ eventId, version: 2, status: "completed" });
    expect(await refusalOf(early)).toMatchObject({ status: 409, fault: "wrong_state" });
    expect(await find(workspaceId)).toMatchObject({ arrivedOn: null });
  });

  test("what is done after the departure leaves nobody ready to travel, and nothing but the departure's date is held", async () => {
    const journey = await aJourney();
    await leaves(journey.workspaceId, addDays(yesterday, -3));
    await doAll(journey);
    expect(await stages(journey)).toEqual(everywhere("ready"));
    expect(await titles(journey.owner)).not.toContain("Ready to travel");
    await update(journey.workspaceId, { arrivedOn: yesterday });
    await travel(journey.workspaceId, { flightNumber: "LH 900" });
  });

  test("an owner's form moves no departure of a pet that has arrived", async () => {
    const { workspaceId, owner, taskIds } = await aJourney([{ actionType: "booking-form" }]);
    await leaves(workspaceId, yesterday);
    await update(workspaceId, { arrivedOn: yesterday });
    const values = {
      departureDate: DEPARTURE,
      departureAirport: "FRA",
      arrivalAirport: "LHR",
      travelClass: "cargo",
    } as const;
    const late = owner.trpc.forms.submit.mutate({ taskId: taskIds[0] ?? 0, values });
    expect((await refusalOf(late)).fields).toEqual({
      departureDate: "It has arrived already: take its arrival back first",
    });
  });

  test("steps that are added open a journey that was ended", async () => {
    const { workspaceId } = await aJourney();
    await update(workspaceId, { status: "completed", completionReason: "The family stays" });
    const { seen, steps } = await staff.trpc.journeys.previewStepTasks.query({ workspaceId });
    const chosen = steps.slice(0, 1).map(({ stepId }) => ({ stepId, taskId: null }));
    const { tasks } = await staff.trpc.journeys.addStepTasks.mutate({ workspaceId, seen, steps: chosen });
    expect(tasks).toHaveLength(1);
    expect(await find(workspaceId)).toMatchObject({ stage: "in_progress", completionReason: null });
  });

  test("the colleague in charge is asked on the day, once, and again for another day; a journey that nobody has, once somebody does", async () => {
    const { workspaceId } = await aJourney();
    const me = (await staff.trpc.auth.me.query({})).id;
    await update(workspaceId, { assignedToId: null });
    const asked = async () => {
      await portal.runDuties();
      const { items } = await staff.trpc.notifications.list.query({ limit: 100 });
      return items.filter(
        ({ title, actionUrl }) =>
          /^Has .+ arrived\?$/.test(title) && actionUrl === `/workspace/${workspaceId}`,
      ).length;
    };
    await leaves(workspaceId, yesterday);
    expect(await asked()).toBe(0);
    await update(workspaceId, { assignedToId: me });
    expect(await asked()).toBe(1);
    expect(await asked()).toBe(1);
    await leaves(workspaceId, addDays(yesterday, 1));
    expect(await asked()).toBe(2);
  });
});
