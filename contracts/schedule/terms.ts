import { fold } from "#contracts/core/text.ts";

export const EVENT_TYPES = ["departure", "arrival", "other"] as const;

export const EVENT_STATUSES = ["scheduled", "confirmed", "in-transit", "completed", "cancelled"] as const;

/** The longest quarantine of any country is 180 days. */
export const EVENT_DAYS_MAX = 366;

/** What of an event is searched. */
export function eventSearchText(event: {
  title: string;
  location: string | null;
  description: string;
}): string {
  return fold(`${event.title}\n${event.location ?? ""}\n${event.description}`);
}

/** `upcoming` holds what begins from a day ago on, earliest first; `past` what began before, latest first. */
export const EVENT_PERIODS = ["all", "upcoming", "past"] as const;

/** The steps a person takes; cancelling asks for a reason and is a call of its own. */
export const EVENT_STEPS = ["confirmed", "in-transit", "completed"] as const;
export type EventStep = (typeof EVENT_STEPS)[number];
