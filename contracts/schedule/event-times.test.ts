import { describe, expect, test } from "vitest";

import { daysBetween } from "#contracts/core/dates.ts";
import { DAY_MS, HOUR_MS } from "#contracts/core/durations.ts";
import { momentOf } from "#contracts/core/wall-time.ts";

import { daysOf, type KeptTimes, movedByDays, settleTimes, startInWords, whenOf } from "./event-times.ts";
import type { EventWhen } from "./shapes.ts";

const kept = (when: EventWhen): KeptTimes => {
  const { times, problem } = settleTimes(when);
  if (!times) throw new Error(problem.end);
  return times;
};
const NEW_YORK = "America/New_York";
const ZONES = Intl.supportedValuesOf("timeZone");

describe("[SCHED-08] times are entered on the clock of the place", () => {
  test("and kept as instant and zone", () => {
    expect(kept({ timeZone: NEW_YORK, start: "2027-03-16T09:00", end: "2027-03-16T10:30" })).toMatchObject({
      startDate: new Date("2027-03-16T13:00:00Z"),
      endDate: new Date("2027-03-16T14:30:00Z"),
      timeZone: NEW_YORK,
      firstDay: null,
    });
  });

  test("and are read back as they were entered, in every zone", () => {
    for (const timeZone of ZONES) {
      for (const start of ["2027-01-15T09:00", "2027-07-15T23:45", "2027-03-20T00:00"]) {
        expect(whenOf(kept({ timeZone, start }))).toMatchObject({ timeZone, start, end: null });
      }
    }
  });

  test("of an hour that comes twice the chosen one is kept and read back", () => {
    const first = kept({ timeZone: NEW_YORK, start: "2027-11-07T01:30" });
    const second = kept({ timeZone: NEW_YORK, start: "2027-11-07T01:30", isStartSecond: true });
    expect(second.startDate.getTime() - first.startDate.getTime()).toBe(HOUR_MS);
    expect([whenOf(first).isStartSecond, whenOf(second).isStartSecond]).toEqual([false, true]);
  });

  test("an end that is not after the start, or of the other kind, is refused", () => {
    const refused = (start: string, end: string) => settleTimes({ timeZone: NEW_YORK, start, end }).problem;
    expect(refused("2027-03-16T09:00", "2027-03-16T09:00")).toEqual({
      end: "The end is not after the start",
    });
    expect(refused("2027-03-16", "2027-03-15")).toEqual({ end: "The last day is before the first" });
    expect(refused("2027-03-16", "2027-03-16T09:00")).not.toBeNull();
    expect(refused("2027-03-16T09:00", "2027-03-17")).not.toBeNull();
    expect(refused("2027-01-01", "2028-01-01")).toBeNull();
    expect(refused("2027-01-01", "2028-01-02")).toEqual({ end: "An event lasts at most 366 days" });
  });
});

describe("[SCHED-13] whole days stay dates", () => {
  test("in every zone, from UTC-11 to UTC+14", () => {
    for (const timeZone of [...ZONES, "Pacific/Pago_Pago", "Pacific/Kiritimati"]) {
      const times = kept({ timeZone, start: "2027-03-14", end: "2027-03-28" });
      expect([timeZone, daysOf(times)]).toEqual([
        timeZone,
        { firstDay: "2027-03-14", lastDay: "2027-03-28" },
      ]);
      expect(whenOf(times)).toEqual({ timeZone, start: "2027-03-14", end: "2027-03-28" });
      expect(startInWords(times)).toBe("14 Mar 2027 to 28 Mar 2027");
    }
  });

  test("and one day is one day also where clocks change on it", () => {
    const times = kept({ timeZone: NEW_YORK, start: "2027-11-07" });
    expect(daysOf(times)).toEqual({ firstDay: "2027-11-07", lastDay: "2027-11-07" });
    expect(Number(times.endDate) - Number(times.startDate)).toBe(25 * HOUR_MS);
  });
});

describe("[SCHED-11] moved by days", () => {
  test("an event keeps its time of day at the place across a clock change", () => {
    const before = kept({ timeZone: NEW_YORK, start: "2027-03-12T09:00", end: "2027-03-12T10:00" });
    const after = kept(movedByDays(before, 4));
    expect(startInWords(after)).toBe("16 Mar 2027, 09:00 GMT-4 (America/New_York)");
    expect(Number(after.startDate) - Number(before.startDate)).toBe(4 * DAY_MS - HOUR_MS);
  });

  test("there and back it is what it was, in every zone", () => {
    for (const timeZone of ZONES) {
      const event = kept({ timeZone, start: "2027-03-10T09:00", end: "2027-03-11T08:00" });
      const moved = kept(movedByDays(event, 200));
      expect([timeZone, daysBetween(daysOf(event).firstDay, daysOf(moved).firstDay)]).toEqual([
        timeZone,
        200,
      ]);
      expect(kept(movedByDays(moved, -200))).toEqual(event);
    }
  });

  test("onto a time that the clocks skip it is as much later as they jump", () => {
    const event = kept({ timeZone: NEW_YORK, start: "2027-03-13T02:30" });
    expect(kept(movedByDays(event, 1)).startDate).toEqual(momentOf("2027-03-14T03:30", NEW_YORK).instant);
  });

  test("whole days move as dates", () => {
    const event = kept({ timeZone: "Pacific/Kiritimati", start: "2027-12-31", end: "2028-01-01" });
    expect(movedByDays(event, -1)).toMatchObject({ start: "2027-12-30", end: "2027-12-31" });
  });
});

test("an event that ends at midnight is not of the next day; one over midnight is of both", () => {
  const until = (end: string) =>
    daysOf(kept({ timeZone: "Asia/Tokyo", start: "2027-05-01T20:00", end })).lastDay;
  expect([until("2027-05-02T00:00"), until("2027-05-02T00:01")]).toEqual(["2027-05-01", "2027-05-02"]);
});
