import { and, eq, isNull, max, sql } from "drizzle-orm";

import type { TemplateDraft, WorkspaceTemplate } from "#contracts/templates.ts";
import type { Db } from "#db/client.ts";
import { templates, templateVersions } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { recordEach } from "#worker/core/record.ts";

import { saying, type TemplateRow, toTemplate } from "./internal/rows.ts";

/**
 * A new template with a copy of another's newest steps, as its first version. The same attempt again answers the same one.
 * @throws Fault `not_found` where the template it is based on is missing or put away.
 */
export async function createTemplate(act: Act, draft: TemplateDraft): Promise<WorkspaceTemplate> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const attempt = { requestId, operation: "templates.create", body };
  const [[before], [base], [newest]] = await act.read((db) => [
    attemptQuery(db, requestId),
    db
      .select()
      .from(templates)
      .where(and(eq(templates.id, draft.basedOnId), isNull(templates.archivedAt))),
    db
      .select({ number: max(templateVersions.number) })
      .from(templateVersions)
      .where(eq(templateVersions.templateId, draft.basedOnId)),
  ]);
  if (await act.isRepeated(attempt, before)) return made(act, requestId);
  if (!base) throw new Fault("not_found");
  const at = act.now.getTime();
  const isPublished = draft.isPublished ?? true;
  const templateId = sql<number>`(select id from templates where request_id = ${requestId})`;
  const versionId = sql`(select id from template_versions where template_id = ${templateId})`;
  const baseVersion = sql`(select id from template_versions where template_id = ${base.id} and number = ${newest?.number ?? 0})`;
  const results = await act.writeOnce(attempt, (db) => [
    db.insert(templates).values({
      name: draft.name,
      description: draft.description,
      destination: draft.destination,
      destinationCountry: saying(draft.destinationCountry, null),
      estimatedDuration: saying(draft.estimatedDuration, null),
      difficulty: saying(draft.difficulty, null),
      requiredDocuments: base.requiredDocuments,
      estimatedSteps: base.estimatedSteps,
      isPopular: draft.isPopular ?? false,
      publishedNumber: isPublished ? 1 : null,
      createdAt: act.now,
      requestId,
    }),
    db.run(
      sql`insert into template_versions (template_id, number, is_sequential, published_at, published_by, created_at) values (${templateId}, 1, ifnull((select is_sequential from template_versions where id = ${baseVersion}), 1), ${isPublished ? at : null}, ${isPublished ? act.who.userId : null}, ${at})`,
    ),
    db.run(
      sql`insert into template_steps (template_version_id, node_id, position, action_type, title, description, assigned_role, completion_rule, needs_review, due_anchor, due_offset_days, icon_color, status, x, y, settings) select ${versionId}, node_id, position, action_type, title, description, assigned_role, completion_rule, needs_review, due_anchor, due_offset_days, icon_color, status, x, y, settings from template_steps where template_version_id = ${baseVersion}`,
    ),
    db.run(
      sql`insert into template_edges (template_version_id, from_node_id, to_node_id, condition) select ${versionId}, from_node_id, to_node_id, condition from template_edges where template_version_id = ${baseVersion}`,
    ),
    recordEach(
      act,
      db,
      { kind: "template.created", workspaceId: sql`null`, subject: sql`name` },
      sql`templates where request_id = ${requestId}`,
    ),
    ofRequest(db, requestId),
  ]);
  return results ? toTemplate(only(answerOf(results))) : made(act, requestId);
}

async function made(act: Act, requestId: string): Promise<WorkspaceTemplate> {
  const [rows] = await act.read((db) => [ofRequest(db, requestId)]);
  return toTemplate(only(rows));
}

function ofRequest(db: Db, requestId: string) {
  return db.select().from(templates).where(eq(templates.requestId, requestId));
}

function only(rows: readonly TemplateRow[]): TemplateRow {
  const [row] = rows;
  if (!row) throw new Fault("not_found");
  return row;
}
