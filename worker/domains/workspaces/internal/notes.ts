import { and, eq, isNull } from "drizzle-orm";

import { initialsOf } from "#contracts/core/text.ts";
import type { WorkspaceNote } from "#contracts/workspaces/people-shapes.ts";
import type { Db } from "#db/client.ts";
import { users, workspaceNotes, workspaces } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";

/** Notes with their authors, as a statement to narrow. */
export function notesQuery(db: Db) {
  return db
    .select({ note: workspaceNotes, authorName: users.fullName })
    .from(workspaceNotes)
    .innerJoin(users, eq(users.id, workspaceNotes.authorId));
}

type Found = Awaited<ReturnType<typeof notesQuery>>[number];

export function toNote(act: Act, { note, authorName }: Found): WorkspaceNote {
  const { id, body, createdAt, editedAt, version } = note;
  return {
    id,
    body,
    authorName,
    authorInitials: initialsOf(authorName),
    createdAt,
    editedAt,
    isMine: note.authorId === act.who.userId,
    version,
  };
}

/**
 * One's own note of a live workspace, seen in `version`.
 * @throws Fault `not_found`; `forbidden` for another's note; `stale_version`.
 */
export async function ownNote(act: Act, noteId: number, version: number): Promise<Found> {
  const [[found]] = await act.read((db) => [
    notesQuery(db)
      .innerJoin(workspaces, eq(workspaces.id, workspaceNotes.workspaceId))
      .where(and(eq(workspaceNotes.id, noteId), isNull(workspaces.archivedAt))),
  ]);
  if (!found) throw new Fault("not_found");
  if (found.note.authorId !== act.who.userId) throw new Fault("forbidden", "Only its author changes a note.");
  if (found.note.version !== version) throw new Fault("stale_version");
  return found;
}
