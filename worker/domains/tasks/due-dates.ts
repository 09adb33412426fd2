import { and, eq, sql } from "drizzle-orm";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import { dueMoves, notBefore, type TravelDates } from "#contracts/tasks/due-moves.ts";
import { nextTaskState } from "#contracts/tasks/states.ts";
import type { Due } from "#contracts/workflows/graph-shapes.ts";
import type { Db } from "#db/client.ts";
import { tasks } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import type { Statement } from "#worker/core/writing.ts";

/**
 * The due date of each step of a new journey, in their order; null where a step has no anchor. Never before today: a
 * journey that starts late is late as a whole, not with its first steps. `previous` counts from the nearest step before that
 * has a date, else from today.
 */
export function dueDates(
  dues: readonly (Due | undefined)[],
  { today, ...dates }: TravelDates & { today: CalendarDate },
): (CalendarDate | null)[] {
  let previous = today;
  return dues.map((due) => {
    const date = dueDateOf(due, { today, ...dates, previous });
    previous = date ?? previous;
    return date;
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
  | "wakeOn"
  | "settings"
>;

/** The same of one step; `previous` is today where the step before it has none. */
export function dueDateOf(
  due: Due | undefined,
  {
    today,
    departureDate,
    arrivesOn,
    previous = today,
  }: TravelDates & { today: CalendarDate; previous?: CalendarDate },
): CalendarDate | null {
  if (due === undefined) return null;
  if (due.kind === "date") return notBefore(today, due.on);
  const anchors = { departure: departureDate, arrival: arrivesOn, created: today, previous };
  return notBefore(today, addDays(anchors[due.anchor], due.days));
}

/**
 * Moves what is due relative to a departure or an arrival that has moved, as statements of the batch that moves it. What
 * the portal does by itself waits for its new day.
 */
export function followDeparture(
  act: Act,
  db: Db,
  steps: readonly Planned[],
  dates: TravelDates,
): Statement[] {
  const ownMoves = steps.flatMap((step) => waitMove(step, dates.departureDate));
  const moves = dueMoves(steps, dates, act.today).filter(
    ({ step }) => !ownMoves.some((own) => own.step.id === step.id),
  );
  return [...moves, ...ownMoves].flatMap(({ step, dueDate }) => {
    const moved = nextTaskState(step, { type: "reschedule", dueDate }, act.today);
    if (!moved) return [];
    return [
      db
        .update(tasks)
        .set({
          dueDate,
          dueMovedFrom: step.dueDate,
          ...(step.wakeOn === null ? { status: moved.status } : { wakeOn: dueDate }),
          updatedAt: act.now,
          version: sql`${tasks.version} + 1`,
        })
        .where(and(eq(tasks.id, step.id), eq(tasks.version, step.version))),
    ];
  });
}

/** A wait until so many days before departure has no anchor beside that. */
function waitMove(step: Planned, departureDate: CalendarDate): { step: Planned; dueDate: CalendarDate }[] {
  const wait = step.settings?.wait;
  if (step.wakeOn === null || wait?.for !== "before-departure") return [];
  return [{ step, dueDate: addDays(departureDate, -wait.days) }];
}
