import { refusalOfChange } from "#contracts/schedule/event-states.ts";
import { type KeptTimes, settleTimes, startInWords } from "#contracts/schedule/event-times.ts";
import type { EventPatch, EventWhen, ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { allowEvent, type EventRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { followSchedule, toTravelKnown, travelQueries } from "#worker/domains/journeys/travel-writes.ts";

import { changeEvent, refuse } from "./internal/change.ts";
import { journeyOfEvent, liveWorkspace, toEvent } from "./internal/event-rows.ts";
import { tellOf } from "./internal/news.ts";

/**
 * Changes or moves an event; where it is an arrival, its journey's arrival moves with it. The people of its journey are told where its time, its place or what they bring is another one.
 * @throws Fault `stale_version`; `wrong_state` for one that is completed or cancelled; `not_found` for a journey that is
 * missing or archived; `invalid_input` for times that do not fit.
 */
export function updateEvent(act: Act, patch: EventPatch): Promise<ScheduleEvent> {
  return lookAgain(() => update(act, patch));
}

async function update(act: Act, { eventId, version, ...patch }: EventPatch): Promise<ScheduleEvent> {
  const { event, workspaceName, also } = await allowEvent(act, eventId, "edit", (db) => [
    liveWorkspace(db, patch.workspaceId),
    ...travelQueries(db, journeyOfEvent(eventId)),
    ...travelQueries(db, patch.workspaceId ?? 0),
  ]);
  const [[newWorkspace], w1, s1, a1, e1, w2, s2, a2, e2] = also;
  refuse(event, version, refusalOfChange(event.status));
  if (patch.workspaceId && !newWorkspace) throw new Fault("not_found");
  const oldWorkspace =
    event.workspaceId === null ? null : { id: event.workspaceId, name: workspaceName ?? "" };
  const workspace = patch.workspaceId === undefined ? oldWorkspace : (newWorkspace ?? null);

  const times = patch.when ? timesOf(patch.when) : keptTimes(event);
  const texts = {
    title: patch.title ?? event.title,
    description: patch.description ?? event.description,
    toBring: patch.toBring ?? event.toBring,
    location: patch.location === undefined ? event.location : patch.location || null,
  };
  const eventType = patch.eventType ?? event.eventType;
  const columns = { ...texts, ...times, eventType, workspaceId: workspace?.id ?? null };
  if (changedOf(event, columns).isNothing) return toEvent({ event, workspaceName });
  const journeys = [toTravelKnown([w1, s1, a1, e1]), toTravelKnown([w2, s2, a2, e2])].flatMap(
    (known, at, all) =>
      known && all.findIndex((other) => other?.workspace.id === known.workspace.id) === at ? [known] : [],
  );
  const before = { start: startInWords(event), location: event.location };
  const after = { start: startInWords(times), location: texts.location };
  const isMoved = before.start !== after.start;
  const isElsewhere = before.location !== after.location;
  const isToBring = texts.toBring !== event.toBring;
  return changeEvent(
    act,
    event,
    {
      ...columns,
    },
    (db) => [
      ...journeys.flatMap((known) => {
        const others = known.arrivals.filter(({ id }) => id !== eventId);
        const isIts = eventType === "arrival" && known.workspace.id === workspace?.id;
        const now = { ...times, id: eventId, version: event.version + 1, status: event.status };
        return followSchedule(act, db, known, isIts ? [...others, now] : others);
      }),
      record(act, db, {
        kind: "event.changed",
        workspaceId: workspace?.id,
        subject: texts.title,
        data: { before: { ...before, title: event.title }, after: { ...after, title: texts.title } },
      }),
      ...(isMoved || isElsewhere || isToBring
        ? tellOf(act, db, workspace, {
            title: isMoved
              ? "Event moved"
              : isElsewhere
                ? "New place of an event"
                : "What to bring has changed",
            message: `${texts.title}: ${isMoved || !isElsewhere ? after.start : (after.location ?? "no place yet")}`,
            type: "warning",
          })
        : []),
    ],
  );
}

function timesOf(when: EventWhen): KeptTimes {
  const { times, problem } = settleTimes(when);
  if (!times) throw badFields(problem);
  return times;
}

const keptTimes = ({ startDate, endDate, timeZone, firstDay, lastDay }: EventRow): KeptTimes => ({
  startDate,
  endDate,
  timeZone,
  firstDay,
  lastDay,
});
