import { eq } from "drizzle-orm";
import type * as z from "zod";

import type { workspacePeopleRoutes } from "#contracts/workspaces/people-routes.ts";
import type { WorkspaceNote } from "#contracts/workspaces/people-shapes.ts";
import { workspaceNotes } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { notesQuery, toNote } from "./internal/notes.ts";

type Input = z.output<typeof workspacePeopleRoutes.addNote.input>;

/** Once for an attempt, however often it is sent. */
export async function addNote(act: Act, input: Input): Promise<WorkspaceNote> {
  const { requestId = crypto.randomUUID(), ...draft } = input;
  const attempt = { requestId, operation: "workspaces.addNote", body: draft };
  const { workspace, also } = await allowWorkspace(act, draft.workspaceId, "edit", (db) => [
    attemptQuery(db, requestId),
    notesQuery(db).where(eq(workspaceNotes.requestId, requestId)),
  ]);
  const [[before], [known]] = also;
  if ((await act.isRepeated(attempt, before)) && known) return toNote(act, known);
  const results = await act.writeOnce(attempt, (db) => [
    db.insert(workspaceNotes).values({ ...draft, authorId: act.who.userId, createdAt: act.now, requestId }),
    record(act, db, { kind: "note.added", workspaceId: workspace.id, subject: workspace.name }),
    notesQuery(db).where(eq(workspaceNotes.requestId, requestId)),
  ]);
  const rows = results
    ? answerOf(results)
    : (await act.read((db) => [notesQuery(db).where(eq(workspaceNotes.requestId, requestId))]))[0];
  const [made] = rows;
  if (!made) throw new Fault("not_found");
  return toNote(act, made);
}
