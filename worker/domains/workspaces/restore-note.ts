import { workspaceNotes } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { bringBack, ifStillKept, type KeptThing, noLongerKept } from "#worker/domains/removed/kept-rows.ts";

/** @throws Fault `forbidden` for another's note. */
export async function restoreNote(act: Act, thing: KeptThing): Promise<void> {
  const { workspace } = await allowWorkspace(act, Number(thing.workspaceId), "edit");
  if (thing.removedById !== act.who.userId)
    throw new Fault("forbidden", "Only its author brings a note back.");
  await act.write((db) => [
    ifStillKept(db, thing),
    bringBack(db, thing, workspaceNotes),
    noLongerKept(db, thing),
    record(act, db, { kind: "note.restored", workspaceId: workspace.id }),
  ]);
}
