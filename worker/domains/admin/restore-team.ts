import { and, isNull, sql } from "drizzle-orm";

import { teamMembers, teams, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { administer } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import {
  bringBack,
  idsThatStayed,
  ifStillKept,
  type KeptThing,
  noLongerKept,
} from "#worker/domains/removed/kept-rows.ts";

/** Brings a team back, with its journeys that have no other by now. */
export async function restoreTeam(act: Act, thing: KeptThing): Promise<void> {
  administer(act);
  await act.write((db) => [
    ifStillKept(db, thing),
    bringBack(db, thing, teams, {
      changed: { version: sql`json_extract(kept.value, '$.version') + 1` },
    }),
    bringBack(db, thing, teamMembers, { isCertain: false }),
    db
      .update(workspaces)
      .set({ teamId: thing.thingId })
      .where(and(isNull(workspaces.teamId), sql`${workspaces.id} in ${idsThatStayed(thing, workspaces)}`)),
    noLongerKept(db, thing),
    record(act, db, { kind: "team.restored", subject: thing.name }),
  ]);
}
