import { eq, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { pets } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";

import { saidOfPet } from "./said-facts.ts";

export type PetRow = typeof pets.$inferSelect;

type Change = {
  workspaceId: number;
  before: Partial<PetRow>;
  after: Partial<PetRow>;
  /** What is kept beside what was said, such as the age of a day. */
  beside?: Partial<PetRow>;
  /** The paper that says it. */
  documentId?: number;
};

/**
 * A change of what is known of a pet, with who said it, as statements of the batch that makes it: the only place where
 * these facts are written. The whole batch is called off where somebody has changed the pet since it was read.
 */
export function writePet(
  act: Act,
  db: Db,
  pet: PetRow,
  { workspaceId, before, after, beside = {}, documentId }: Change,
): [Statement, ...Statement[]] {
  const facts = Object.keys(after);
  return [
    onlyIf(db, sql`exists (select 1 from pets where id = ${pet.id} and version = ${pet.version})`),
    db
      .update(pets)
      .set({ ...after, ...beside, version: pet.version + 1 })
      .where(eq(pets.id, pet.id)),
    ...saidOfPet(act, db, pet.id, facts),
    ...(facts.length === 0
      ? []
      : [
          record(act, db, {
            kind: "pet.updated",
            workspaceId,
            documentId,
            subject: after.name ?? pet.name,
            data: { before, after },
          }),
        ]),
  ];
}
