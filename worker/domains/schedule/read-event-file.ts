import { allowEvent } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";

import { calendarFile } from "./internal/calendar-file.ts";

/** One event as a calendar file, under its title. */
export async function readEventFile(act: Act, eventId: number): Promise<{ title: string; file: string }> {
  const { event, workspaceName } = await allowEvent(act, eventId, "view");
  const file = calendarFile([{ event, workspaceName }], {
    origin: act.circumstances.origin,
    pageOf: ({ id, workspaceId }) =>
      act.isStaff ? `/schedule?event=${id}` : `/workspace/${workspaceId}/customer`,
  });
  return { title: event.title, file };
}
