import type { EventStatus } from "./shapes.ts";

// The way of an event: scheduled, confirmed, in-transit, completed, one step at a time. It can be cancelled until it is
// completed. What is completed or cancelled stays as it is: neither moved nor changed.

const NEXT: Readonly<Record<EventStatus, EventStatus | null>> = {
  scheduled: "confirmed",
  confirmed: "in-transit",
  "in-transit": "completed",
  completed: null,
  cancelled: null,
};

/** Where an event goes from here; null at the end of its way. */
export function nextStatus(status: EventStatus): EventStatus | null {
  return NEXT[status];
}

/** Whether an event may still be moved, changed and cancelled. */
export function isOpenEvent(status: EventStatus): boolean {
  return NEXT[status] !== null;
}

/** Why an event cannot go from one status to another, as a sentence; null where it can. */
export function refusalOfStep(from: EventStatus, to: EventStatus): string | null {
  if (to === "cancelled") return refusalOfChange(from);
  const next = NEXT[from];
  if (next === to) return null;
  if (next === null) return `A ${from} event stays as it is.`;
  return `An event that is ${from} can become ${next} or be cancelled, not ${to}.`;
}

/** Why an event cannot be changed any more, as a sentence; null where it can. */
export function refusalOfChange(status: EventStatus): string | null {
  return isOpenEvent(status) ? null : `A ${status} event stays as it is.`;
}
