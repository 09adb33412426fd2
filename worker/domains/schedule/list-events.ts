import { and, asc, eq, isNull } from "drizzle-orm";

import type { Page, PageInput } from "#contracts/core/paging.ts";
import type { ScheduleEvent } from "#contracts/schedule.ts";
import { scheduleEvents, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

/** Earliest first, without those of archived journeys; an owner sees those of their own. */
export async function listEvents(act: Act, input: PageInput): Promise<Page<ScheduleEvent>> {
  const columns = { key: scheduleEvents.startDate, id: scheduleEvents.id };
  const [rows] = await act.read((db) => [
    db
      .select({
        id: scheduleEvents.id,
        workspaceId: scheduleEvents.workspaceId,
        workspaceName: workspaces.name,
        eventType: scheduleEvents.eventType,
        title: scheduleEvents.title,
        description: scheduleEvents.description,
        startDate: scheduleEvents.startDate,
        endDate: scheduleEvents.endDate,
        timeZone: scheduleEvents.timeZone,
        location: scheduleEvents.location,
        status: scheduleEvents.status,
      })
      .from(scheduleEvents)
      .leftJoin(workspaces, eq(workspaces.id, scheduleEvents.workspaceId))
      .where(
        and(
          onlyOwn(act, db, scheduleEvents.workspaceId),
          isNull(workspaces.archivedAt),
          after(columns, placeOf(input.cursor), "ascending"),
        ),
      )
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(
    rows,
    input.limit,
    (event) => event,
    ({ startDate, id }) => ({ key: startDate.getTime(), id }),
  );
}
