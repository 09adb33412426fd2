import { expect, test } from "vitest";

import { addDays } from "./dates.ts";
import { HOUR_MS, MINUTE_MS } from "./durations.ts";
import { WallTime } from "./wall-time-shapes.ts";
import { isZone, momentOf, startOfDay, wallTimeOf } from "./wall-time.ts";

const ZONES = Intl.supportedValuesOf("timeZone");

test("[SCHED-12] a time that the clocks skip is taken as much later as they jump", () => {
  expect(momentOf("2027-03-14T02:30", "America/New_York")).toEqual({
    occurs: "never",
    instant: new Date("2027-03-14T07:30:00Z"),
  });
  expect(wallTimeOf(new Date("2027-03-14T07:30:00Z"), "America/New_York")).toBe("2027-03-14T03:30");
  expect(momentOf("2027-03-28T01:15", "Europe/London").instant).toEqual(new Date("2027-03-28T01:15:00Z"));
  // Half an hour at Lord Howe, and a whole day at Samoa.
  expect(wallTimeOf(momentOf("2027-10-03T02:15", "Australia/Lord_Howe").instant, "Australia/Lord_Howe")).toBe(
    "2027-10-03T02:45",
  );
  expect(wallTimeOf(momentOf("2011-12-30T12:00", "Pacific/Apia").instant, "Pacific/Apia")).toBe(
    "2011-12-31T12:00",
  );
});

test("[SCHED-12] of a time that comes twice both moments are known, the first one first", () => {
  expect(momentOf("2027-11-07T01:30", "America/New_York")).toEqual({
    occurs: "twice",
    instant: new Date("2027-11-07T05:30:00Z"),
    second: new Date("2027-11-07T06:30:00Z"),
  });
  const howe = momentOf("2027-04-04T01:45", "Australia/Lord_Howe");
  expect(howe.occurs === "twice" && howe.second.getTime() - howe.instant.getTime()).toBe(HOUR_MS / 2);
});

test("09:00 is 09:00 on both sides of a clock change", () => {
  for (const day of ["2027-03-12", "2027-03-14", "2027-03-16", "2027-11-06", "2027-11-08"]) {
    const { occurs, instant } = momentOf(`${day}T09:00`, "America/New_York");
    expect([occurs, wallTimeOf(instant, "America/New_York")]).toEqual(["once", `${day}T09:00`]);
  }
});

test("in every zone and at any minute the moment of a wall time shows that wall time, or is skipped there", () => {
  // Every 37 hours and 13 minutes over two years: each zone's changes come near one of them.
  const step = 37 * HOUR_MS + 13 * MINUTE_MS;
  const from = Date.UTC(2026, 0);
  for (const [at, zone] of ZONES.entries()) {
    for (let i = at % 7; i < 470; i += 7) {
      const instant = new Date(from + i * step);
      const moment = momentOf(wallTimeOf(instant, zone), zone);
      const moments = moment.occurs === "twice" ? [moment.instant, moment.second] : [moment.instant];
      expect([zone, moment.occurs]).not.toEqual([zone, "never"]);
      expect(moments.map(Number)).toContain(instant.getTime());
    }
  }
});

test("every minute of a night in which clocks change occurs once, twice or never, as the change is", () => {
  const count = (day: string, zone: string) => {
    const seen = { once: 0, twice: 0, never: 0 };
    for (let minute = 0; minute < 1440; minute++) {
      const time = new Date(minute * MINUTE_MS).toISOString().slice(11, 16);
      seen[momentOf(`${day}T${time}`, zone).occurs]++;
    }
    return seen;
  };
  expect(count("2027-03-14", "America/New_York")).toEqual({ once: 1380, twice: 0, never: 60 });
  expect(count("2027-11-07", "America/New_York")).toEqual({ once: 1380, twice: 60, never: 0 });
  expect(count("2027-04-04", "Australia/Lord_Howe")).toEqual({ once: 1410, twice: 30, never: 0 });
  expect(count("2027-07-01", "Asia/Tokyo")).toEqual({ once: 1440, twice: 0, never: 0 });
});

test("a day begins at its first instant in every zone, from UTC-11 to UTC+14", () => {
  for (const zone of [...ZONES, "Pacific/Pago_Pago", "Pacific/Kiritimati"]) {
    for (let day = "2027-02-20"; day < "2027-04-10"; day = addDays(day, 7)) {
      const start = startOfDay(day, zone);
      expect([zone, wallTimeOf(start, zone).slice(0, 10)]).toEqual([zone, day]);
      expect(wallTimeOf(new Date(start.getTime() - MINUTE_MS), zone) < day).toBe(true);
    }
  }
});

test("a zone is one of the IANA list; an offset, a made-up name and nothing are none", () => {
  expect(["Europe/London", "Asia/Kolkata", "UTC", "Pacific/Kiritimati"].every(isZone)).toBe(true);
  expect(["+05:30", "-11", "Mars/Olympus", "", "<b>"].some(isZone)).toBe(false);
});

test("a wall time has no zone and no seconds and is a real one", () => {
  expect(WallTime.safeParse("2028-02-29T23:59").success).toBe(true);
  for (const text of ["2027-02-29T09:00", "2027-03-14T09:00Z", "2027-03-14T09:00:00", "2027-03-14T24:00", ""])
    expect([text, WallTime.safeParse(text).success]).toEqual([text, false]);
});
