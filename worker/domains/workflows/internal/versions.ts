import { and, desc, eq, gt, isNull, max, min, sql } from "drizzle-orm";

import { isSame } from "#contracts/core/same.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { RunsOn, WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import type { Db } from "#db/client.ts";
import { counts, templates, templateVersions, users } from "#db/schema.ts";
import { onlyIf } from "#worker/core/writing.ts";

const NO_STEPS: WorkflowGraph = { isSequential: true, steps: [], edges: [] };

/** Journeys under way on a version, from the counter that triggers keep. */
export const journeysOn = and(
  eq(counts.kind, "workspace_version"),
  eq(counts.key, sql`cast(${templateVersions.id} as text)`),
);

/** A template that is not put away, the first one where none is named; its newest version; what journeys run on. */
export function draftQueries(db: Db, templateId: number | undefined) {
  const first = db
    .select({ id: min(templates.id) })
    .from(templates)
    .where(isNull(templates.archivedAt));
  const wanted = templateId ?? sql`${first}`;
  return [
    db
      .select({ template: templates, savedBy: users.fullName })
      .from(templates)
      .leftJoin(users, eq(users.id, templates.draftSavedById))
      .where(and(eq(templates.id, wanted), isNull(templates.archivedAt))),
    db
      .select({ number: templateVersions.number, graph: templateVersions.graph })
      .from(templateVersions)
      .where(
        and(
          eq(templateVersions.templateId, wanted),
          eq(
            templateVersions.number,
            db
              .select({ newest: max(templateVersions.number) })
              .from(templateVersions)
              .where(eq(templateVersions.templateId, wanted)),
          ),
        ),
      ),
    db
      .select({ number: templateVersions.number, journeys: counts.n })
      .from(templateVersions)
      .innerJoin(counts, journeysOn)
      .where(and(eq(templateVersions.templateId, wanted), gt(counts.n, 0)))
      .orderBy(desc(templateVersions.number)),
  ] as const;
}

type Found = {
  template: typeof templates.$inferSelect;
  savedBy: string | null;
};
type Newest = { number: number; graph: WorkflowGraph };

export function toDraft(
  { template, savedBy }: Found,
  newest: Newest | undefined,
  runsOn: RunsOn[],
): WorkflowDraft {
  const graph = template.draft ?? newest?.graph ?? NO_STEPS;
  return {
    templateId: template.id,
    name: template.name,
    version: template.draftVersion,
    graph,
    isChanged: !isSame(graph, newest?.graph ?? NO_STEPS),
    savedAt: template.draftSavedAt,
    savedBy,
    publishedNumber: template.publishedNumber,
    runsOn,
  };
}

/** Holds a batch to the draft as it was read. */
export function ifDraftUnchanged(db: Db, templateId: number, version: number) {
  return onlyIf(
    db,
    sql`exists (select 1 from templates where id = ${templateId} and draft_version = ${version} and archived_at is null)`,
  );
}
