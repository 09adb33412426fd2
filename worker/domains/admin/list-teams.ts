import { asc, sql } from "drizzle-orm";

import type { Team } from "#contracts/admin.ts";
import type { Page, PageInput } from "#contracts/core/paging.ts";
import { initialsOf } from "#contracts/core/text.ts";
import { teams } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

/** With its table: Drizzle leaves that out where a query has only one, and the inner query has an `id` of its own. */
const OUTER_ID = sql.raw("teams.id");

type Member = { id: number; fullName: string };

/** Teams by name, each with its members by name. */
export async function listTeams(act: Act, input: PageInput): Promise<Page<Team>> {
  const columns = { key: teams.name, id: teams.id };
  const [rows] = await act.read((db) => [
    db
      .select({
        id: teams.id,
        name: teams.name,
        members: sql<Member[]>`(
          select json_group_array(json_object('id', id, 'fullName', full_name)) from (
            select users.id, users.full_name from team_members
            join users on users.id = team_members.user_id
            where team_members.team_id = ${OUTER_ID} and users.removed_at is null
            order by users.full_name, users.id
          )
        )`.mapWith((text: string) => JSON.parse(text) as Member[]),
      })
      .from(teams)
      .where(after(columns, placeOf(input.cursor), "ascending"))
      .orderBy(asc(columns.key), asc(columns.id))
      .limit(input.limit + 1),
  ]);
  return toPage(
    rows,
    input.limit,
    ({ id, name, members }) => ({
      id,
      name,
      members: members.map((member) => ({ ...member, initials: initialsOf(member.fullName) })),
    }),
    ({ id, name }) => ({ key: name, id }),
  );
}
