import { describe, expect, test } from "vitest";

import { isOpenEvent, nextStatus, refusalOfChange, refusalOfStep } from "./event-states.ts";
import { EVENT_STATUSES } from "./terms.ts";

describe("[SCHED-09] [STATE-25] the way of an event", () => {
  test("goes from scheduled over confirmed and in-transit to completed", () => {
    expect(EVENT_STATUSES.map(nextStatus)).toEqual(["confirmed", "in-transit", "completed", null, null]);
  });

  test("allows one step at a time, and cancelling from any but completed", () => {
    const allowed = EVENT_STATUSES.flatMap((from) =>
      EVENT_STATUSES.filter((to) => refusalOfStep(from, to) === null).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      "scheduled > confirmed",
      "scheduled > cancelled",
      "confirmed > in-transit",
      "confirmed > cancelled",
      "in-transit > completed",
      "in-transit > cancelled",
    ]);
  });

  test("says what would be possible", () => {
    expect(refusalOfStep("scheduled", "completed")).toBe(
      "An event that is scheduled can become confirmed or be cancelled, not completed.",
    );
    expect(refusalOfStep("completed", "cancelled")).toBe("A completed event stays as it is.");
    expect(refusalOfChange("cancelled")).toBe("A cancelled event stays as it is.");
  });

  test("is open to changes until it ends", () => {
    expect(EVENT_STATUSES.filter(isOpenEvent)).toEqual(["scheduled", "confirmed", "in-transit"]);
  });
});
