import { eq, sql } from "drizzle-orm";

import type { WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { templates } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { templateFields, toTemplate } from "./internal/rows.ts";

/**
 * Puts a template away: no journey can be started from it, those under way keep their steps.
 * @throws Fault `not_found`, `stale_version`.
 */
export function archiveTemplate(
  act: Act,
  { templateId, version }: { templateId: number; version: number },
): Promise<WorkspaceTemplate> {
  return put(act, templateId, { archivedAt: act.now, version, kind: "template.archived" });
}

/** Brings a template back; one that is there stays as it is. @throws Fault `not_found`. */
export function restoreTemplate(
  act: Act,
  { templateId }: { templateId: number },
): Promise<WorkspaceTemplate> {
  return put(act, templateId, { archivedAt: null, version: null, kind: "template.restored" });
}

type Change = {
  archivedAt: Date | null;
  /** What the caller saw; null where that does not matter. */
  version: number | null;
  kind: "template.archived" | "template.restored";
};

async function put(act: Act, templateId: number, change: Change): Promise<WorkspaceTemplate> {
  const { archivedAt } = change;
  const [[template]] = await act.read((db) => [
    db.select(templateFields).from(templates).where(eq(templates.id, templateId)),
  ]);
  if (!template) throw new Fault("not_found");
  const { version } = template;
  if ((template.archivedAt === null) === (archivedAt === null)) return toTemplate(template);
  if (change.version !== null && change.version !== version) throw new Fault("stale_version");
  grant(act, "editTemplates");
  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from templates where id = ${templateId} and version = ${version})`),
    db
      .update(templates)
      .set({ archivedAt, version: version + 1 })
      .where(eq(templates.id, templateId)),
    record(act, db, { kind: change.kind, subject: template.name }),
    db.select(templateFields).from(templates).where(eq(templates.id, templateId)),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toTemplate(changed);
}
