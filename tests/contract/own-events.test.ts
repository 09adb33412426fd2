import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import { EVENTS_AHEAD } from "#contracts/schedule/terms.ts";
import { notifications, scheduleEvents } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const JOURNEY = 1;
const BRING = "Vaccination book, طوق مريم";

let portal: Portal;
let staff: Actor;
let owner: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  owner = await portal.owner();
  await portal.db.delete(scheduleEvents).where(eq(scheduleEvents.workspaceId, JOURNEY));
});
afterAll(() => portal.stop());

const shown = async (actor = owner) =>
  (await actor.trpc.journeys.customerWorkspace.query({ workspaceId: JOURNEY })).events;
const titles = async () => (await shown()).map(({ title }) => title);
const daysAhead = (days: number) => new Date(Date.now() + days * DAY_MS);

const anEvent = (
  title: string,
  from: number,
  until: number | null = null,
  workspaceId: number | null = JOURNEY,
) => ({
  workspaceId,
  eventType: "other" as const,
  title,
  startDate: daysAhead(from),
  endDate: until === null ? null : daysAhead(until),
});

describe("[OWN-30] what is ahead on an owner's page", () => {
  test("is what has not ended, in the order of its days, and of no other journey", async () => {
    await portal.db
      .insert(scheduleEvents)
      .values([
        anEvent("In ten days", 10),
        anEvent("In two days", 2),
        anEvent("Quarantine since five days", -5, 5),
        anEvent("Over since three days", -3, -3),
        anEvent("Stayed until two days ago", -9, -2),
        anEvent("Of another journey", 3, null, 2),
        anEvent("Of the company", 3, null, null),
      ]);
    expect(await titles()).toEqual(["Quarantine since five days", "In two days", "In ten days"]);
  });

  test("says the place, the time on its clock and what to bring, as a colleague entered it", async () => {
    const made = await staff.trpc.schedule.create.mutate({
      workspaceId: JOURNEY,
      eventType: "other",
      title: "Vet visit",
      location: "世田谷動物病院",
      toBring: BRING,
      when: { timeZone: "Asia/Tokyo", start: "2031-05-02T10:00" },
    });
    const [last] = (await shown()).slice(-1);
    expect(last).toMatchObject({
      id: made.id,
      toBring: BRING,
      timeZone: "Asia/Tokyo",
      firstDay: "2031-05-02",
    });
    const { text } = await owner.get(`/calendar/events/${made.id}.ics`);
    expect(text.replaceAll("\r\n ", "").replaceAll("\\,", ",")).toContain(`Bring: ${BRING}`);

    const told = () =>
      portal.db
        .select({ title: notifications.title })
        .from(notifications)
        .where(eq(notifications.userId, DEMO_ACCOUNTS.owner));
    const before = (await told()).length;
    const change = { eventId: made.id, version: made.version, toBring: "A muzzle" };
    await staff.trpc.schedule.update.mutate(change);
    expect((await told()).slice(before)).toEqual([{ title: "What to bring has changed" }]);
    await staff.trpc.schedule.cancel.mutate({ eventId: made.id, version: 1, reason: "The vet is ill" });
    expect((await shown()).at(-1)).toMatchObject({ status: "cancelled", cancelReason: "The vet is ill" });
  });

  test("takes no more than the nearest, whatever there is", async () => {
    const many = Array.from({ length: 3 * EVENTS_AHEAD }, (_, i) => anEvent(`Later ${i}`, 20 + i));
    await portal.db.insert(scheduleEvents).values(many);
    const { length } = await shown();
    expect(length).toBe(EVENTS_AHEAD);
    expect((await titles())[1]).toBe("In two days");
  });

  test("is nobody's who is not of the journey, and nothing while the schedule is off", async () => {
    const foreign = await portal.secondOwner();
    await expect(shown(foreign)).rejects.toThrow("not yours to see");
    const admin = await portal.admin();
    const { isOn, version } = await admin.trpc.settings.modules.query({});
    await admin.trpc.settings.setModules.mutate({ isOn: { ...isOn, schedule: false }, version });
    expect(await shown()).toEqual([]);
  });
});
