import type * as z from "zod";

import { refusalOfStep } from "#contracts/schedule/event-states.ts";
import { startInWords } from "#contracts/schedule/event-times.ts";
import type { scheduleRoutes } from "#contracts/schedule/routes.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import type { EventStep } from "#contracts/schedule/terms.ts";
import { allowEvent } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";

import { changeEvent, refuse } from "./internal/change.ts";
import { tellOf } from "./internal/news.ts";

type Input = z.output<typeof scheduleRoutes.advance.input>;

const TOLD = {
  confirmed: "Event confirmed",
  "in-transit": "Under way",
  completed: "Event completed",
} as const satisfies Record<EventStep, string>;

/**
 * Takes an event one step further; the people of its journey are told.
 * @throws Fault `stale_version`; `wrong_state` for any but the next step.
 */
export async function advanceEvent(act: Act, { eventId, version, status }: Input): Promise<ScheduleEvent> {
  const { event, workspaceName } = await allowEvent(act, eventId, "edit");
  refuse(event, version, refusalOfStep(event.status, status));
  const { workspaceId, title } = event;
  return changeEvent(act, event, { status }, (db) => [
    record(act, db, {
      kind: "event.advanced",
      workspaceId: workspaceId ?? undefined,
      subject: title,
      data: { before: { status: event.status }, after: { status } },
    }),
    ...tellOf(act, db, workspaceId === null ? null : { id: workspaceId, name: workspaceName ?? "" }, {
      title: TOLD[status],
      message: `${title}: ${startInWords(event)}`,
      type: status === "in-transit" ? "info" : "success",
    }),
  ]);
}
