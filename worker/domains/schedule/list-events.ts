import { and, asc, desc } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { ScheduleEvent, ScheduleFilter } from "#contracts/schedule/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { wantedOf } from "#worker/core/search.ts";

import { eventQuery } from "./internal/event-rows.ts";
import { isBackwards, ORDER, pageOf, scopeOf } from "./internal/scope.ts";
import { indexedSearch, scannedSearch } from "./internal/search.ts";

/** Without those of archived journeys; an owner sees those of their own. */
export async function listEvents(act: Act, filter: ScheduleFilter): Promise<Page<ScheduleEvent>> {
  const wanted = wantedOf(filter.q);
  if (wanted && !wanted.isIndexed) return scannedSearch(act, filter, wanted);
  // The search knows the kinds and states too, so that no list of one of them reads the others.
  if (wanted || filter.eventType || filter.status) return indexedSearch(act, filter, wanted);

  const order = isBackwards(filter) ? desc : asc;
  const [rows] = await act.read((db) => [
    eventQuery(db)
      .where(and(...scopeOf(act, db, filter)))
      .orderBy(order(ORDER.key), order(ORDER.id))
      .limit(filter.limit + 1),
  ]);
  return pageOf(rows, filter);
}
