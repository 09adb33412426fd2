import { eq, sql } from "drizzle-orm";
import type * as z from "zod";

import type { workspacePeopleRoutes } from "#contracts/workspaces/people-routes.ts";
import type { WorkspaceNote } from "#contracts/workspaces/people-shapes.ts";
import { workspaceNotes } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { notesQuery, ownNote, toNote } from "./internal/notes.ts";

type Input = z.output<typeof workspacePeopleRoutes.updateNote.input>;

/** @throws Fault `not_found`, `forbidden` for another's note, `stale_version`. */
export async function updateNote(act: Act, { noteId, version, body }: Input): Promise<WorkspaceNote> {
  const { note, authorName } = await ownNote(act, noteId, version);
  if (note.body === body) return toNote(act, { note, authorName });
  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from workspace_notes where id = ${noteId} and version = ${version})`),
    db
      .update(workspaceNotes)
      .set({ body, editedAt: act.now, version: version + 1 })
      .where(eq(workspaceNotes.id, noteId)),
    record(act, db, { kind: "note.updated", workspaceId: note.workspaceId }),
    notesQuery(db).where(eq(workspaceNotes.id, noteId)),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toNote(act, changed);
}
