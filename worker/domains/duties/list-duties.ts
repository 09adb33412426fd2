import { sql } from "drizzle-orm";

import type { DutyList } from "#contracts/duties/shapes.ts";
import { CLOCK_LATE_AFTER_MS, DUTIES } from "#contracts/duties/terms.ts";
import { duties } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";

import { clockSince } from "./clock-since.ts";
import { isResting } from "./resting.ts";

/** Every duty of the clock, those that it has never come to as well. */
export async function listDuties(act: Act): Promise<DutyList> {
  const [rows, [clock]] = await act.read((db) => [
    db.select().from(duties),
    db.all<{ since: number | null }>(sql`select ${clockSince} as since`),
  ]);
  const since = clock?.since ?? Number.POSITIVE_INFINITY;
  return {
    duties: DUTIES.map((name) => {
      const row = rows.find((one) => one.name === name);
      return {
        name,
        lastRunAt: row?.lastRunAt ?? null,
        lastDoneAt: row?.lastDoneAt ?? null,
        failingSince: row?.failingSince ?? null,
        failure: row?.failure ?? null,
        leftOut: row?.leftOutAt ? { count: row.leftOut, why: row.leftOutWhy ?? "", at: row.leftOutAt } : null,
        isResting: isResting(name, act.company.modules),
      };
    }),
    isClockLate: act.now.getTime() - since > CLOCK_LATE_AFTER_MS,
  };
}
