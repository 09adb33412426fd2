import { expect, test } from "vitest";

import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";

import { eventTable } from "./event-table.ts";

const EVENT: ScheduleEvent = {
  id: 1,
  workspaceId: null,
  workspaceName: null,
  eventType: "other",
  title: "=1+1",
  description: "",
  toBring: "",
  startDate: new Date("2027-03-16T13:00:00Z"),
  endDate: null,
  timeZone: "America/New_York",
  isAllDay: false,
  firstDay: "2027-03-16",
  lastDay: "2027-03-16",
  location: "Kliniken, “Łódź”",
  status: "in-transit",
  cancelReason: null,
  version: 0,
};

test("[SCHED-16] an event is saved with its time at the place, the zone and the instant; formulas are defused", () => {
  const [header, row] = eventTable([EVENT]).split("\r\n");
  expect(header).toMatch(/^\u{FEFF}"Title","Kind","Status",/u);
  expect(row).toBe(
    `"'=1+1","Event","In transit",,"2027-03-16 09:00",,"America/New_York","2027-03-16T13:00:00.000Z","Kliniken, “Łódź”",,,`,
  );
});

test("[SCHED-16] [SCHED-13] whole days are saved as dates, in no zone's time", () => {
  const days = { ...EVENT, isAllDay: true, lastDay: "2027-03-18", timeZone: "Pacific/Kiritimati" };
  expect(eventTable([days]).split("\r\n")[1]).toContain(',"2027-03-16","2027-03-18","Pacific/Kiritimati",,');
});
