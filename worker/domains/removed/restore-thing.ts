import type { RemovedKey } from "#contracts/removed/shapes.ts";
import type { RemovedKind } from "#contracts/removed/terms.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { isUniqueConflict } from "#worker/core/writing.ts";
import { restoreTeam } from "#worker/domains/admin/restore-team.ts";
import { restoreInvoice } from "#worker/domains/billing/restore-invoice.ts";
import { restoreDocument } from "#worker/domains/documents/restore-document.ts";
import { restoreEntry } from "#worker/domains/health/restore-entry.ts";
import { restoreTag } from "#worker/domains/tags/restore-tag.ts";
import { restoreTask } from "#worker/domains/tasks/restore-task.ts";
import { restoreNote } from "#worker/domains/workspaces/restore-note.ts";

import { keptThing, type KeptThing } from "./kept-rows.ts";

const RESTORE: Record<RemovedKind, (act: Act, thing: KeptThing) => Promise<unknown>> = {
  document: (act, { thingId }) => restoreDocument(act, { documentId: thingId }),
  task: restoreTask,
  note: restoreNote,
  entry: restoreEntry,
  invoice: restoreInvoice,
  tag: restoreTag,
  team: restoreTeam,
};

/**
 * Brings back what was deleted, for whoever may delete it.
 * @throws Fault `not_found` where nothing is kept of it any more; `forbidden`; `wrong_state` where another one has its name.
 */
export async function restoreThing(act: Act, { kind, thingId }: RemovedKey): Promise<RemovedKey> {
  const [[thing]] = await act.read((db) => [keptThing(db, { kind, thingId })]);
  if (!thing) throw new Fault("not_found");
  try {
    await RESTORE[kind](act, thing);
  } catch (error) {
    if (["tags.name", "teams.name"].some((column) => isUniqueConflict(error, column)))
      throw new Fault("wrong_state", "There is another one of this name now. Rename that one first.");
    throw error;
  }
  return { kind, thingId };
}
