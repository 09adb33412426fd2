import { eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { bookingRoutes } from "#contracts/bookings/routes.ts";
import { startInWords } from "#contracts/schedule/event-times.ts";
import { scheduleEvents } from "#db/schema.ts";
import { allowTask } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain, onlyIf, type Statement } from "#worker/core/writing.ts";
import { advanceTask, ifUnchanged } from "#worker/domains/tasks/advance-task.ts";
import { journeyOfTask, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";

import { refuseWithinNotice } from "./book-time.ts";
import { tellOfTime } from "./internal/letters.ts";
import { availabilityOf, timeQueries } from "./internal/times.ts";

type Input = z.output<typeof bookingRoutes.cancel.input>;

/**
 * Cancels the booked time of a step, which is open again. Where nothing is booked nothing happens.
 * @throws Fault `wrong_state` once the notice has begun, for whoever is not of the team; `forbidden` for whom it is not.
 */
export async function cancelBooking(act: Act, { taskId, reason }: Input): Promise<{ taskId: number }> {
  return lookAgain(async () => {
    const { task, workspace, also } = await allowTask(act, taskId, "complete", (db) => [
      ...timeQueries(act, db, taskId),
      ...runQueries(db, journeyOfTask(taskId)),
    ]);
    const [, , [own], , [found], steps] = also;
    if (!act.isStaff && task.assignedRole !== "customer") throw new Fault("forbidden");
    if (!own) return { taskId };
    refuseWithinNotice(act, availabilityOf(task), own.booking.startsAt);
    const event = {
      ...own.event,
      status: "cancelled" as const,
      cancelReason: reason ?? null,
      changedAt: act.now,
      version: own.event.version + 1,
    };
    await act.write((db) => {
      const statements: [Statement, ...Statement[]] = [
        onlyIf(
          db,
          sql`exists (select 1 from schedule_events where id = ${event.id} and version = ${own.event.version})`,
        ),
        db
          .update(scheduleEvents)
          .set({
            status: event.status,
            cancelReason: event.cancelReason,
            changedAt: event.changedAt,
            version: event.version,
          })
          .where(eq(scheduleEvents.id, event.id)),
        record(act, db, {
          kind: "event.cancelled",
          workspaceId: workspace.id,
          taskId,
          subject: task.title,
          data: { before: { start: startInWords(own.event) }, ...(reason ? { text: reason } : {}) },
        }),
        ...tellOfTime(act, db, "cancelled", workspace, event, sql`${event.id}`),
        ...(task.status === "completed"
          ? advanceTask(act, db, { task, workspace, run: toRun(found, steps), event: { type: "reopen" } })
          : [ifUnchanged(db, task)]),
      ];
      return statements;
    });
    return { taskId };
  });
}
