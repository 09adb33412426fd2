import type * as z from "zod";

import { refusalOfStep } from "#contracts/schedule/event-states.ts";
import { startInWords } from "#contracts/schedule/event-times.ts";
import type { scheduleRoutes } from "#contracts/schedule/routes.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { allowEvent } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { lookAgain } from "#worker/core/writing.ts";
import { followSchedule, toTravelKnown, travelQueries } from "#worker/domains/journeys/travel-writes.ts";

import { changeEvent, refuse } from "./internal/change.ts";
import { journeyOfEvent } from "./internal/event-rows.ts";
import { tellOf } from "./internal/news.ts";

type Input = z.output<typeof scheduleRoutes.cancel.input>;

/**
 * Cancels an event that is not completed; the people of its journey are told why. It stays in lists and calendars.
 * @throws Fault `stale_version`, `wrong_state`.
 */
export function cancelEvent(act: Act, input: Input): Promise<ScheduleEvent> {
  return lookAgain(() => cancel(act, input));
}

async function cancel(act: Act, { eventId, version, reason }: Input): Promise<ScheduleEvent> {
  const { event, workspaceName, also } = await allowEvent(act, eventId, "edit", (db) => [
    ...travelQueries(db, journeyOfEvent(eventId)),
  ]);
  const known = toTravelKnown(also);
  refuse(event, version, refusalOfStep(event.status, "cancelled"));
  const { workspaceId, title } = event;
  return changeEvent(act, event, { status: "cancelled", cancelReason: reason }, (db) => [
    ...(known && event.eventType === "arrival"
      ? followSchedule(
          act,
          db,
          known,
          known.arrivals.filter(({ id }) => id !== eventId),
        )
      : []),
    record(act, db, {
      kind: "event.cancelled",
      workspaceId: workspaceId ?? undefined,
      subject: title,
      data: { text: reason, before: { status: event.status } },
    }),
    ...tellOf(act, db, workspaceId === null ? null : { id: workspaceId, name: workspaceName ?? "" }, {
      title: "Event cancelled",
      message: `${title}, ${startInWords(event)}. ${shortened(reason)}`,
      type: "warning",
    }),
  ]);
}

/** As much of a reason as a notification repeats; it stands whole in the event. */
const REPEATED = 200;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= REPEATED ? text : `${letters.slice(0, REPEATED - 1).join("")}…`;
}
