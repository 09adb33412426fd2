export const EVENT_TYPES = ["departure", "arrival", "other"] as const;

export const EVENT_STATUSES = ["scheduled", "confirmed", "in-transit", "completed", "cancelled"] as const;

/** The longest quarantine of any country is 180 days. */
export const EVENT_DAYS_MAX = 366;

/** `upcoming` holds what begins from a day ago on, earliest first; `past` what began before, latest first. */
export const EVENT_PERIODS = ["all", "upcoming", "past"] as const;

/** The steps a person takes; cancelling asks for a reason and is a call of its own. */
export const EVENT_STEPS = ["confirmed", "in-transit", "completed"] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

/** As many of what is ahead stand on an owner's page. */
export const EVENTS_AHEAD = 50;
