import { eq, sql } from "drizzle-orm";

import type { Team, TeamDraft } from "#contracts/admin/shapes.ts";
import { teams } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { areColleagues, insertMembers, refuseTakenName, teamQuery, toTeam } from "./internal/team-rows.ts";

/** @throws Fault `invalid_input` for a name that another team has, and for a member who is no colleague. */
export async function createTeam(act: Act, draft: TeamDraft): Promise<Team> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const attempt = { requestId, operation: "admin.createTeam", body };
  const ids = [...new Set(draft.memberIds)];
  const [[before], [check], [known]] = await act.read((db) => [
    attemptQuery(db, requestId),
    db.select({ holds: sql<number>`${areColleagues(ids)}` }).from(sql`(select 1)`),
    teamQuery(db, eq(teams.name, draft.name)),
  ]);
  if (await act.isRepeated(attempt, before)) return found(known);
  if (!check?.holds) throw badFields({ memberIds: "Somebody among the members is no colleague" });
  const teamId = sql`(select id from teams where name = ${draft.name})`;
  const made = await act
    .writeOnce(attempt, (db) => [
      db.insert(teams).values({ name: draft.name, createdAt: act.now }),
      insertMembers(db, teamId, ids),
      record(act, db, { kind: "team.created", subject: draft.name, data: { after: { memberIds: ids } } }),
      teamQuery(db, eq(teams.name, draft.name)),
    ])
    .catch(refuseTakenName);
  if (made) return found(answerOf(made)[0]);
  const [[again]] = await act.read((db) => [teamQuery(db, eq(teams.name, draft.name))]);
  return found(again);
}

function found(team: Parameters<typeof toTeam>[0] | undefined): Team {
  if (!team) throw new Fault("not_found");
  return toTeam(team);
}
