import { eq } from "drizzle-orm";

import { settleTimes, startInWords } from "#contracts/schedule/event-times.ts";
import type { EventDraft, ScheduleEvent } from "#contracts/schedule/shapes.ts";
import type { Db } from "#db/client.ts";
import { scheduleEvents } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery, onlyRow } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { followSchedule, toTravelKnown, travelQueries } from "#worker/domains/journeys/travel-writes.ts";

import { eventQuery, liveWorkspace, toEvent } from "./internal/event-rows.ts";
import { tellOf } from "./internal/news.ts";

/**
 * Schedules an event; the people of its journey are told, and an arrival is the journey's own from then on. The same attempt again answers the same event.
 * @throws Fault `not_found` for a journey that is missing or archived; `invalid_input` for times that do not fit.
 */
export function createEvent(act: Act, draft: EventDraft): Promise<ScheduleEvent> {
  return lookAgain(() => create(act, draft));
}

async function create(act: Act, draft: EventDraft): Promise<ScheduleEvent> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const attempt = { requestId, operation: "schedule.create", body };
  const { times, problem } = settleTimes(draft.when);
  if (!times) throw badFields(problem);
  const [[before], [workspace], ...travel] = await act.read((db) => [
    attemptQuery(db, requestId),
    liveWorkspace(db, draft.workspaceId),
    ...travelQueries(db, draft.workspaceId ?? 0),
  ]);
  const known = toTravelKnown(travel);
  if (await act.isRepeated(attempt, before)) return found(act, requestId);
  if (draft.workspaceId && !workspace) throw new Fault("not_found");

  const { title, eventType } = draft;
  const texts = {
    title,
    description: draft.description ?? "",
    toBring: draft.toBring ?? "",
    location: draft.location ?? null,
  };
  const made = await act.writeOnce(attempt, (db) => [
    db.insert(scheduleEvents).values({
      ...texts,
      ...times,
      eventType,
      workspaceId: workspace?.id ?? null,
      createdAt: act.now,
      requestId,
    }),
    ...(known && workspace && eventType === "arrival"
      ? followSchedule(act, db, known, [
          ...known.arrivals,
          { ...times, id: 0, version: 0, status: "scheduled" },
        ])
      : []),
    record(act, db, {
      kind: "event.created",
      workspaceId: workspace?.id,
      subject: title,
      data: { after: { start: startInWords(times), location: texts.location } },
    }),
    ...tellOf(act, db, workspace, {
      title: "New event",
      message: `${title}: ${startInWords(times)}`,
      type: "info",
    }),
    madeBy(db, requestId),
  ]);
  return made ? toEvent(onlyRow(answerOf(made))) : found(act, requestId);
}

async function found(act: Act, requestId: string): Promise<ScheduleEvent> {
  const [rows] = await act.read((db) => [madeBy(db, requestId)]);
  return toEvent(onlyRow(rows));
}

function madeBy(db: Db, requestId: string) {
  return eventQuery(db).where(eq(scheduleEvents.requestId, requestId));
}
