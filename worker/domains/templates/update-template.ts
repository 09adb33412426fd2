import { and, eq, isNull, max, sql } from "drizzle-orm";

import type { TemplatePatch, WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import { templates, templateVersions } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { saying, templateFields, toTemplate } from "./internal/rows.ts";

/**
 * Changes what a template says of itself. Published, new journeys run on its newest version; taken back, none can be
 * started, and those under way are not touched.
 * @throws Fault `not_found`, `stale_version`; `wrong_state` where there is nothing to publish.
 */
export async function updateTemplate(
  act: Act,
  { templateId, version, isPublished, ...patch }: TemplatePatch,
): Promise<WorkspaceTemplate> {
  const [[template], [newest]] = await act.read((db) => [
    db
      .select(templateFields)
      .from(templates)
      .where(and(eq(templates.id, templateId), isNull(templates.archivedAt))),
    db
      .select({ number: max(templateVersions.number) })
      .from(templateVersions)
      .where(eq(templateVersions.templateId, templateId)),
  ]);
  if (!template) throw new Fault("not_found");
  if (template.version !== version) throw new Fault("stale_version");
  const wasPublished = template.publishedNumber !== null;
  const publishes = isPublished === true && !wasPublished;
  if (publishes && !newest?.number) throw new Fault("wrong_state", "This template has no steps to publish.");
  const after = {
    name: patch.name ?? template.name,
    description: patch.description ?? template.description,
    destination: patch.destination ?? template.destination,
    destinationCountry: saying(patch.destinationCountry, template.destinationCountry),
    estimatedDuration: saying(patch.estimatedDuration, template.estimatedDuration),
    difficulty: saying(patch.difficulty, template.difficulty),
    isPopular: patch.isPopular ?? template.isPopular,
    publishedNumber: publishes
      ? (newest?.number ?? null)
      : isPublished === false
        ? null
        : template.publishedNumber,
  };
  const { before, after: changes, isNothing } = changedOf(template, after);
  if (isNothing) return toTemplate(template);
  grant(act, "editTemplates");
  const results = await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from templates where id = ${templateId} and version = ${version})`),
    db
      .update(templates)
      .set({ ...after, version: version + 1 })
      .where(eq(templates.id, templateId)),
    ...(publishes
      ? [
          db.run(
            sql`update template_versions set published_at = ifnull(published_at, ${act.now.getTime()}), published_by = ifnull(published_by, ${act.who.userId}) where template_id = ${templateId} and number = ${newest?.number ?? 0}`,
          ),
        ]
      : []),
    record(act, db, { kind: "template.updated", subject: after.name, data: { before, after: changes } }),
    db.select(templateFields).from(templates).where(eq(templates.id, templateId)),
  ]);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return toTemplate(changed);
}
