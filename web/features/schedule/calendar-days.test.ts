import { expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";

import { dayAfterKey, eventsByDay, sameDayNextMonth, weeksOf } from "./calendar-days.ts";

test("a month is shown in whole weeks from Monday, every day once", () => {
  for (let day = "2026-01-01"; day < "2029-01-01"; day = addDays(day, 31)) {
    const days = weeksOf(day, "month").flat();
    expect(days).toEqual([...new Set(days)]);
    expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
    expect([28, 35, 42]).toContain(days.length);
    expect(days).toContain(day);
    expect(days).toContain(`${day.slice(0, 7)}-28`);
  }
  expect(weeksOf("2027-02-10", "month")).toHaveLength(4);
  expect(weeksOf("2027-03-28", "week")).toEqual([
    ["2027-03-22", "2027-03-23", "2027-03-24", "2027-03-25", "2027-03-26", "2027-03-27", "2027-03-28"],
  ]);
});

test("[SCHED-14] arrow keys go by day and week, Home and End in the week, Page Up and Down by month", () => {
  const from = (key: string) => dayAfterKey(key, "2028-03-31");
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map(from)).toEqual([
    "2028-03-30",
    "2028-04-01",
    "2028-03-24",
    "2028-04-07",
  ]);
  expect(["Home", "End", "PageUp", "PageDown", "a"].map(from)).toEqual([
    "2028-03-27",
    "2028-04-02",
    "2028-02-29",
    "2028-04-30",
    null,
  ]);
  expect(sameDayNextMonth("2027-01-31", 13)).toBe("2028-02-29");
});

const event = (id: number, firstDay: string, lastDay: string, more: Partial<ScheduleEvent> = {}) =>
  ({
    id,
    firstDay,
    lastDay,
    isAllDay: false,
    startDate: new Date(`${firstDay}T09:00:00Z`),
    ...more,
  }) as ScheduleEvent;

test("an event stands on each of its days within the view, whole days before times", () => {
  const days = eventsByDay(
    [
      event(1, "2027-02-20", "2027-03-02"),
      event(2, "2027-03-02", "2027-03-02", { startDate: new Date("2027-03-02T08:00:00Z") }),
      event(3, "2027-03-02", "2027-04-09", { isAllDay: true }),
    ],
    "2027-03-01",
    "2027-03-03",
  );
  expect([...days].map(([day, list]) => [day, list.map(({ id }) => id)])).toEqual([
    ["2027-03-01", [1]],
    ["2027-03-02", [3, 1, 2]],
    ["2027-03-03", [3]],
  ]);
});
