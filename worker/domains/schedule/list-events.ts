import { and, asc, desc, eq, gte, isNull, lt, type SQL } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { ScheduleEvent, ScheduleFilter } from "#contracts/schedule.ts";
import { scheduleEvents, workspaces } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

/** What began within this time still counts as upcoming: it may be under way. */
const STILL_UPCOMING_MS = 86_400_000;

/** Without those of archived journeys; an owner sees those of their own. */
export async function listEvents(act: Act, input: ScheduleFilter): Promise<Page<ScheduleEvent>> {
  const columns = { key: scheduleEvents.startDate, id: scheduleEvents.id };
  const isBackwards = input.period === "past";
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
          isOfPeriod(act, input.period),
          after(columns, placeOf(input.cursor), isBackwards ? "descending" : "ascending"),
        ),
      )
      .orderBy(...(isBackwards ? [desc(columns.key), desc(columns.id)] : [asc(columns.key), asc(columns.id)]))
      .limit(input.limit + 1),
  ]);
  return toPage(
    rows,
    input.limit,
    (event) => event,
    ({ startDate, id }) => ({ key: startDate.getTime(), id }),
  );
}

function isOfPeriod(act: Act, period: ScheduleFilter["period"]): SQL | undefined {
  const bound = new Date(act.now.getTime() - STILL_UPCOMING_MS);
  if (period === "upcoming") return gte(scheduleEvents.startDate, bound);
  return period === "past" ? lt(scheduleEvents.startDate, bound) : undefined;
}
