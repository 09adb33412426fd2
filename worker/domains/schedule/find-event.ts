import type { ScheduleEvent } from "#contracts/schedule.ts";
import { allowEvent } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { toEvent } from "./internal/event-rows.ts";

export async function findEvent(act: Act, { eventId }: { eventId: number }): Promise<ScheduleEvent> {
  const { event, workspaceName } = await allowEvent(act, eventId, "view");
  return toEvent({ event, workspaceName });
}
