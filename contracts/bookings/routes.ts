import * as z from "zod";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { Id, optionalText } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { BookedTime, Booking } from "./shapes.ts";

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
