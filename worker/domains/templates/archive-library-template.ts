import { eq, sql } from "drizzle-orm";

import type { LibraryTemplate } from "#contracts/templates/shapes.ts";
import { libraryTemplates } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { toLibraryTemplate } from "./internal/library-rows.ts";

/**
 * Puts a documentation template away.
 * @throws Fault `not_found`, `stale_version`.
 */
export function archiveLibraryTemplate(
  act: Act,
  { libraryTemplateId, version }: { libraryTemplateId: number; version: number },
): Promise<LibraryTemplate> {
  return put(act, libraryTemplateId, { archivedAt: act.now, version, kind: "library.archived" });
}

/** Brings a template back; one that is there stays as it is. @throws Fault `not_found`. */
export function restoreLibraryTemplate(
  act: Act,
  { libraryTemplateId }: { libraryTemplateId: number },
): Promise<LibraryTemplate> {
  return put(act, libraryTemplateId, { archivedAt: null, version: null, kind: "library.restored" });
}

type Change = {
  archivedAt: Date | null;
  /** What the caller saw; null where that does not matter. */
  version: number | null;
  kind: "library.archived" | "library.restored";
};

async function put(act: Act, libraryTemplateId: number, change: Change): Promise<LibraryTemplate> {
  const { archivedAt } = change;
  const [[template]] = await act.read((db) => [
    db.select().from(libraryTemplates).where(eq(libraryTemplates.id, libraryTemplateId)),
  ]);
  if (!template) throw new Fault("not_found");
  const { version } = template;
  if ((template.archivedAt === null) === (archivedAt === null)) return toLibraryTemplate(template, act.today);
  if (change.version !== null && change.version !== version) throw new Fault("stale_version");
  grant(act, "editTemplates");
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from library_templates where id = ${libraryTemplateId} and version = ${version})`,
    ),
    db
      .update(libraryTemplates)
      .set({ archivedAt, version: version + 1 })
      .where(eq(libraryTemplates.id, libraryTemplateId)),
    record(act, db, { kind: change.kind, subject: template.name }),
    db.select().from(libraryTemplates).where(eq(libraryTemplates.id, libraryTemplateId)),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toLibraryTemplate(changed, act.today);
}
