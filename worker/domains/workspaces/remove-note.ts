import { eq, sql } from "drizzle-orm";

import { REMOVED_NAME_MAX } from "#contracts/removed/terms.ts";
import { workspaceNotes } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { keepRemoved } from "#worker/domains/removed/kept-rows.ts";

import { ownNote } from "./internal/notes.ts";

/** It can be brought back. @throws Fault `not_found`, `forbidden` for another's note, `stale_version`. */
export async function removeNote(
  act: Act,
  { noteId, version }: { noteId: number; version: number },
): Promise<{ noteId: number }> {
  const { note } = await ownNote(act, noteId, version);
  await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from workspace_notes where id = ${noteId} and version = ${version})`),
    keepRemoved(act, db, {
      kind: "note",
      thingId: noteId,
      name: sql`substr(${note.body}, 1, ${REMOVED_NAME_MAX})`,
      workspaceId: note.workspaceId,
      parts: [{ table: workspaceNotes, where: sql`id = ${noteId}` }],
    }),
    db.delete(workspaceNotes).where(eq(workspaceNotes.id, noteId)),
    record(act, db, { kind: "note.removed", workspaceId: note.workspaceId }),
  ]);
  return { noteId };
}
