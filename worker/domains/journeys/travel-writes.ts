import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";

import type { Airport } from "#contracts/airports/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import { momentOf } from "#contracts/core/wall-time.ts";
import {
  type Arrival,
  arrivalEventOf,
  arrivalProblem,
  scheduledArrival,
  type SaidArrival,
  settledArrival,
  type Trip,
} from "#contracts/journeys/arrival.ts";
import { daysOf, type KeptTimes, movedByDays, settleTimes } from "#contracts/schedule/event-times.ts";
import type { TravelDates } from "#contracts/tasks/due-moves.ts";
import type { Db } from "#db/client.ts";
import { scheduleEvents, tasks, workspaces } from "#db/schema.ts";
import type { TaskRow, WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { badFields } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import { airportsOfJourney, placesOf } from "#worker/domains/airports/airports-of.ts";
import { followDeparture } from "#worker/domains/tasks/due-dates.ts";

type ArrivalEvent = Pick<
  typeof scheduleEvents.$inferSelect,
  "id" | "version" | "status" | "startDate" | "endDate" | "timeZone" | "firstDay" | "lastDay"
>;

/** What hangs on a journey's departure and arrival, as it was read. */
export type TravelKnown = {
  readonly workspace: WorkspaceRow;
  readonly steps: readonly TaskRow[];
  readonly airports: readonly Airport[];
  readonly arrivals: readonly ArrivalEvent[];
};

/** The reads of what hangs on a journey's departure and arrival; `toTravelKnown` makes it of what they find. */
export function travelQueries(db: Db, workspaceId: number | SQL) {
  return [
    db
      .select()
      .from(workspaces)
      .where(sql`${workspaces.id} = ${workspaceId}`),
    db
      .select()
      .from(tasks)
      .where(sql`${tasks.workspaceId} = ${workspaceId}`)
      .orderBy(asc(tasks.position)),
    airportsOfJourney(db, workspaceId),
    db
      .select({
        id: scheduleEvents.id,
        version: scheduleEvents.version,
        status: scheduleEvents.status,
        startDate: scheduleEvents.startDate,
        endDate: scheduleEvents.endDate,
        timeZone: scheduleEvents.timeZone,
        firstDay: scheduleEvents.firstDay,
        lastDay: scheduleEvents.lastDay,
      })
      .from(scheduleEvents)
      .where(
        and(
          sql`${scheduleEvents.workspaceId} = ${workspaceId}`,
          eq(scheduleEvents.eventType, "arrival"),
          ne(scheduleEvents.status, "cancelled"),
        ),
      ),
  ] as const;
}

type Route = Pick<WorkspaceRow, "departureDate" | "departureTime" | "departureAirport" | "arrivalAirport">;
type Change = SaidArrival & { readonly [Name in keyof Route]?: Route[Name] | undefined };

const tripOf = (route: Route, airports: readonly Airport[]): Trip => ({
  departureDate: route.departureDate,
  departureTime: route.departureTime,
  ...placesOf(airports, route),
});

/** A trip as it will be, and the columns of the journey that say so. */
export type Settled = { readonly trip: Trip; readonly arrival: Arrival };

/**
 * Departure and arrival after a change: the only place where a journey's arrival is made.
 * @param arrivals on the schedule, as they will be
 * @throws Fault `invalid_input` for an arrival that cannot follow the departure.
 */
export function settle(
  workspace: WorkspaceRow,
  change: Change,
  airports: readonly Airport[],
  arrivals: readonly ArrivalEvent[],
): Settled {
  const { arrivalDate, arrivalTime, departureDate, departureTime, departureAirport, arrivalAirport } = change;
  const trip = tripOf(
    {
      departureDate: departureDate ?? workspace.departureDate,
      departureTime: departureTime === undefined ? workspace.departureTime : departureTime,
      departureAirport: departureAirport === undefined ? workspace.departureAirport : departureAirport,
      arrivalAirport: arrivalAirport === undefined ? workspace.arrivalAirport : arrivalAirport,
    },
    airports,
  );
  const arrival = settledArrival(workspace, trip, arrivals, { arrivalDate, arrivalTime });
  const problem = arrivalProblem(arrival, trip);
  if (problem) throw badFields(problem);
  const { arrivedOn } = workspace;
  const isLater = trip.departureDate !== workspace.departureDate && arrivedOn !== null;
  if (isLater && trip.departureDate > addDays(arrivedOn, 1))
    throw badFields({ departureDate: "It has arrived already: take its arrival back first" });
  return { trip, arrival };
}

/** What is due is counted from. */
export const datesOf = ({ trip, arrival }: Settled): TravelDates => ({
  departureDate: trip.departureDate,
  arrivesOn: arrival.arrivalDate,
});

/** The columns of a journey that keep its arrival; without the day where that is still a guess of the same day. */
export function arrivalColumns(
  { arrival }: Settled,
  { arrivesOn, arrivalFrom }: WorkspaceRow,
): Partial<Arrival> {
  const isSameGuess =
    arrival.arrivalFrom === "guess" && arrivalFrom === "guess" && arrival.arrivalDate === arrivesOn;
  return isSameGuess ? {} : arrival;
}

/**
 * What follows a departure or an arrival that has moved, as statements of the batch that moves it: due dates, and the
 * arrival on the schedule. The whole batch is called off where a step has changed since it was read: a date that
 * somebody has just given by hand is not moved.
 */
export function followTravel(
  act: Act,
  db: Db,
  { workspace, steps, arrivals }: Pick<TravelKnown, "workspace" | "steps" | "arrivals">,
  { trip, arrival }: Settled,
): Statement[] {
  const isMoved =
    trip.departureDate !== workspace.departureDate || arrival.arrivalDate !== workspace.arrivesOn;
  return [
    ...(isMoved ? followDates(act, db, steps, { trip, arrival }) : []),
    ...moveArrivalEvent(act, db, workspace, arrivals, { trip, arrival }),
  ];
}

/**
 * The journey's arrival once these are its arrivals on the schedule, with what hangs on it, as statements of the batch
 * that changes the schedule.
 * @throws Fault `invalid_input` for an arrival that cannot follow the departure.
 */
export function followSchedule(
  act: Act,
  db: Db,
  { workspace, steps, airports }: TravelKnown,
  arrivals: readonly ArrivalEvent[],
): Statement[] {
  const trip = tripOf(workspace, airports);
  const told = scheduledArrival(trip, arrivals);
  if (!told && workspace.arrivalFrom !== "schedule") return [];
  const arrival = told ?? settledArrival(workspace, trip, [], { arrivalDate: null });
  const problem = arrivalProblem(arrival, trip);
  if (problem) throw badFields({ start: Object.values(problem).join() });
  const isSame =
    arrival.arrivalDate === workspace.arrivalDate && arrival.arrivalTime === workspace.arrivalTime;
  if (isSame) return [];
  const { arrivalDate, arrivalTime, arrivalFrom } = workspace;
  return [
    onlyIf(
      db,
      sql`exists (select 1 from workspaces where id = ${workspace.id} and version = ${workspace.version})`,
    ),
    ...(arrival.arrivalDate === workspace.arrivesOn ? [] : followDates(act, db, steps, { trip, arrival })),
    db
      .update(workspaces)
      .set({ ...arrival, version: sql`${workspaces.version} + 1` })
      .where(eq(workspaces.id, workspace.id)),
    record(act, db, {
      kind: "workspace.updated",
      workspaceId: workspace.id,
      subject: workspace.name,
      data: { before: { arrivalDate, arrivalTime, arrivalFrom }, after: arrival },
    }),
  ];
}

/** The day of an arrival on the schedule, on the clock of the place; null where it is not that of this trip. */
export function dayOfArrival(
  workspace: WorkspaceRow,
  airports: readonly Airport[],
  arrivals: readonly ArrivalEvent[],
  eventId: number,
): CalendarDate | null {
  const trip = tripOf(workspace, airports);
  return arrivalEventOf(trip, arrivals)?.id === eventId
    ? (scheduledArrival(trip, arrivals)?.arrivalDate ?? null)
    : null;
}

/** The one journey that was read; undefined for none. */
export function toTravelKnown([workspaces, steps, airports, arrivals]: readonly [
  readonly WorkspaceRow[],
  readonly TaskRow[],
  readonly Airport[],
  readonly ArrivalEvent[],
]): TravelKnown | undefined {
  const [workspace] = workspaces;
  return workspace && { workspace, steps, airports, arrivals };
}

function followDates(act: Act, db: Db, steps: readonly TaskRow[], { trip, arrival }: Settled): Statement[] {
  if (steps.length === 0) return [];
  const ids = steps.map(({ id }) => id);
  return [
    onlyIf(
      db,
      sql`(select sum(version) from tasks where ${inArray(tasks.id, ids)}) = ${steps.reduce((sum, step) => sum + step.version, 0)}`,
    ),
    ...followDeparture(act, db, steps, datesOf({ trip, arrival })),
  ];
}

/** The arrival on the schedule stands where the journey says that it arrives. */
function moveArrivalEvent(
  act: Act,
  db: Db,
  workspace: WorkspaceRow,
  arrivals: readonly ArrivalEvent[],
  { trip, arrival }: Settled,
): Statement[] {
  const event = arrivalEventOf({ ...trip, departureDate: workspace.departureDate }, arrivals);
  if (!event || event.status === "completed" || arrival.arrivalFrom === "guess") return [];
  const times = timesAt(event, arrival, trip);
  if (times.startDate.getTime() === event.startDate.getTime()) return [];
  return [
    db
      .update(scheduleEvents)
      .set({ ...times, changedAt: act.now, version: sql`${scheduleEvents.version} + 1` })
      .where(and(eq(scheduleEvents.id, event.id), eq(scheduleEvents.version, event.version))),
  ];
}

function timesAt(event: ArrivalEvent, { arrivalDate, arrivalTime }: Arrival, trip: Trip): KeptTimes {
  if (arrivalTime === null) {
    const days = daysBetween(daysOf(event).firstDay, arrivalDate);
    const when =
      event.firstDay === null
        ? { timeZone: event.timeZone, start: arrivalDate, end: null }
        : movedByDays(event, days);
    const { times } = settleTimes(when);
    if (!times) throw badFields({ arrivalDate: "The arrival on the schedule cannot be moved there" });
    return times;
  }
  const timeZone = trip.arrivalPlace?.timeZone ?? event.timeZone;
  const startDate = momentOf(`${arrivalDate}T${arrivalTime}`, timeZone).instant;
  const length =
    event.firstDay === null && event.endDate ? event.endDate.getTime() - event.startDate.getTime() : null;
  const endDate = length === null ? null : new Date(startDate.getTime() + length);
  return { startDate, endDate, timeZone, firstDay: null, lastDay: null };
}
