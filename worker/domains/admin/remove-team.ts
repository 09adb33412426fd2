import { eq, sql } from "drizzle-orm";

import { teamMembers, teams, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { keepRemoved } from "#worker/domains/removed/kept-rows.ts";

/** It can be brought back. Its journeys stay with the colleague in charge, without a team. @throws Fault `not_found`; `stale_version`. */
export async function removeTeam(
  act: Act,
  { teamId, version }: { teamId: number; version: number },
): Promise<{ teamId: number }> {
  const [[team]] = await act.read((db) => [db.select().from(teams).where(eq(teams.id, teamId))]);
  if (!team) throw new Fault("not_found");
  if (team.version !== version) throw new Fault("stale_version");
  await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from teams where id = ${teamId} and version = ${version})`),
    keepRemoved(act, db, {
      kind: "team",
      thingId: teamId,
      name: team.name,
      workspaceId: null,
      parts: [
        { table: teams, where: sql`id = ${teamId}` },
        { table: teamMembers, where: sql`team_id = ${teamId}` },
        { table: workspaces, where: sql`team_id = ${teamId}`, stays: true },
      ],
    }),
    db.update(workspaces).set({ teamId: null }).where(eq(workspaces.teamId, teamId)),
    db.delete(teams).where(eq(teams.id, teamId)),
    record(act, db, { kind: "team.removed", subject: team.name }),
  ]);
  return { teamId };
}
