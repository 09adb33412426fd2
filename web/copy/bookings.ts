import { manyOf } from "./numbers.ts";

/** The words of booking a time. */
export const bookingWords = {
  what: "The times",
  loading: "Loading",
  lead: (minutes: number, host: string | null) =>
    host === null
      ? `Choose a time of ${minutes} minutes with the team.`
      : `Choose a time of ${minutes} minutes with ${host}.`,
  zones: (own: string, company: string) =>
    `Times are shown in your time zone (${own}). The company's clocks are in ${company}.`,
  zone: (zone: string) => `Times are in ${zone}.`,
  days: "Days with free times",
  free: (n: number) => manyOf(n, "time"),
  times: (day: string) => `Free times on ${day}`,
  later: "Later days",
  earlier: "From the first day again",
  none: "No time is free at the moment. Please write to the team.",
  byTeam: "The team arranges a time with you.",
  booking: "Booking...",
  bookAt: (when: string) => `Book ${when}`,
  booked: "Booked",
  atCompany: (when: string) => `On the company's clocks: ${when}`,
  move: "Choose another time",
  keep: "Keep this time",
  cancel: "Cancel the appointment",
  cancelling: "Cancelling...",
  cancelTitle: "Cancel the appointment?",
  cancelText: "The time is free for others then. You can choose another one here.",
  cancelAnyway: "Cancel the appointment",
  tooLate: "It is too late to change this here. Please write to the team.",
  calendar: "Add to my calendar",
  failed: "The time was not booked.",
  notCancelled: "The appointment was not cancelled.",
} as const;
