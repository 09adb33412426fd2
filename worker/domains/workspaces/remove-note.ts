import { eq, sql } from "drizzle-orm";

import { workspaceNotes } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { ownNote } from "./internal/notes.ts";

/** @throws Fault `not_found`, `forbidden` for another's note, `stale_version`. */
export async function removeNote(
  act: Act,
  { noteId, version }: { noteId: number; version: number },
): Promise<{ noteId: number }> {
  const { note } = await ownNote(act, noteId, version);
  await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from workspace_notes where id = ${noteId} and version = ${version})`),
    db.delete(workspaceNotes).where(eq(workspaceNotes.id, noteId)),
    record(act, db, { kind: "note.removed", workspaceId: note.workspaceId }),
  ]);
  return { noteId };
}
