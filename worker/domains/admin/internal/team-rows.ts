import { type SQL, sql } from "drizzle-orm";

import type { Team } from "#contracts/admin/shapes.ts";
import { initialsOf } from "#contracts/core/text.ts";
import type { Db } from "#db/client.ts";
import { teams } from "#db/schema.ts";
import { badFields } from "#worker/core/fault.ts";
import { isUniqueConflict } from "#worker/core/writing.ts";

/** With its table: Drizzle leaves that out where a query has only one, and the inner query has an `id` of its own. */
const OUTER_ID = sql.raw("teams.id");

type Member = { id: number; fullName: string };

/** Teams, each with its members by name. */
export function teamQuery(db: Db, condition: SQL | undefined) {
  return db
    .select({
      id: teams.id,
      name: teams.name,
      nameKey: teams.nameKey,
      version: teams.version,
      members: sql<Member[]>`(
        select json_group_array(json_object('id', id, 'fullName', full_name)) from (
          select users.id, users.full_name from team_members
          join users on users.id = team_members.user_id
          where team_members.team_id = ${OUTER_ID} and users.removed_at is null
          order by users.name_key, users.id
        )
      )`.mapWith((text: string) => JSON.parse(text) as Member[]),
    })
    .from(teams)
    .where(condition)
    .$dynamic();
}

export function toTeam(found: Awaited<ReturnType<typeof teamQuery>>[number]): Team {
  const { id, name, version } = found;
  const members = found.members.map((member) => ({ ...member, initials: initialsOf(member.fullName) }));
  return { id, name, version, members };
}

/** Colleagues with these ids, as a condition on `users`. */
export const colleaguesAmong = (ids: readonly number[]): SQL =>
  sql`users.id in (select value from json_each(${JSON.stringify(ids)})) and users.role in ('staff', 'admin') and users.removed_at is null`;

/** Holds where every one of them is a colleague. */
export const areColleagues = (ids: readonly number[]): SQL =>
  sql`(select count(*) from users where ${colleaguesAmong(ids)}) = ${ids.length}`;

/** The statement that gives a team its members. */
export function insertMembers(db: Db, teamId: SQL | number, ids: readonly number[]) {
  return db.run(
    sql`insert into team_members (team_id, user_id) select ${teamId}, users.id from users where ${colleaguesAmong(ids)}`,
  );
}

/** @throws Fault `invalid_input` for a name that another team has; the error itself otherwise. */
export function refuseTakenName(error: unknown): never {
  if (isUniqueConflict(error, "teams.name"))
    throw badFields({ name: "There is a team of this name already" });
  throw error;
}
