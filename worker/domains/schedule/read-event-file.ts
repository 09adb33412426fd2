import { allowEvent } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { ownersPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { calendarFile } from "./internal/calendar-file.ts";

/** One event as a calendar file, under its title. */
export async function readEventFile(act: Act, eventId: number): Promise<{ title: string; file: string }> {
  const { event, workspaceName } = await allowEvent(act, eventId, "view");
  const file = calendarFile([{ event, workspaceName }], {
    origin: act.circumstances.origin,
    isSent: true,
    pageOf: ({ id, workspaceId }) => (act.isStaff ? `/schedule?event=${id}` : ownersPage(workspaceId ?? 0)),
  });
  return { title: event.title, file };
}
