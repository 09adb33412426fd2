import { eq, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { workspaces } from "#db/schema.ts";
import { onlyIf } from "#worker/core/writing.ts";

import type { JourneyRun } from "./journey-run.ts";

/** Holds a batch to the run as it was read, and counts it on: of two that move a journey at once, one looks again. */
export function runOn(db: Db, { workspace }: JourneyRun) {
  return [
    onlyIf(db, sql`exists (select 1 from workspaces where id = ${workspace.id} and run = ${workspace.run})`),
    db
      .update(workspaces)
      .set({ run: workspace.run + 1 })
      .where(eq(workspaces.id, workspace.id)),
  ] as const;
}
