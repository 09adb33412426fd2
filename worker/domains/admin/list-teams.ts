import { asc } from "drizzle-orm";

import type { Team } from "#contracts/admin/shapes.ts";
import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import { teams } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { teamQuery, toTeam } from "./internal/team-rows.ts";

/** Teams by name, each with its members by name. */
export async function listTeams(act: Act, input: PageInput): Promise<Page<Team>> {
  const columns = { key: teams.nameKey, id: teams.id };
  const [rows] = await act.read((db) => [
    teamQuery(db, after(columns, placeOf(input.cursor), "ascending"))
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(rows, input.limit, toTeam, ({ id, nameKey }) => ({ key: nameKey, id }));
}
