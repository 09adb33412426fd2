import { sql } from "drizzle-orm";
import type * as z from "zod";

import { dateInZone } from "#contracts/core/dates.ts";
import { refusalOfStep } from "#contracts/schedule/event-states.ts";
import { startInWords } from "#contracts/schedule/event-times.ts";
import type { scheduleRoutes } from "#contracts/schedule/routes.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import type { EventStep } from "#contracts/schedule/terms.ts";
import type { Db } from "#db/client.ts";
import { allowEvent, type EventRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain, onlyIf } from "#worker/core/writing.ts";
import { placesOf } from "#worker/domains/airports/airports-of.ts";
import {
  dayOfArrival,
  toTravelKnown,
  type TravelKnown,
  travelQueries,
} from "#worker/domains/journeys/travel-writes.ts";
import { arrive, refusalOfArrival } from "#worker/domains/tasks/end-journey.ts";

import { changeEvent, refuse } from "./internal/change.ts";
import { journeyOfEvent } from "./internal/event-rows.ts";
import { tellOf } from "./internal/news.ts";

type Input = z.output<typeof scheduleRoutes.advance.input>;

const TOLD = {
  confirmed: "Event confirmed",
  "in-transit": "Under way",
  completed: "Event completed",
} as const satisfies Record<EventStep, string>;

/**
 * Takes an event one step further; the people of its journey are told. A journey's arrival that is completed is its
 * arrival.
 * @throws Fault `stale_version`; `wrong_state` for any but the next step, and for an arrival before the departure.
 */
export function advanceEvent(act: Act, input: Input): Promise<ScheduleEvent> {
  return lookAgain(() => advance(act, input));
}

async function advance(act: Act, { eventId, version, status }: Input): Promise<ScheduleEvent> {
  const { event, workspaceName, also } = await allowEvent(act, eventId, "edit", (db) =>
    travelQueries(db, journeyOfEvent(eventId)),
  );
  const journey = toTravelKnown(also);
  refuse(event, version, refusalOfStep(event.status, status));
  const { workspaceId, title } = event;
  return changeEvent(act, event, { status }, (db) => [
    record(act, db, {
      kind: "event.advanced",
      workspaceId: workspaceId ?? undefined,
      subject: title,
      data: { before: { status: event.status }, after: { status } },
    }),
    ...(journey && status === "completed" ? arrivedBy(act, db, journey, event) : []),
    ...tellOf(act, db, workspaceId === null ? null : { id: workspaceId, name: workspaceName ?? "" }, {
      title: TOLD[status],
      message: `${title}: ${startInWords(event)}`,
      type: status === "in-transit" ? "info" : "success",
    }),
  ]);
}

/** A pet that was there before its time has arrived today. */
function arrivedBy(act: Act, db: Db, { workspace, airports, arrivals }: TravelKnown, event: EventRow) {
  const day = dayOfArrival(workspace, airports, arrivals, event.id);
  if (day === null || workspace.arrivedOn !== null) return [];
  const today = dateInZone(act.now, placesOf(airports, workspace).arrivalPlace?.timeZone ?? event.timeZone);
  const arrivedOn = day < today ? day : today;
  const refusal = refusalOfArrival(workspace, arrivedOn, today);
  if (refusal) throw new Fault("wrong_state", `${refusal}. Change the dates of the journey first.`);
  return [
    onlyIf(db, sql`exists (select 1 from workspaces where id = ${workspace.id} and arrived_on is null)`),
    ...arrive(act, db, workspace, arrivedOn),
  ];
}
