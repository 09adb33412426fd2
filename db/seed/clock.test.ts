import { expect, test } from "vitest";

import { clockOf, instantAt } from "./clock.ts";

test.each([
  ["a winter morning", "2026-01-15", "09:00", "Europe/London", "2026-01-15T09:00:00Z"],
  ["a summer morning", "2026-07-15", "09:00", "Europe/London", "2026-07-15T08:00:00Z"],
  ["the morning after clocks went forward", "2026-03-29", "09:00", "Europe/London", "2026-03-29T08:00:00Z"],
  ["the night before they do", "2026-03-29", "00:30", "Europe/London", "2026-03-29T00:30:00Z"],
  ["a time the clocks skip", "2026-03-29", "01:30", "Europe/London", "2026-03-29T01:30:00Z"],
  [
    "the first of an hour that comes twice",
    "2026-11-01",
    "01:30",
    "America/New_York",
    "2026-11-01T05:30:00Z",
  ],
  ["the evening clocks went back", "2026-11-01", "21:00", "America/New_York", "2026-11-02T02:00:00Z"],
  ["a leap day", "2028-02-29", "23:50", "Asia/Tokyo", "2028-02-29T14:50:00Z"],
  ["a zone fourteen hours ahead", "2026-12-31", "00:00", "Pacific/Kiritimati", "2026-12-30T10:00:00Z"],
  ["a zone of half an hour", "2026-12-31", "12:00", "Asia/Kolkata", "2026-12-31T06:30:00Z"],
])("%s is the instant at which clocks there show it", (_, date, time, zone, instant) => {
  expect(instantAt(date, time, zone)).toEqual(new Date(instant));
});

test("days are counted over a leap day and the end of a year", () => {
  const clock = clockOf("2028-02-28", "UTC");
  expect([clock.date(1), clock.date(2), clock.date(-59)]).toEqual(["2028-02-29", "2028-03-01", "2027-12-31"]);
});

test("a part of a working day lies between half past eight and half past six", () => {
  const clock = clockOf("2026-11-27", "UTC");
  expect(clock.working(-1)).toEqual(new Date("2026-11-26T08:30:00Z"));
  expect(clock.working(-2.5)).toEqual(new Date("2026-11-24T13:30:00Z"));
});
