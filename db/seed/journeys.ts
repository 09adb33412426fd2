import { findAirport } from "#contracts/airports/find-airport.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import { wallTimeOf } from "#contracts/core/wall-time.ts";
import { type Arrival, settledArrival } from "#contracts/journeys/arrival.ts";
import type { ActionType } from "#contracts/workflows/shapes.ts";

import { type ClientKey, PETS } from "./client-table.ts";
import type { Clock } from "./clock.ts";
import { type JourneyRow, JOURNEYS, OTHER_ZONES } from "./journey-table.ts";
import type { StepRow, WorkflowRow } from "./workflow-table.ts";
import { WORKFLOWS } from "./workflows.ts";

/** Where a step of a journey stands today. */
export type Planned = {
  readonly taskId: number;
  readonly index: number;
  readonly step: StepRow;
  readonly state: "done" | "open" | "waiting";
  readonly dueDate: CalendarDate | null;
  readonly isLate: boolean;
  readonly openedAt: Date | null;
  readonly submittedAt: Date | null;
  readonly completedAt: Date | null;
};

export type Journey = {
  /** The workspace's id. */
  readonly id: number;
  readonly row: JourneyRow;
  readonly owner: ClientKey;
  readonly petName: string;
  readonly workflow: WorkflowRow;
  readonly createdAt: Date;
  /** Null while the owner has not come. */
  readonly joinedAt: Date | null;
  readonly departureDate: CalendarDate;
  readonly arrival: Arrival;
  readonly flight: { readonly departsAt: Date; readonly arrivesAt: Date } | null;
  readonly plan: readonly Planned[];
};

/** The demo company's journeys as they stand on the clock's day. */
export function journeysOf(clock: Clock): Journey[] {
  let taskId = 1;
  return JOURNEYS.map((row, index) => {
    const workflow = WORKFLOWS[row.workflow];
    const flight = flightOf(clock, row);
    const createdAt = clock.at(-row.created, "10:30");
    const arrival = arrivalOf(clock, row, flight);
    const arrives = daysBetween(clock.today, arrival.arrivalDate);
    const plan = planOf(clock, row, workflow, { taskId, createdAt, arrives });
    taskId += plan.length;
    return {
      id: index + 1,
      row,
      owner: PETS[row.pet].owner,
      petName: PETS[row.pet].name,
      workflow,
      createdAt,
      joinedAt: row.status === "pending" ? null : clock.at(1 - row.created, "20:41"),
      departureDate: clock.date(row.departs),
      arrival,
      flight,
      plan,
    };
  });
}

export function journeyOf(journeys: readonly Journey[], pet: JourneyRow["pet"]): Journey {
  const journey = journeys.find((candidate) => candidate.row.pet === pet);
  if (!journey) throw new Error(`${pet} has no journey`);
  return journey;
}

/** IANA zone of an airport. */
export function zoneOfAirport(code: string): string {
  const zone = findAirport(code)?.timeZone ?? OTHER_ZONES[code];
  if (!zone) throw new Error(`Nobody knows the zone of ${code}`);
  return zone;
}

function flightOf(clock: Clock, row: JourneyRow): Journey["flight"] {
  if (!row.flight || !row.route) return null;
  const [time, hours] = row.flight;
  const departsAt = clock.at(row.departs, time, zoneOfAirport(row.route[0]));
  return { departsAt, arrivesAt: new Date(departsAt.getTime() + hours * HOUR_MS) };
}

/** On the clock of the place; by the route while there is no flight. */
function arrivalOf(clock: Clock, row: JourneyRow, flight: Journey["flight"]): Arrival {
  const [from, to] = row.route ?? [];
  if (flight && to) {
    const [arrivalDate = "", arrivalTime = null] = wallTimeOf(flight.arrivesAt, zoneOfAirport(to)).split("T");
    return { arrivalDate, arrivalTime, arrivalFrom: "schedule" };
  }
  const departureDate = clock.date(row.departs);
  const trip = {
    departureDate,
    departureTime: null,
    departurePlace: findAirport(from) ?? null,
    arrivalPlace: findAirport(to) ?? null,
  };
  const unknown = { departureDate, arrivalDate: null, arrivalTime: null, arrivalFrom: null };
  return settledArrival(unknown, trip, []);
}

/** Steps that nobody does by hand on another day: they are done on the day they fall due. */
const ON_THE_DAY: readonly ActionType[] = [
  "milestone",
  "status-update",
  "email-notification",
  "sms-notification",
  "automation",
  "conditional-branch",
  "decision-branch",
  "wait",
];

/** The smallest part of a working day between two steps, and between a submission and its approval. */
const PAUSE = 0.15;
const REVIEW = 0.08;

function planOf(
  clock: Clock,
  row: JourneyRow,
  workflow: WorkflowRow,
  start: { taskId: number; createdAt: Date; arrives: number },
): Planned[] {
  const anchors = { created: -row.created, departure: row.departs, arrival: start.arrives };
  let before = 0.2 - row.created;
  return workflow.steps.map((step, index) => {
    const [anchor, offset] = step.due;
    const due = anchor === "previous" ? null : anchors[anchor] + offset;
    const openedAt =
      index === 0 || workflow.anyOrder ? start.createdAt : index <= row.done ? clock.working(before) : null;
    const isDone = index < row.done;
    if (isDone) before = Math.max(before + PAUSE, doneOn(row, step, index, due));
    const isOpen = openedAt !== null && !isDone;
    const submitted = isDone
      ? clock.working(step.review ? before - REVIEW : before)
      : isOpen && row.inReview
        ? clock.working(-0.6)
        : null;
    return {
      taskId: start.taskId + index,
      index,
      step,
      state: isDone ? "done" : isOpen ? "open" : "waiting",
      dueDate: due === null ? null : clock.date(due),
      isLate: isOpen && due !== null && due < 0,
      openedAt,
      submittedAt: submitted,
      completedAt: isDone ? clock.working(before) : null,
    };
  });
}

/** When a finished step was done, in working days from today: the day before it was due, or, where that is still to come, in an even row. */
function doneOn(row: JourneyRow, step: StepRow, index: number, due: number | null): number {
  const inTheDay = ((index * 37) % 10) / 10;
  if (due !== null && due < 0) return ON_THE_DAY.includes(step.do) ? due + inTheDay : due - 1 + inTheDay;
  return -row.created * (1 - (index + 1) / (row.done + 1));
}
