import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import type { WORKSPACE_STAGES, WORKSPACE_STATUSES } from "./terms.ts";

type Journey = {
  readonly status: (typeof WORKSPACE_STATUSES)[number];
  readonly tasksDone: number;
  readonly tasksTotal: number;
  /** The day on which the pet was at its destination; null until somebody or the schedule says so. */
  readonly arrivedOn: CalendarDate | null;
};

/** All steps done is ready; nothing but its arrival makes a journey one that has arrived. */
export function stageOf(journey: Journey): (typeof WORKSPACE_STAGES)[number] {
  const { status, tasksDone, tasksTotal, arrivedOn } = journey;
  if (status === "completed") return status;
  if (arrivedOn !== null) return "arrived";
  return tasksTotal > 0 && tasksDone === tasksTotal ? "ready" : status;
}

/** Whether a journey should have arrived by `today` and nobody has said that it did. */
export function asksForArrival(
  {
    status,
    arrivedOn,
    arrivesOn,
  }: Omit<Journey, "tasksDone" | "tasksTotal"> & { readonly arrivesOn: CalendarDate },
  today: CalendarDate,
): boolean {
  return status !== "completed" && arrivedOn === null && arrivesOn <= today;
}
