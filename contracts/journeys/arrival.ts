import { greatCircleMetres } from "#contracts/airports/distance.ts";
import type { Airport } from "#contracts/airports/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";
import { momentOf, wallTimeOf } from "#contracts/core/wall-time.ts";

/** Who says when a journey arrives: a person, an arrival of the schedule, or only the length of its route. */
export const ARRIVAL_SOURCES = ["said", "schedule", "guess"] as const;
export type ArrivalSource = (typeof ARRIVAL_SOURCES)[number];

/**
 * When a journey arrives, on the clock of the place. It is kept with the journey as {@link settledArrival} makes it, and
 * everybody reads it there: `arrivesOn` of the row.
 */
export type Arrival = {
  readonly arrivalDate: CalendarDate;
  /** `HH:MM`. */
  readonly arrivalTime: string | null;
  readonly arrivalFrom: ArrivalSource;
};

/** A departure and the places at both ends, where they are airports. */
export type Trip = {
  readonly departureDate: CalendarDate;
  readonly departureTime: string | null;
  readonly departurePlace: Airport | null;
  readonly arrivalPlace: Airport | null;
};

/** An arrival on the schedule. */
export type ScheduledArrival = {
  readonly startDate: Date;
  readonly timeZone: string;
  readonly firstDay: CalendarDate | null;
};

/** What a person says of the arrival; left out what they say nothing of, null for what nobody knows any more. */
export type SaidArrival = {
  readonly arrivalDate?: CalendarDate | null | undefined;
  readonly arrivalTime?: string | null | undefined;
};

/** Flights farther than this are taken to arrive on the day after, until somebody says. */
const OVERNIGHT_METRES = 4_500_000;
/** The longest flight with its stops; what comes later is another trip. */
const FLIGHT_DAYS_MAX = 7;

/**
 * The arrival once a trip has changed: the last word holds. What was known keeps its distance from the departure; a
 * guess is made anew.
 */
export function settledArrival(
  before: Pick<Trip, "departureDate"> & { readonly [P in keyof Arrival]: Arrival[P] | null },
  trip: Trip,
  scheduled: readonly ScheduledArrival[],
  said: SaidArrival = {},
): Arrival {
  const { arrivalDate: known, arrivalTime, arrivalFrom } = before;
  if (said.arrivalDate === null) return scheduledArrival(trip, scheduled) ?? guessedArrival(trip);
  const time = said.arrivalTime === undefined ? arrivalTime : said.arrivalTime;
  if (said.arrivalDate) return { arrivalDate: said.arrivalDate, arrivalTime: time, arrivalFrom: "said" };
  const isGuess = known === null || arrivalFrom === null || arrivalFrom === "guess";
  const guessed = guessedArrival(trip);
  if (isGuess) return time === null ? guessed : { ...guessed, arrivalTime: time, arrivalFrom: "said" };
  const moved = addDays(known, daysBetween(before.departureDate, trip.departureDate));
  return {
    arrivalDate: moved,
    arrivalTime: time,
    arrivalFrom: said.arrivalTime === undefined ? arrivalFrom : "said",
  };
}

/** What the last arrival on the schedule that can be this trip's says; null where none can. */
export function scheduledArrival(trip: Trip, scheduled: readonly ScheduledArrival[]): Arrival | null {
  const event = arrivalEventOf(trip, scheduled);
  return event && { ...atPlace(event, trip), arrivalFrom: "schedule" };
}

/** The arrival on the schedule that is this trip's. */
export function arrivalEventOf<Event extends ScheduledArrival>(
  trip: Trip,
  scheduled: readonly Event[],
): Event | null {
  const ofTrip = scheduled.filter((event) => {
    const days = daysBetween(trip.departureDate, atPlace(event, trip).arrivalDate);
    return days >= -1 && days <= FLIGHT_DAYS_MAX;
  });
  return ofTrip.toSorted((a, b) => a.startDate.getTime() - b.startDate.getTime()).at(-1) ?? null;
}

/** On the clock of the airport of arrival; of an unknown one, on the clock that the event is kept by. */
function atPlace({ startDate, timeZone, firstDay }: ScheduledArrival, { arrivalPlace }: Trip) {
  if (firstDay !== null) return { arrivalDate: firstDay, arrivalTime: null };
  const wall = wallTimeOf(startDate, arrivalPlace?.timeZone ?? timeZone);
  return { arrivalDate: wall.slice(0, 10), arrivalTime: wall.slice(11) };
}

function guessedArrival({ departureDate, departurePlace, arrivalPlace }: Trip): Arrival {
  const isFar =
    departurePlace && arrivalPlace && greatCircleMetres(departurePlace, arrivalPlace) > OVERNIGHT_METRES;
  return {
    arrivalDate: addDays(departureDate, isFar ? 1 : 0),
    arrivalTime: null,
    arrivalFrom: "guess",
  };
}

/** The instant of an arrival whose time and place are known. */
export function arrivalInstant(
  { arrivesOn, arrivalTime }: { readonly arrivesOn: CalendarDate; readonly arrivalTime: string | null },
  place: Airport | null,
): Date | null {
  return arrivalTime === null || place === null
    ? null
    : momentOf(`${arrivesOn}T${arrivalTime}`, place.timeZone).instant;
}

/** What is wrong with an arrival, by field; null for nothing. A day before the departure needs the local times of both. */
export function arrivalProblem(
  arrival: Arrival,
  trip: Trip,
): { arrivalDate: string } | { arrivalTime: string } | null {
  const { departureDate, departureTime, departurePlace } = trip;
  const lands = arrivalInstant(
    { arrivesOn: arrival.arrivalDate, arrivalTime: arrival.arrivalTime },
    trip.arrivalPlace,
  );
  const leaves =
    departureTime === null || departurePlace === null
      ? null
      : momentOf(`${departureDate}T${departureTime}`, departurePlace.timeZone).instant;
  if (lands && leaves)
    return lands > leaves ? null : { arrivalTime: "By these local times it arrives before it departs" };
  if (arrival.arrivalDate >= departureDate) return null;
  if (arrival.arrivalDate < addDays(departureDate, -1) || !mayCrossDateLine(trip))
    return { arrivalDate: "The arrival cannot be before the departure" };
  return departureTime !== null && arrival.arrivalTime !== null
    ? null
    : { arrivalTime: "Across the date line one may arrive the day before: give both local times" };
}

/** Whether the calendar of the arrival can be a day behind that of the departure; places that nobody knows can be anywhere. */
function mayCrossDateLine({ departureDate, departurePlace, arrivalPlace }: Trip): boolean {
  if (!departurePlace || !arrivalPlace) return true;
  const noon = new Date(`${departureDate}T12:00:00Z`);
  const hours = (zone: string) => Date.parse(`${wallTimeOf(noon, zone)}:00Z`) - noon.getTime();
  return hours(departurePlace.timeZone) > hours(arrivalPlace.timeZone);
}
