import { eq, sql } from "drizzle-orm";
import type * as z from "zod";

import { checkGraph, orderOf, type Problem, PROBLEMS } from "#contracts/workflows/check.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { workflowVersionRoutes } from "#contracts/workflows/versions-routes.ts";
import type { WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import { templates, templateVersions } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { CalledOff, Fault, staleBut } from "#worker/core/fault.ts";
import { grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";

import { findDraft } from "./find-draft.ts";
import { draftQueries, ifDraftUnchanged, toDraft } from "./internal/versions.ts";

type Input = z.output<typeof workflowVersionRoutes.publish.input>;

/**
 * Makes the draft the next version, which new journeys run on. Its steps are kept so that none stands before what leads
 * to it. Journeys under way keep their version.
 * @throws Fault `not_found`; `stale_version` with the draft as it is now; `invalid_input` where it cannot run, with the
 * first problem and the step it is about; `wrong_state` where nothing has changed since the newest version.
 */
export async function publishWorkflow(act: Act, { templateId, version }: Input): Promise<WorkflowDraft> {
  const draft = await findDraft(act, { templateId });
  if (draft.version !== version) throw staleBut(draft);
  const [problem] = checkGraph(draft.graph);
  if (problem) throw refusalOf(draft.graph, problem);
  if (!draft.isChanged && draft.publishedNumber !== null)
    throw new Fault("wrong_state", "Nothing has changed since the newest version.");
  const graph = { ...draft.graph, steps: orderOf(draft.graph) };
  const number = sql<number>`(select ifnull(max(number), 0) + 1 from template_versions where template_id = ${templateId})`;
  grant(act, "editTemplates");
  try {
    const results = await act.write((db) => [
      ifDraftUnchanged(db, templateId, version),
      db.insert(templateVersions).values({
        templateId,
        number,
        isSequential: graph.isSequential,
        graph,
        publishedAt: act.now,
        publishedBy: act.who.userId,
        createdAt: act.now,
      }),
      db
        .update(templates)
        .set({
          draft: null,
          draftVersion: version + 1,
          draftSavedAt: null,
          draftSavedById: null,
          estimatedSteps: graph.steps.length,
          publishedNumber: sql`(select max(number) from template_versions where template_id = ${templateId})`,
          version: sql`${templates.version} + 1`,
        })
        .where(eq(templates.id, templateId)),
      record(act, db, { kind: "template.published", subject: draft.name }),
      ...draftQueries(db, templateId),
    ]);
    const [, , , , [found], [newest], runsOn] = results;
    if (!found) throw new Fault("not_found");
    return toDraft(found, newest, runsOn);
  } catch (error) {
    if (error instanceof CalledOff) throw staleBut(await findDraft(act, { templateId }));
    throw error;
  }
}

function refusalOf(graph: WorkflowGraph, { code, stepId, edgeId }: Problem): Fault {
  const name = graph.steps.find(({ id }) => id === stepId)?.name;
  const sentence = name ? `“${name}”: ${PROBLEMS[code]}` : PROBLEMS[code];
  return new Fault("invalid_input", sentence, {
    graph: code,
    ...(stepId ? { stepId } : {}),
    ...(edgeId ? { edgeId } : {}),
  });
}
