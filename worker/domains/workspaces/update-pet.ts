import { eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { workspaceChangeRoutes } from "#contracts/workspaces/changes-routes.ts";
import { OwnersPetPatch } from "#contracts/workspaces/changes-shapes.ts";
import { pets } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { writePet } from "#worker/domains/journeys/pet-writes.ts";

type Input = z.output<typeof workspaceChangeRoutes.updatePet.input>;
const MAY_SAY = new Set(Object.keys(OwnersPetPatch.shape));
type Answer = z.output<typeof workspaceChangeRoutes.updatePet.output>;

/**
 * Changes what the patch names of the journey's pet, whose other journeys show it too.
 * @throws Fault `stale_version`; `forbidden` for an owner who says what is the company's; `invalid_input` for a birth that is still to come.
 */
export async function updatePet(act: Act, { workspaceId, version, ...patch }: Input): Promise<Answer> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "complete", (db) => [
    db
      .select()
      .from(pets)
      .where(sql`${pets.id} = (select pet_id from workspaces where id = ${workspaceId})`),
  ]);
  if (!act.isStaff && Object.keys(patch).some((name) => !MAY_SAY.has(name))) throw new Fault("forbidden");
  const [[pet]] = also;
  if (!pet) throw new Fault("not_found");
  if (pet.version !== version) throw new Fault("stale_version");
  if (patch.birthDate && patch.birthDate > act.today)
    throw badFields({ birthDate: "The birth date cannot be in the future" });
  const { before, after, isNothing } = changedOf(pet, patch);
  if (isNothing) return pet;
  const results = await act.write((db) => [
    ...writePet(act, db, pet, { workspaceId: workspace.id, before, after }),
    db.select().from(pets).where(eq(pets.id, pet.id)),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return changed;
}
