import * as z from "zod";

import { CalendarDate, Instant } from "./core/dates.ts";
import { Id, optionalText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";

export const BookedTime = z.object({
  id: Id,
  eventId: Id,
  startsAt: Instant,
  endsAt: Instant,
  /** False once the notice has begun: whoever is not of the team asks them then. */
  canChange: z.boolean(),
});
export type BookedTime = z.infer<typeof BookedTime>;

/** The times of a step that can be booked, and the one that is. */
export const Booking = z.object({
  taskId: Id,
  title: z.string(),
  /** The zone in which the hours are kept. */
  zone: z.string(),
  durationMinutes: z.number().int(),
  /** Whose time it is; null where it is the team's. */
  hostName: z.string().nullable(),
  booked: BookedTime.nullable(),
  /** False for an owner whose company books for them: they are shown no times. */
  isOffered: z.boolean(),
  slots: z.array(z.object({ startsAt: Instant, endsAt: Instant })),
  /** The day to ask for more from; null after the last. */
  nextFrom: CalendarDate.nullable(),
});
export type Booking = z.infer<typeof Booking>;

/** How many days with free times one answer brings. */
export const BOOKING_DAYS_SHOWN = 7;

const OneTask = z.object({ taskId: Id });

export const bookingRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /tasks/:taskId/booking",
    summary:
      "The times of a step that can be booked, a week of days with free ones at once, and the booked one",
    input: OneTask.extend({ from: CalendarDate.optional() }),
    output: Booking,
  },
  book: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "PUT /tasks/:taskId/booking",
    summary: "Book a time, or move the booked one to another; the first booking does the step",
    /** An instant as ISO text, as it was offered. */
    input: OneTask.extend({ startsAt: z.iso.datetime() }),
    output: BookedTime,
  },
  cancel: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "complete",
    rest: "DELETE /tasks/:taskId/booking",
    summary: "Cancel the booked time; the step is open again",
    input: OneTask.extend({ reason: optionalText(LIMITS.reason) }),
    output: OneTask,
  },
});
