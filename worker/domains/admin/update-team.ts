import { eq, sql } from "drizzle-orm";

import type { Team, TeamPatch } from "#contracts/admin/shapes.ts";
import { isSame } from "#contracts/core/same.ts";
import { teamMembers, teams } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { areColleagues, insertMembers, refuseTakenName, teamQuery, toTeam } from "./internal/team-rows.ts";

/**
 * Gives a team its name and its members anew.
 * @throws Fault `not_found`; `stale_version`; `invalid_input` for a name that another team has, and for a member who is
 * no colleague.
 */
export async function updateTeam(act: Act, { teamId, version, name, memberIds }: TeamPatch): Promise<Team> {
  const ids = [...new Set(memberIds)];
  const [[team], [check]] = await act.read((db) => [
    teamQuery(db, eq(teams.id, teamId)),
    db.select({ holds: sql<number>`${areColleagues(ids)}` }).from(sql`(select 1)`),
  ]);
  if (!team) throw new Fault("not_found");
  if (team.version !== version) throw new Fault("stale_version");
  if (!check?.holds) throw badFields({ memberIds: "Somebody among the members is no colleague" });
  const before = { name: team.name, memberIds: team.members.map(({ id }) => id) };
  const after = { name, memberIds: ids };
  const sorted = (team: typeof before) => ({ ...team, memberIds: team.memberIds.toSorted((a, b) => a - b) });
  if (isSame(sorted(before), sorted(after))) return toTeam(team);
  const results = await act
    .write((db) => [
      onlyIf(db, sql`exists (select 1 from teams where id = ${teamId} and version = ${version})`),
      db
        .update(teams)
        .set({ name, version: version + 1 })
        .where(eq(teams.id, teamId)),
      db.delete(teamMembers).where(eq(teamMembers.teamId, teamId)),
      insertMembers(db, teamId, ids),
      record(act, db, {
        kind: "team.updated",
        subject: name,
        data: { before, after },
      }),
      teamQuery(db, eq(teams.id, teamId)),
    ])
    .catch(refuseTakenName);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toTeam(changed);
}
