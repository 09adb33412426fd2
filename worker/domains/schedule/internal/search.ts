import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { ScheduleEvent, ScheduleFilter } from "#contracts/schedule/shapes.ts";
import type { Db } from "#db/client.ts";
import { scheduleEvents, workspaceMembers, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { cursorOf, type Place, placeOf, refuseUnlessInstant } from "#worker/core/paging.ts";
import { phrase, SCAN_ROWS, type Wanted } from "#worker/core/search.ts";

import { eventColumns, isOfLiveJourney, toEvent } from "./event-rows.ts";
import { isBackwards, isUnderWay, ORDER, pageOf, scopeOf, spanOf } from "./scope.ts";

const isItsJourney = eq(workspaces.id, scheduleEvents.workspaceId);

/** The search's rowid is the order of the list, and its `scope` column holds what the filters ask for. */
export async function indexedSearch(
  act: Act,
  filter: ScheduleFilter,
  wanted: Wanted | null,
): Promise<Page<ScheduleEvent>> {
  const place = placeOf(filter.cursor);
  const [first, end] = spanOf(act, filter);
  const isDown = isBackwards(filter);
  const beyond = sql.raw(isDown ? "<" : ">");
  const [rows] = await act.read((db) => [
    db
      .select(eventColumns)
      .from(sql`schedule_search`)
      .crossJoin(scheduleEvents)
      .leftJoin(workspaces, isItsJourney)
      .where(
        and(
          sql`schedule_search match ${matchOf(act, db, filter, wanted)}`,
          first ? sql`schedule_search.rowid >= ${searchKeyOf({ key: first.getTime(), id: 0 })}` : undefined,
          end ? sql`schedule_search.rowid < ${searchKeyOf({ key: end.getTime(), id: 0 })}` : undefined,
          place ? sql`schedule_search.rowid ${beyond} ${searchKeyOf(place)}` : undefined,
          // The `+` takes the rowid's affinity away, with which the index over the expression would not be used.
          sql`${scheduleEvents.startDate} * 1048576 + (${scheduleEvents.id} & 1048575) = +schedule_search.rowid`,
          // The index folds a few letters further than the text was.
          wanted ? sql`instr(${scheduleEvents.searchText}, ${wanted.folded}) > 0` : undefined,
          isOfLiveJourney,
          isUnderWay(filter),
        ),
      )
      .orderBy(isDown ? sql`schedule_search.rowid desc` : sql`schedule_search.rowid`)
      .limit(filter.limit + 1),
  ]);
  return pageOf(rows, filter);
}

/**
 * Looks through the next rows after the place; where the page is not full by the last of them, the next page goes on from
 * there, so that nothing is left out and no call reads the whole table.
 */
export async function scannedSearch(
  act: Act,
  filter: ScheduleFilter,
  wanted: Wanted,
): Promise<Page<ScheduleEvent>> {
  const order = isBackwards(filter) ? desc : asc;
  const [rows, ends] = await act.read((db) => {
    const scanned = db
      .select({
        id: scheduleEvents.id,
        searchText: scheduleEvents.searchText,
        eventType: scheduleEvents.eventType,
        status: scheduleEvents.status,
      })
      .from(scheduleEvents)
      .leftJoin(workspaces, isItsJourney)
      .where(and(...scopeOf(act, db, filter)))
      .orderBy(order(ORDER.key), order(ORDER.id))
      .limit(SCAN_ROWS)
      .as("scanned");
    const isHit = and(
      sql`instr(${scanned.searchText}, ${wanted.folded}) > 0`,
      filter.eventType ? eq(scanned.eventType, filter.eventType) : undefined,
      filter.status ? eq(scanned.status, filter.status) : undefined,
    );
    const found = db
      .select({ one: sql`1` })
      .from(scanned)
      .where(isHit)
      .limit(filter.limit + 1);
    return [
      // In the order of the scan, and no further than the page goes: a sort would read all of it.
      db
        .select(eventColumns)
        .from(scanned)
        .crossJoin(scheduleEvents)
        .leftJoin(workspaces, isItsJourney)
        .where(and(isHit, eq(scheduleEvents.id, scanned.id)))
        .limit(filter.limit + 1),
      // Where the page is full, no row lies before the beginning of time: the index is not walked for nothing.
      db
        .select({ key: ORDER.key, id: ORDER.id })
        .from(scheduleEvents)
        .leftJoin(workspaces, isItsJourney)
        .where(
          and(
            ...scopeOf(act, db, filter),
            sql`${ORDER.key} < (select case when count(*) <= ${filter.limit} then 9e15 else -9e15 end from ${found})`,
          ),
        )
        .orderBy(order(ORDER.key), order(ORDER.id))
        .limit(1)
        .offset(SCAN_ROWS - 1),
    ];
  });
  const [end] = ends;
  if (rows.length > filter.limit || !end) return pageOf(rows, filter);
  return {
    items: rows.map(toEvent),
    nextCursor: cursorOf({ key: end.key.getTime(), id: end.id }),
  };
}

/** What the search index is asked; the workspaces of an owner are read by the database itself. */
function matchOf(act: Act, db: Db, filter: ScheduleFilter, wanted: Wanted | null): SQL {
  const { eventType, status, workspaceId } = filter;
  const parts = [
    ...(wanted ? [`{search_text} : ${phrase(wanted.folded)}`] : []),
    ...(eventType ? [`{scope} : ${phrase(`;t=${eventType};`)}`] : []),
    ...(status ? [`{scope} : ${phrase(`;s=${status};`)}`] : []),
    ...(workspaceId ? [`{scope} : ${phrase(`;w=${workspaceId};`)}`] : []),
  ].join(" AND ");
  if (act.isStaff) return sql`${parts}`;
  const own = db
    .select({ scope: sql`group_concat('";w=' || ${workspaceMembers.workspaceId} || ';"', ' OR ')` })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, act.who.userId));
  return sql`${parts} || ' AND {scope} : (' || ifnull(${own}, '";none;"') || ')'`;
}

/** The rowid of the search for a place in the list, as the migration makes it. */
function searchKeyOf(place: Place): bigint {
  refuseUnlessInstant(place);
  return BigInt(place.key) * 1_048_576n + BigInt(place.id % 1_048_576);
}
