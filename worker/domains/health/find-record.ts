import { eq } from "drizzle-orm";
import type * as z from "zod";

import type { healthRoutes } from "#contracts/health/routes.ts";
import { pets, workspaces } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

import { entriesOfWorkspace, toEntry } from "./entry-rows.ts";

type Found = z.input<typeof healthRoutes.record.output>;

/** The health record of a journey's pet, the same for all its journeys. */
export async function findRecord(act: Act, { workspaceId }: { workspaceId: number }): Promise<Found> {
  const { also } = await allowWorkspace(act, workspaceId, "view", (db) => [
    db
      .select({ petId: pets.id, petName: pets.name })
      .from(workspaces)
      .innerJoin(pets, eq(pets.id, workspaces.petId))
      .where(eq(workspaces.id, workspaceId)),
    entriesOfWorkspace(db, workspaceId),
  ]);
  const [[pet], entries] = also;
  if (!pet) throw new Fault("not_found");
  return { ...pet, entries: entries.map(toEntry) };
}
