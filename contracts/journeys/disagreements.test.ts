import { expect, test } from "vitest";

import { dueTooLate, otherDeparture } from "./disagreements.ts";

const JOURNEY = { departureDate: "2026-12-10", returnDate: "2026-12-20" };
const event = (eventId: number, on: string) => ({ eventId, on });
const step = (id: number, dueDate: string | null, more: object = {}) =>
  ({ id, status: "pending", dueDate, dueAnchor: null, dueOffsetDays: null, ...more }) as const;

test("[RPT-09] a departure on the schedule disagrees where none is on the journey's day; that of the way back does not", () => {
  expect(otherDeparture(JOURNEY, [])).toBeNull();
  expect(otherDeparture(JOURNEY, [event(1, "2026-12-20")])).toBeNull();
  expect(otherDeparture(JOURNEY, [event(1, "2026-12-12"), event(2, "2026-12-10")])).toBeNull();
  expect(
    otherDeparture(JOURNEY, [event(1, "2026-12-20"), event(2, "2026-12-14"), event(3, "2026-12-09")]),
  ).toEqual(event(3, "2026-12-09"));
});

test("[RPT-09] a step is due too late where what follows it is due before the pet leaves", () => {
  const ids = (...steps: Parameters<typeof dueTooLate>[0]) =>
    dueTooLate(steps, JOURNEY.departureDate).map(({ id }) => id);
  expect(ids(step(1, "2026-12-11"), step(2, "2026-12-09"))).toEqual([1]);
  expect(ids(step(1, "2026-12-10"), step(2, "2026-12-09"))).toEqual([]);
  expect(ids(step(1, "2026-12-09"), step(2, "2026-12-14"))).toEqual([]);
  expect(ids(step(1, "2026-12-11", { status: "completed" }), step(2, "2026-12-09"))).toEqual([]);
  expect(ids(step(1, "2026-12-11", { dueAnchor: "arrival" }), step(2, null))).toEqual([]);
});
