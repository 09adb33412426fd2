import { and, eq, isNull, max, sql } from "drizzle-orm";

import type { TemplateDraft, WorkspaceTemplate } from "#contracts/templates/shapes.ts";
import type { Db } from "#db/client.ts";
import { templates, templateVersions } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery, onlyRow } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { recordEach } from "#worker/core/record.ts";

import { saying, templateFields, toTemplate } from "./internal/rows.ts";

/**
 * A new template: a copy of another's newest steps is its first version; without one it has none and waits for the editor. The same attempt again answers the same one.
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
      .where(and(eq(templates.id, draft.basedOnId ?? 0), isNull(templates.archivedAt))),
    db
      .select({ number: max(templateVersions.number) })
      .from(templateVersions)
      .where(eq(templateVersions.templateId, draft.basedOnId ?? 0)),
  ]);
  if (await act.isRepeated(attempt, before)) return made(act, requestId);
  if (!base && draft.basedOnId !== undefined) throw new Fault("not_found");
  const at = act.now.getTime();
  const isPublished = base !== undefined && (draft.isPublished ?? true);
  const templateId = sql<number>`(select id from templates where request_id = ${requestId})`;
  grant(act, "editTemplates");
  const results = await act.writeOnce(attempt, (db) => [
    db.insert(templates).values({
      name: draft.name,
      description: draft.description,
      destination: draft.destination,
      destinationCountry: saying(draft.destinationCountry, null),
      estimatedDuration: saying(draft.estimatedDuration, null),
      difficulty: saying(draft.difficulty, null),
      requiredDocuments: base?.requiredDocuments ?? [],
      estimatedSteps: base?.estimatedSteps ?? null,
      isPopular: draft.isPopular ?? false,
      publishedNumber: isPublished ? 1 : null,
      createdAt: act.now,
      requestId,
    }),
    db.run(
      sql`insert into template_versions (template_id, number, is_sequential, graph, published_at, published_by, created_at) select ${templateId}, 1, is_sequential, graph, ${isPublished ? at : null}, ${isPublished ? act.who.userId : null}, ${at} from template_versions where template_id = ${base?.id ?? 0} and number = ${newest?.number ?? 0}`,
    ),
    recordEach(
      act,
      db,
      { kind: "template.created", workspaceId: sql`null`, subject: sql`name` },
      sql`templates where request_id = ${requestId}`,
    ),
    ofRequest(db, requestId),
  ]);
  return results ? toTemplate(onlyRow(answerOf(results))) : made(act, requestId);
}

async function made(act: Act, requestId: string): Promise<WorkspaceTemplate> {
  const [rows] = await act.read((db) => [ofRequest(db, requestId)]);
  return toTemplate(onlyRow(rows));
}

function ofRequest(db: Db, requestId: string) {
  return db.select(templateFields).from(templates).where(eq(templates.requestId, requestId));
}
