import { eq } from "drizzle-orm";

import type { LibraryDraft, LibraryTemplate } from "#contracts/templates/shapes.ts";
import type { Db } from "#db/client.ts";
import { libraryTemplates, templates } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery, onlyRow } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";

import { columnsOf, toLibraryTemplate } from "./internal/library-rows.ts";

/**
 * Adds a documentation template. The same attempt again answers the same one.
 * @throws Fault `not_found` where the workflow it starts is not there.
 */
export async function createLibraryTemplate(act: Act, draft: LibraryDraft): Promise<LibraryTemplate> {
  const { requestId = crypto.randomUUID(), ...facts } = draft;
  const attempt = { requestId, operation: "templates.createLibrary", body: facts };
  const [[before], [workflow]] = await act.read((db) => [
    attemptQuery(db, requestId),
    db
      .select({ id: templates.id })
      .from(templates)
      .where(eq(templates.id, facts.templateId ?? 0)),
  ]);
  if (await act.isRepeated(attempt, before)) return found(act, requestId);
  if (facts.templateId !== null && !workflow)
    throw new Fault("not_found", "There is no such workflow template.");
  grant(act, "editTemplates");
  const results = await act.writeOnce(attempt, (db) => [
    db.insert(libraryTemplates).values({ ...columnsOf(facts), createdAt: act.now, requestId }),
    record(act, db, { kind: "library.created", subject: facts.name }),
    ofRequest(db, requestId),
  ]);
  return results ? toLibraryTemplate(onlyRow(answerOf(results)), act.today) : found(act, requestId);
}

async function found(act: Act, requestId: string): Promise<LibraryTemplate> {
  const [rows] = await act.read((db) => [ofRequest(db, requestId)]);
  return toLibraryTemplate(onlyRow(rows), act.today);
}

function ofRequest(db: Db, requestId: string) {
  return db.select().from(libraryTemplates).where(eq(libraryTemplates.requestId, requestId));
}
