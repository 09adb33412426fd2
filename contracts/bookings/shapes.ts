import * as z from "zod";

import { CalendarDate, Instant } from "#contracts/core/dates-shapes.ts";
import { Id } from "#contracts/core/fields.ts";

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
