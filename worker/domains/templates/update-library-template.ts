import { and, eq, isNull, sql } from "drizzle-orm";

import type { LibraryPatch, LibraryTemplate } from "#contracts/templates/shapes.ts";
import { libraryTemplates, templates } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { type LibraryRow, toLibraryTemplate } from "./internal/library-rows.ts";

/**
 * Changes what the patch names.
 * @throws Fault `not_found`, `stale_version`; `invalid_input` where the workflow it starts is not there.
 */
export async function updateLibraryTemplate(
  act: Act,
  { libraryTemplateId: id, version, ownRequirements, ...facts }: LibraryPatch,
): Promise<LibraryTemplate> {
  const [[template], [workflow]] = await act.read((db) => [
    db
      .select()
      .from(libraryTemplates)
      .where(and(eq(libraryTemplates.id, id), isNull(libraryTemplates.archivedAt))),
    db
      .select({ id: templates.id })
      .from(templates)
      .where(eq(templates.id, facts.templateId ?? 0)),
  ]);
  if (!template) throw new Fault("not_found");
  if (template.version !== version) throw new Fault("stale_version");
  if (facts.templateId && !workflow) throw badFields({ templateId: "There is no such workflow" });
  const { before, after, isNothing } = changedOf<LibraryRow, Partial<LibraryRow>>(template, {
    ...facts,
    ...(ownRequirements && { requirements: ownRequirements }),
  } as Partial<LibraryRow>);
  if (isNothing) return toLibraryTemplate(template, act.today);
  grant(act, "editTemplates");
  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from library_templates where id = ${id} and version = ${version})`),
    db
      .update(libraryTemplates)
      .set({ ...after, version: version + 1 })
      .where(eq(libraryTemplates.id, id)),
    record(act, db, {
      kind: "library.updated",
      subject: facts.name ?? template.name,
      data: { before, after },
    }),
    db.select().from(libraryTemplates).where(eq(libraryTemplates.id, id)),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toLibraryTemplate(changed, act.today);
}
