import { and, desc, eq } from "drizzle-orm";

import type { PageInput } from "#contracts/core/paging-shapes.ts";
import type { Page } from "#contracts/core/paging.ts";
import type { WorkspaceNote } from "#contracts/workspaces/people-shapes.ts";
import { workspaceNotes } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { notesQuery, toNote } from "./internal/notes.ts";

const ORDER = { key: workspaceNotes.createdAt, id: workspaceNotes.id };

/** Newest first. */
export async function listNotes(
  act: Act,
  { workspaceId, limit, cursor }: PageInput & { workspaceId: number },
): Promise<Page<WorkspaceNote>> {
  const { also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    notesQuery(db)
      .where(and(eq(workspaceNotes.workspaceId, workspaceId), after(ORDER, placeOf(cursor), "descending")))
      .orderBy(desc(ORDER.key), desc(ORDER.id))
      .limit(limit + 1),
  ]);
  const [rows] = also;
  return toPage(
    rows,
    limit,
    (row) => toNote(act, row),
    ({ note }) => ({ key: note.createdAt.getTime(), id: note.id }),
  );
}
