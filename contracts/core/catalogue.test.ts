import { expect, test } from "vitest";

import { findAirport } from "#contracts/airports/find-airport.ts";
import { AIRPORTS } from "#contracts/airports/terms.ts";
import { progressOf } from "#contracts/dashboard/terms.ts";
import { EVENT_STATUSES } from "#contracts/schedule/terms.ts";
import { ACTION_LABELS, WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import { ACTION_GROUPS, ACTION_TYPES, PLAIN_ACTION } from "#contracts/workflows/terms.ts";

test("[ACTLIB-02] [ACTLIB-03] [ACTLIB-04] the groups beside Core hold the ids of the specification", () => {
  expect(Object.keys(ACTION_GROUPS.Notifications)).toEqual([
    "email-notification",
    "sms-notification",
    "status-update",
  ]);
  expect(Object.keys(ACTION_GROUPS.Layout)).toEqual(["milestone"]);
  expect(Object.keys(ACTION_GROUPS.Control)).toEqual([
    "conditional-branch",
    "decision-branch",
    "automation",
    "wait",
  ]);
});

test("every action stands in one group, the plain to-do in none; each has a label and a widget", () => {
  const listed = Object.values(ACTION_GROUPS).flatMap((group) => Object.keys(group));
  expect([...listed, PLAIN_ACTION]).toEqual([...ACTION_TYPES]);
  expect(Object.keys(ACTION_LABELS)).toEqual([...ACTION_TYPES]);
  expect(Object.keys(WIDGET_OF)).toEqual([...ACTION_TYPES]);
});

test("[ENT-24] the airport lookup has the eight entries, each with name, city, country and coordinates", () => {
  expect(AIRPORTS.map(({ code }) => code).toSorted()).toEqual([
    "CDG",
    "DXB",
    "FRA",
    "JFK",
    "LAX",
    "LHR",
    "NRT",
    "SYD",
  ]);
  for (const { name, city, country, lat, lng, timeZone } of AIRPORTS) {
    expect([name, city, country].every((text) => text.length > 1)).toBe(true);
    expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true);
    expect(() => new Intl.DateTimeFormat("en", { timeZone })).not.toThrow();
  }
  expect(findAirport(" jfk ")?.city).toBe("New York");
  expect(findAirport("XXX")).toBeUndefined();
});

test("[STATE-03] [CONST-21] progress is 100, 60, 40, 20, and 0 for every other status", () => {
  expect(["completed", "in_progress", "your_turn", "pending", "active", "nonsense"].map(progressOf)).toEqual([
    100, 60, 40, 20, 0, 0,
  ]);
});

test("[STATE-12] the statuses of an event are the five of the specification", () => {
  expect(EVENT_STATUSES).toEqual(["scheduled", "confirmed", "in-transit", "completed", "cancelled"]);
});
