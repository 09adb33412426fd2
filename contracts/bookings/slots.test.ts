import { describe, expect, test } from "vitest";

import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { wallTimeOf } from "#contracts/core/wall-time.ts";
import type { Availability } from "#contracts/workflows/graph-shapes.ts";

import { isFarEnough, isFree, type Slot, slotsOf } from "./slots.ts";

/** A small generator with a fixed start: the same days on every run. */
function* numbers(start: number): Generator<number> {
  let state = start;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const NINE_TO_FIVE = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", to: "17:00" }));
const plain = (change: Partial<Availability> = {}): Availability => ({
  zone: "America/New_York",
  hours: NINE_TO_FIVE,
  durationMinutes: 30,
  notice: { in: "hours", hours: 0 },
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  daysAhead: 7,
  ...change,
});
const wallsOf = (availability: Availability, now: string, busy: Slot[] = []) =>
  [...slotsOf(availability, { now: new Date(now), busy: busy.map(asBusy) })].map(({ startsAt }) =>
    wallTimeOf(startsAt, availability.zone),
  );
const asBusy = ({ startsAt, endsAt }: Slot) => ({ from: startsAt, until: endsAt });

test("[BOOK-02] calcom/cal.diy#6217: nine o'clock stays nine before and after the clocks change", () => {
  // New York's clocks go forward on Sunday 14 March 2027.
  const walls = wallsOf(plain(), "2027-03-12T05:00:00Z");
  expect(walls.filter((wall) => wall.endsWith("T09:00"))).toEqual([
    "2027-03-12T09:00",
    "2027-03-15T09:00",
    "2027-03-16T09:00",
    "2027-03-17T09:00",
    "2027-03-18T09:00",
    "2027-03-19T09:00",
  ]);
  const [before, after] = ["2027-03-12", "2027-03-16"].map(
    (day) =>
      [...slotsOf(plain(), { now: new Date("2027-03-12T05:00:00Z"), busy: [] })].find(
        ({ startsAt }) => wallTimeOf(startsAt, "America/New_York") === `${day}T09:00`,
      )?.startsAt,
  );
  expect([before?.toISOString(), after?.toISOString()]).toEqual([
    "2027-03-12T14:00:00.000Z",
    "2027-03-16T13:00:00.000Z",
  ]);
});

test("[BOOK-02] a time that the change leaves out is not offered, nor one that it would cut", () => {
  const nights = plain({ hours: [{ weekday: 7, from: "00:00", to: "05:00" }], durationMinutes: 60 });
  expect(wallsOf(nights, "2027-03-13T12:00:00Z").filter((wall) => wall.startsWith("2027-03-14"))).toEqual([
    "2027-03-14T00:00",
    "2027-03-14T03:00",
    "2027-03-14T04:00",
  ]);
});

test("[BOOK-03] calcom/cal.diy#14204: a notice of a day can be 24 hours or the next calendar day", () => {
  const evening = "2027-03-10T22:00:00Z"; // 17:00 in New York
  const inHours = wallsOf(plain({ notice: { in: "hours", hours: 24 } }), evening);
  const inDays = wallsOf(plain({ notice: { in: "days", days: 1 } }), evening);
  expect([inHours[0], inDays[0]]).toEqual(["2027-03-12T09:00", "2027-03-11T09:00"]);
});

test("[BOOK-03] what ends on the horizon is the last", () => {
  const walls = wallsOf(plain({ daysAhead: 1 }), "2027-03-11T05:00:00Z");
  expect([...new Set(walls.map((wall) => wall.slice(0, 10)))]).toEqual(["2027-03-11", "2027-03-12"]);
});

describe("whatever the hours", () => {
  const ZONES = [
    "America/New_York",
    "Europe/London",
    "Australia/Lord_Howe",
    "Asia/Kathmandu",
    "Africa/Cairo",
  ];
  const STARTS = ["2027-03-10", "2027-03-25", "2027-10-01", "2027-10-28", "2027-11-04"];
  const worlds = Array.from({ length: 60 }, (_, seed) => {
    const random = numbers(seed + 1);
    const below = (most: number) => Math.floor((random.next().value as number) * most);
    const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
    const from = below(20);
    const two = (n: number) => String(n).padStart(2, "0");
    const availability = plain({
      zone: pick(ZONES),
      hours: [1, 2, 3, 4, 5, 6, 7]
        .filter(() => below(3) > 0)
        .map((weekday) => ({ weekday, from: `${two(from)}:${two(below(60))}`, to: `${two(from + 3)}:30` })),
      durationMinutes: pick([5, 15, 20, 45, 60, 90]),
      notice: below(2) ? { in: "hours", hours: below(60) } : { in: "days", days: below(4) },
      bufferBeforeMinutes: pick([0, 10, 30]),
      bufferAfterMinutes: pick([0, 5, 45]),
      daysAhead: 6 + below(12),
    });
    return { availability, now: new Date(`${pick(STARTS)}T${two(below(24))}:${two(below(60))}:00Z`), below };
  });

  test("[BOOK-02] every offered time lies in the hours by the clocks on the wall, on both sides of a change", () => {
    let offered = 0;
    const wrong: unknown[] = [];
    for (const { availability, now } of worlds) {
      for (const { startsAt, endsAt } of slotsOf(availability, { now, busy: [] })) {
        offered += 1;
        const [start, end] = [startsAt, endsAt].map((at) => wallTimeOf(at, availability.zone));
        const weekday = new Date(`${start?.slice(0, 10)}T00:00Z`).getUTCDay() || 7;
        const isWithin = availability.hours.some(
          (one) =>
            one.weekday === weekday &&
            (start?.slice(11) ?? "") >= one.from &&
            (end?.slice(11) ?? "") <= one.to &&
            start?.slice(0, 10) === end?.slice(0, 10),
        );
        if (!isWithin) wrong.push([availability, start, end]);
      }
    }
    expect(offered).toBeGreaterThan(2_000);
    expect(wrong).toEqual([]);
  });

  test("[BOOK-03] nothing is offered within the notice, in the past, or beyond the horizon", () => {
    const wrong: unknown[] = [];
    for (const { availability, now } of worlds) {
      const { zone, notice, daysAhead } = availability;
      const today = dateInZone(now, zone);
      for (const { startsAt } of slotsOf(availability, { now, busy: [] })) {
        const isNoticed =
          notice.in === "hours"
            ? startsAt.getTime() >= now.getTime() + notice.hours * HOUR_MS
            : dateInZone(startsAt, zone) >= addDays(today, notice.days);
        const isKept = isNoticed && startsAt > now && dateInZone(startsAt, zone) <= addDays(today, daysAhead);
        if (!isKept) wrong.push([availability, now, startsAt]);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("[BOOK-01] booked one after the other, no two times overlap, with what is kept free around them", () => {
    const wrong: unknown[] = [];
    for (const { availability, now, below } of worlds.slice(0, 20)) {
      const booked: Slot[] = [];
      const around = ({ startsAt, endsAt }: Slot) => ({
        from: new Date(startsAt.getTime() - availability.bufferBeforeMinutes * MINUTE_MS),
        until: new Date(endsAt.getTime() + availability.bufferAfterMinutes * MINUTE_MS),
      });
      for (let people = 0; people < 8; people++) {
        const offered = [...slotsOf(availability, { now, busy: booked.map(around) })];
        const chosen = offered[below(Math.max(1, offered.length))];
        if (chosen) booked.push(chosen);
      }
      for (const [at, one] of booked.entries()) {
        const others = booked.filter((_, other) => other !== at).map(around);
        if (!isFree(availability, one, others)) wrong.push([availability, one]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

test("[BOOK-05] the team needs no notice, but no time that has passed can be booked", () => {
  const availability = plain({ notice: { in: "days", days: 3 } });
  const now = new Date("2027-03-10T15:00:00Z");
  const soon = new Date("2027-03-10T16:00:00Z");
  expect(isFarEnough(availability, soon, { now })).toBe(false);
  expect(isFarEnough(availability, soon, { now, isTeam: true })).toBe(true);
  expect(isFarEnough(availability, new Date("2027-03-10T14:30:00Z"), { now, isTeam: true })).toBe(false);
});
