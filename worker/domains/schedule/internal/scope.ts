import { eq, gte, lt, type SQL, sql } from "drizzle-orm";

import { addDays } from "#contracts/core/dates.ts";
import { DAY_MS } from "#contracts/core/durations.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { ScheduleEvent, ScheduleFilter } from "#contracts/schedule/shapes.ts";
import type { Db } from "#db/client.ts";
import { scheduleEvents } from "#db/schema.ts";
import { onlyOwn } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { type EventFound, isOfLiveJourney, toEvent } from "./event-rows.ts";

/** What began within this time still counts as upcoming: it may be under way. */
const STILL_UPCOMING_MS = DAY_MS;

export const ORDER = { key: scheduleEvents.startDate, id: scheduleEvents.id };

/** What has been is read from the latest back. */
export const isBackwards = ({ period }: ScheduleFilter): boolean => period === "past";

/**
 * The stretch of time that a filter asks for, as bounds of the start; the second is no longer in it. A page that goes on
 * begins at its place, so the bound behind it is left out: of two the index would take the first one.
 */
export function spanOf(act: Act, filter: ScheduleFilter): [Date | null, Date | null] {
  const { period, from, to, cursor } = filter;
  const dayAgo = act.now.getTime() - STILL_UPCOMING_MS;
  const first = Math.max(period === "upcoming" ? dayAgo : -Infinity, from ? midnight(from) : -Infinity);
  const end = Math.min(period === "past" ? dayAgo : Infinity, to ? midnight(addDays(to, 1)) : Infinity);
  const isFirstPage = !cursor;
  return [
    Number.isFinite(first) && (isFirstPage || isBackwards(filter)) ? new Date(first) : null,
    Number.isFinite(end) && (isFirstPage || !isBackwards(filter)) ? new Date(end) : null,
  ];
}

/** The conditions of a list: whose events, of which time, after which place. */
export function scopeOf(act: Act, db: Db, filter: ScheduleFilter): (SQL | undefined)[] {
  const { workspaceId, cursor } = filter;
  const [first, end] = spanOf(act, filter);
  return [
    onlyOwn(act, db, scheduleEvents.workspaceId),
    workspaceId ? eq(scheduleEvents.workspaceId, workspaceId) : undefined,
    isOfLiveJourney,
    first ? gte(scheduleEvents.startDate, first) : undefined,
    end ? lt(scheduleEvents.startDate, end) : undefined,
    isUnderWay(filter),
    after(ORDER, placeOf(cursor), isBackwards(filter) ? "descending" : "ascending"),
  ];
}

export function isUnderWay({ underWayOn }: ScheduleFilter): SQL | undefined {
  if (!underWayOn) return undefined;
  const day = midnight(underWayOn);
  // The `+` keeps the start's index out of the choice: the few long events are found by their end.
  return sql`end_date - start_date > 86400000 and ${scheduleEvents.endDate} >= ${day} and +${scheduleEvents.startDate} < ${day}`;
}

export function pageOf(rows: readonly EventFound[], { limit }: ScheduleFilter): Page<ScheduleEvent> {
  return toPage(rows, limit, toEvent, ({ event }) => ({ key: event.startDate.getTime(), id: event.id }));
}

const midnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);
