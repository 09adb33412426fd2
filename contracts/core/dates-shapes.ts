import * as z from "zod";

/** A date without a time, `YYYY-MM-DD`, the same text from form to database and back. Never a timestamp. */
export const CalendarDate = z.iso.date();
export type CalendarDate = z.infer<typeof CalendarDate>;

/** An instant in UTC. A `Date` over tRPC, ISO text over REST. */
export const Instant = z.date();
