import { expect, test } from "vitest";

import { type DatedStep, dueMoves } from "./due-moves.ts";

const step = (id: number, facts: Partial<DatedStep>): DatedStep => ({
  id,
  status: "pending",
  dueDate: "2026-12-03",
  dueAnchor: "departure",
  dueOffsetDays: -7,
  ...facts,
});
const moves = (steps: DatedStep[], departureDate: string, arrivesOn = departureDate) =>
  dueMoves(steps, { departureDate, arrivesOn }, "2026-11-28").map(({ step: { id }, dueDate }) => [
    id,
    dueDate,
  ]);

test("[WSD-23] what is counted from the departure moves with it, by as many days", () => {
  expect(moves([step(1, {})], "2026-12-17")).toEqual([[1, "2026-12-10"]]);
  expect(moves([step(1, {})], "2026-12-10")).toEqual([]);
});

test("[WSD-23] what is completed, dated by hand or counted from the start stays", () => {
  expect(
    moves(
      [
        step(1, { status: "completed" }),
        step(2, { dueAnchor: null, dueOffsetDays: null }),
        step(3, { dueAnchor: "created" }),
        step(4, { dueDate: null, dueAnchor: null }),
      ],
      "2026-12-17",
    ),
  ).toEqual([]);
});

test("[WSD-23] nothing moves before today", () => {
  expect(moves([step(1, {})], "2026-12-01")).toEqual([[1, "2026-11-28"]]);
});

test("[WSD-23] what follows another step moves with that step, and what is counted from the arrival with the arrival", () => {
  const steps = [
    step(1, {}),
    step(2, { dueDate: "2026-12-05", dueAnchor: "previous", dueOffsetDays: 2 }),
    step(3, { dueDate: "2026-12-11", dueAnchor: "arrival", dueOffsetDays: 1 }),
  ];
  expect(moves(steps, "2026-12-17", "2026-12-18")).toEqual([
    [1, "2026-12-10"],
    [2, "2026-12-12"],
    [3, "2026-12-19"],
  ]);
});
