import ICAL from "ical.js";
import { describe, expect, test } from "vitest";

import { settleTimes } from "#contracts/schedule/event-times.ts";
import type { EventWhen } from "#contracts/schedule/shapes.ts";

import { calendarFile } from "./calendar-file.ts";
import type { EventFound } from "./event-rows.ts";

const EVENT: EventFound["event"] = {
  id: 7,
  workspaceId: 1,
  eventType: "departure",
  title: "Bella departs for New York",
  description: "Check-in four hours before.",
  toBring: "",
  startDate: new Date("2027-03-16T13:00:00Z"),
  endDate: new Date("2027-03-16T15:00:00Z"),
  timeZone: "America/New_York",
  firstDay: null,
  lastDay: null,
  location: "London Heathrow",
  status: "confirmed",
  cancelReason: null,
  createdAt: new Date("2027-01-01T10:00:00Z"),
  changedAt: null,
  version: 0,
};

const fileOf = (change: Partial<EventFound["event"]> = {}): string =>
  calendarFile([{ event: { ...EVENT, ...change }, workspaceName: "Bella" }], {
    origin: "https://portal.example",
    pageOf: ({ id }) => `/schedule?event=${id}`,
  });

/** As a parser that is not ours reads it; it throws at what breaks the rules. */
function read(file: string) {
  const parsed = ICAL.parse(file) as ConstructorParameters<typeof ICAL.Component>[0];
  const component = new ICAL.Component(parsed).getFirstSubcomponent("vevent");
  if (!component) throw new Error("No event in the file");
  return { component, event: new ICAL.Event(component) };
}

const at = (when: EventWhen) => {
  const { times } = settleTimes(when);
  if (!times) throw new Error("No times");
  return times;
};

test("[OWN-27] a file that is sent says what it is for and reminds the day before; one that takes out does not remind", () => {
  const sent = (status: "confirmed" | "cancelled") =>
    calendarFile([{ event: { ...EVENT, status }, workspaceName: "Bella" }], {
      origin: "https://portal.example",
      pageOf: ({ id }) => `/schedule?event=${id}`,
      isSent: true,
    });
  expect(sent("confirmed")).toContain("\r\nMETHOD:PUBLISH\r\n");
  const alarm = read(sent("confirmed")).component.getFirstSubcomponent("valarm");
  expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-P1D");
  expect(sent("cancelled")).toContain("\r\nMETHOD:CANCEL\r\n");
  expect(read(sent("cancelled")).component.getFirstSubcomponent("valarm")).toBeNull();
  expect(fileOf()).not.toMatch(/METHOD|VALARM/);
});

describe("[SCHED-17] a calendar file", () => {
  test("says when, where, what and in which state", () => {
    const { component, event } = read(fileOf());
    expect(event.uid).toBe("event-7@portal.example");
    expect(event.summary).toBe(EVENT.title);
    expect(event.location).toBe(EVENT.location);
    expect(event.startDate.toJSDate()).toEqual(EVENT.startDate);
    expect(event.endDate.toJSDate()).toEqual(EVENT.endDate);
    expect(event.description).toContain("16 Mar 2027, 09:00 GMT-4 (America/New_York)");
    expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
    expect(component.getFirstPropertyValue("url")).toBe("https://portal.example/schedule?event=7");
    expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2027-01-01T10:00:00Z");
  });

  test("raises its sequence with each change, under the same name", () => {
    const changedAt = new Date("2027-02-02T08:00:00Z");
    const { component, event } = read(fileOf({ version: 3, changedAt }));
    expect([event.uid, event.sequence]).toEqual(["event-7@portal.example", 3]);
    expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2027-02-02T08:00:00Z");
  });

  test("keeps what is cancelled, and says why", () => {
    const { component, event } = read(fileOf({ status: "cancelled", cancelReason: "Storm at Heathrow" }));
    expect(component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(event.description).toContain("Storm at Heathrow");
    expect(read(fileOf({ status: "scheduled" })).component.getFirstPropertyValue("status")).toBe("TENTATIVE");
  });

  test("holds the same instant on both sides of a clock change", () => {
    for (const [start, instant] of [
      ["2027-03-12T09:00", "2027-03-12T14:00:00Z"],
      ["2027-03-16T09:00", "2027-03-16T13:00:00Z"],
      ["2027-11-06T09:00", "2027-11-06T13:00:00Z"],
      ["2027-11-08T09:00", "2027-11-08T14:00:00Z"],
    ] as const) {
      const { event } = read(fileOf({ ...at({ timeZone: "America/New_York", start }) }));
      expect(event.startDate.toJSDate()).toEqual(new Date(instant));
    }
  });

  test("[SCHED-13] whole days are the same dates in every zone, from UTC-11 to UTC+14", () => {
    for (const timeZone of [...Intl.supportedValuesOf("timeZone"), "Pacific/Pago_Pago"]) {
      const { event } = read(fileOf(at({ timeZone, start: "2027-03-14", end: "2027-03-15" })));
      expect([event.startDate.isDate, String(event.startDate), String(event.endDate)]).toEqual([
        true,
        "2027-03-14",
        "2027-03-16",
      ]);
    }
  });

  test.for([
    "Comma, semicolon; back\\slash \\n and a colon: done",
    "Two\nlines\r\nand a third\rone",
    "Ł".repeat(200),
    "護照🐶".repeat(60),
    "สุนัขชื่อบุญรอดเดินทางไปกรุงเทพฯ ".repeat(9),
    "👩‍✈️🐕‍🦺".repeat(30),
    `${"a".repeat(66)}é${"b".repeat(80)}`,
    'BEGIN:VEVENT\r\nSUMMARY:smuggled\r\nEND:VEVENT "quoted"',
    "",
  ])("gives back text as it was, in lines of 75 octets: %j", (text) => {
    const file = fileOf({ title: `T ${text}`, description: text, location: text });
    for (const line of file.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
    const { event } = read(file);
    const lines = text.replaceAll(/\r\n?/g, "\n");
    expect(event.summary).toBe(`T ${lines}`);
    expect(event.location).toBe(lines);
    expect(event.description.startsWith(lines)).toBe(true);
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  });

  test("leaves out what no calendar may hold", () => {
    expect(read(fileOf({ title: "A\u0000\u0007B\u001b" })).event.summary).toBe("AB");
  });
});
