import { eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { journeyRuleRoutes } from "#contracts/journeys/rules-routes.ts";
import { travelFacts } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { toTravelFacts } from "./assess-journey.ts";

type Draft = z.output<typeof journeyRuleRoutes.setTravelFacts.input>;
type Answer = z.input<typeof journeyRuleRoutes.setTravelFacts.output>;

/** Says what the rules ask of a journey beside its airports and its date. @throws Fault `stale_version`. */
export async function setTravelFacts(act: Act, { workspaceId, version, ...said }: Draft): Promise<Answer> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "complete", (db) => [
    db.select().from(travelFacts).where(eq(travelFacts.workspaceId, workspaceId)),
  ]);
  const before = toTravelFacts(also[0][0]);
  if (before.version !== version) throw new Fault("stale_version");
  const after = { ...said, version: version + 1 };
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`ifnull((select version from travel_facts where workspace_id = ${workspaceId}), 0) = ${version}`,
    ),
    db
      .insert(travelFacts)
      .values({ workspaceId, ...after })
      .onConflictDoUpdate({ target: travelFacts.workspaceId, set: after }),
    record(act, db, {
      kind: "travel.said",
      workspaceId,
      subject: workspace.name,
      data: { before, after },
    }),
    db.select().from(travelFacts).where(eq(travelFacts.workspaceId, workspaceId)),
  ]);
  return toTravelFacts(answerOf(results)[0]);
}
