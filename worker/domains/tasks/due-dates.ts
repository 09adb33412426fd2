import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

import { addDays, type CalendarDate } from "#contracts/core/dates.ts";
import { dueMoves, notBefore, type TravelDates } from "#contracts/due-moves.ts";
import { nextTaskState } from "#contracts/task-states.ts";
import type { Due } from "#contracts/workflow-graph.ts";
import type { Db } from "#db/client.ts";
import { tasks } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

/**
 * The due date of each step of a new journey, in their order; null where a step has no anchor. Never before today: a
 * journey that starts late is late as a whole, not with its first steps. Arrival is counted as the day of departure until
 * a flight says more; `previous` counts from the nearest step before that has a date, else from today.
 */
export function dueDates(
  dues: readonly (Due | undefined)[],
  { today, departureDate }: { today: CalendarDate; departureDate: CalendarDate },
): (CalendarDate | null)[] {
  let previous = today;
  const anchors = { departure: departureDate, arrival: departureDate, created: today };
  return dues.map((due) => {
    if (due === undefined) return null;
    const date =
      due.kind === "date"
        ? due.on
        : addDays(due.anchor === "previous" ? previous : anchors[due.anchor], due.days);
    previous = notBefore(today, date);
    return previous;
  });
}

type Planned = Pick<
  typeof tasks.$inferSelect,
  | "id"
  | "version"
  | "status"
  | "turn"
  | "dueDate"
  | "assignedRole"
  | "needsReview"
  | "dueAnchor"
  | "dueOffsetDays"
>;

/** A journey's steps in their order, as `followDeparture` needs them. */
export function plannedTasks(db: Db, taskId: number) {
  return db
    .select()
    .from(tasks)
    .where(sql`${tasks.workspaceId} = (select it.workspace_id from tasks as it where it.id = ${taskId})`)
    .orderBy(tasks.position);
}

/** Moves what is due relative to a departure or an arrival that has moved, as statements of the batch that moves it. */
export function followDeparture(
  act: Act,
  db: Db,
  steps: readonly Planned[],
  dates: TravelDates,
): BatchItem<"sqlite">[] {
  return dueMoves(steps, dates, act.today).flatMap(({ step, dueDate }) => {
    const moved = nextTaskState(step, { type: "reschedule", dueDate }, act.today);
    if (!moved) return [];
    return [
      db
        .update(tasks)
        .set({
          dueDate,
          dueMovedFrom: step.dueDate,
          status: moved.status,
          updatedAt: act.now,
          version: sql`${tasks.version} + 1`,
        })
        .where(and(eq(tasks.id, step.id), eq(tasks.version, step.version))),
    ];
  });
}
