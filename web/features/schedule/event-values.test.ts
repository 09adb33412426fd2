import { describe, expect, test } from "vitest";

import { daysOf, settleTimes } from "#contracts/schedule/event-times.ts";
import type { EventWhen, ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { readTypedDate } from "#web/ui/typed-date.ts";

import { clockNews, differences, newValues, readValues, valuesOf } from "./event-values.ts";

const dateOf = (text: string) => readTypedDate(text, "en-GB");
const read = (change: Partial<ReturnType<typeof newValues>>) =>
  readValues({ ...newValues("America/New_York", "2027-03-14"), title: "Vet", ...change }, dateOf);

function eventAt(when: EventWhen): ScheduleEvent {
  const { times } = settleTimes(when);
  if (!times) throw new Error("No times");
  return {
    id: 1,
    workspaceId: null,
    workspaceName: null,
    eventType: "other",
    title: "Vet",
    description: "",
    toBring: "",
    location: null,
    status: "scheduled",
    cancelReason: null,
    version: 0,
    startDate: times.startDate,
    endDate: times.endDate,
    timeZone: times.timeZone,
    isAllDay: times.firstDay !== null,
    ...daysOf(times),
  };
}

test("[SCHED-08] what was entered is a time on the clock of the place, or days", () => {
  expect(read({}).when).toMatchObject({ start: "2027-03-14T09:00", end: null, timeZone: "America/New_York" });
  expect(read({ endTime: "10:30" }).when?.end).toBe("2027-03-14T10:30");
  expect(read({ lastDay: "15 Mar 2027", endTime: "01:00" }).when?.end).toBe("2027-03-15T01:00");
  expect(read({ isAllDay: true, lastDay: "16/03/2027" }).when).toMatchObject({
    start: "2027-03-14",
    end: "2027-03-16",
  });
});

test("what cannot be read or does not fit is named at its field", () => {
  expect(Object.keys(read({ title: " ", firstDay: "soon", lastDay: "later" }).problems)).toEqual([
    "title",
    "firstDay",
    "lastDay",
  ]);
  expect(read({ startTime: "" }).problems).toHaveProperty("startTime");
  expect(read({ lastDay: "15 Mar 2027" }).problems).toHaveProperty("endTime");
  expect(read({ endTime: "08:00" }).problems).toEqual({ endTime: "The end is not after the start" });
  expect(read({ isAllDay: true, lastDay: "13 Mar 2027" }).problems).toHaveProperty("lastDay");
  expect(read({}).problems).toEqual({});
});

describe("an event that is opened and saved unchanged", () => {
  test.for([
    { timeZone: "America/New_York", start: "2027-11-07T01:30", isStartSecond: true, end: "2027-11-07T02:30" },
    { timeZone: "Pacific/Kiritimati", start: "2027-03-14", end: "2027-03-16" },
    { timeZone: "Pacific/Pago_Pago", start: "2027-03-14", end: "2027-03-14" },
    { timeZone: "Asia/Kolkata", start: "2027-03-14T23:45", end: "2027-03-15T00:15" },
    { timeZone: "UTC", start: "2027-03-14T00:00", end: null },
  ] as const)("stays where it is: $timeZone $start", (when) => {
    const event = eventAt(when);
    const { when: again, problems } = readValues(valuesOf(event), dateOf);
    expect(problems).toEqual({});
    expect(again && settleTimes(again).times).toEqual(settleTimes(when).times);
  });
});

test("[SCHED-12] the form knows what clocks do at a time", () => {
  expect(clockNews("2027-03-14", "02:30", "America/New_York")).toMatchObject({
    shown: "03:30",
    moment: { occurs: "never" },
  });
  expect(clockNews("2027-11-07", "01:30", "America/New_York")?.moment.occurs).toBe("twice");
  expect(clockNews("2027-03-14", "04:30", "America/New_York")).toBeNull();
  expect(clockNews(null, "02:30", "America/New_York")).toBeNull();
});

test("[SCHED-10] what is different is said field by field", () => {
  const before = eventAt({ timeZone: "UTC", start: "2027-03-14T09:00" });
  expect(differences(before, { ...before, title: "Vet visit", location: "City Vets" })).toEqual([
    "Title: Vet visit",
    "Place: City Vets",
  ]);
  expect(differences(before, before)).toEqual([]);
});
