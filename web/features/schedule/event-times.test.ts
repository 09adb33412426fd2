import { expect, test } from "vitest";

import { clockThere, startHere, timesThere } from "./event-times.ts";

const event = {
  startDate: new Date("2026-12-12T14:30:00Z"),
  endDate: new Date("2026-12-12T16:00:00Z"),
  timeZone: "America/New_York",
  isAllDay: false,
  firstDay: "2026-12-12",
  lastDay: "2026-12-12",
};

test("times are those of the place, with its zone named", () => {
  expect(timesThere(event)).toEqual({
    starts: "12 Dec 2026, 09:30 GMT-5 (America/New_York)",
    ends: "12 Dec 2026, 11:00 GMT-5 (America/New_York)",
  });
  expect(timesThere({ ...event, endDate: null }).ends).toBeNull();
  const longer = { ...event, endDate: new Date("2026-12-14T16:00:00Z"), lastDay: "2026-12-14" };
  expect(["2026-12-12", "2026-12-13", "2026-12-14"].map((day) => clockThere(longer, day))).toEqual([
    "09:30 GMT-5",
    "All day",
    "Until 11:00 GMT-5",
  ]);
});
test("across the change of clocks the wall clock of the place counts", () => {
  const morning = new Date("2027-03-14T13:00:00Z");
  expect(timesThere({ ...event, startDate: morning }).starts).toBe(
    "14 Mar 2027, 09:00 GMT-4 (America/New_York)",
  );
  const dayBefore = new Date("2027-03-13T14:00:00Z");
  expect(timesThere({ ...event, startDate: dayBefore }).starts).toBe(
    "13 Mar 2027, 09:00 GMT-5 (America/New_York)",
  );
});
test("the viewer's own time stands beside it where it differs", () => {
  expect(startHere(event, "Pacific/Kiritimati")).toBe("13 Dec 2026, 04:30 GMT+14 (Pacific/Kiritimati)");
  expect(startHere(event, "America/New_York")).toBeNull();
});
test("[OWN-30] it does not where the clocks show the same at that instant, whatever the zones are called", () => {
  const inLondon = { ...event, timeZone: "Europe/London" };
  expect(startHere(inLondon, "UTC")).toBeNull();
  expect(startHere(inLondon, "Africa/Abidjan")).toBeNull();
  const inSummer = new Date("2027-07-12T08:00:00Z");
  expect(startHere({ ...inLondon, startDate: inSummer }, "UTC")).toBe("12 Jul 2027, 08:00 UTC (UTC)");
});
test("[SCHED-13] whole days are dates without a zone", () => {
  const days = { ...event, isAllDay: true, lastDay: "2026-12-14" };
  expect(timesThere(days)).toEqual({ starts: "12 Dec 2026", ends: "14 Dec 2026" });
  expect(startHere(days, "Pacific/Kiritimati")).toBeNull();
  expect(clockThere(days, "2026-12-12")).toBe("All day");
});
