import { asc } from "drizzle-orm";

import type { Colleague } from "#contracts/admin/shapes.ts";
import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import { users } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { colleagueQuery, toColleague } from "./internal/rows.ts";

/** Staff and administrators by name, without those who were removed. */
export async function listColleagues(act: Act, input: PageInput): Promise<Page<Colleague>> {
  const columns = { key: users.nameKey, id: users.id };
  const [rows] = await act.read((db) => [
    colleagueQuery(db, after(columns, placeOf(input.cursor), "ascending"))
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(
    rows,
    input.limit,
    (row) => toColleague(row, act.now),
    ({ user }) => ({ key: user.nameKey, id: user.id }),
  );
}
