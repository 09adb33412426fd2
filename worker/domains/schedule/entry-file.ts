import { ownersPage } from "#worker/domains/notifications/pages-of-journey.ts";

import { calendarFile } from "./internal/calendar-file.ts";
import type { EventFound } from "./internal/event-rows.ts";

/** One event as a calendar entry for a mail to the owners of its journey. */
export function entryFile(event: EventFound["event"], workspaceName: string, origin: string): string {
  return calendarFile([{ event, workspaceName }], {
    origin,
    isSent: true,
    pageOf: ({ workspaceId }) => ownersPage(workspaceId ?? 0),
  });
}
