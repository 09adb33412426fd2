import { and, eq, sql } from "drizzle-orm";
import type * as z from "zod";

import { compareGraphs } from "#contracts/workflows/compare-graphs.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { workflowVersionRoutes } from "#contracts/workflows/versions-routes.ts";
import type { JourneyMove } from "#contracts/workflows/versions-shapes.ts";
import type { Db } from "#db/client.ts";
import { templates, templateVersions, workspaces } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { CalledOff, Fault, staleBut } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import type { Statement } from "#worker/core/writing.ts";
import { type JourneyRun, runQueries, toRun } from "#worker/domains/tasks/journey-run.ts";
import { moveSteps } from "#worker/domains/tasks/move-steps.ts";
import { runOn } from "#worker/domains/tasks/run-guard.ts";

type Input = z.output<typeof workflowVersionRoutes.moveJourney.input>;
type Target = { id: number; number: number; graph: WorkflowGraph; fromNumber: number | null };
type Seen = { run: JourneyRun; target: Target; move: JourneyMove };

/** @throws Fault `not_found`; `wrong_state` where the template has no published version any more. */
export async function previewMove(act: Act, { workspaceId }: { workspaceId: number }): Promise<JourneyMove> {
  return (await see(act, workspaceId)).move;
}

/**
 * Moves a journey to the newest version of its template, as its preview said: what is done stays done, what is new is
 * planned or opens, what is gone is taken away where nobody has put anything to it.
 * @throws Fault `stale_version` with the preview as it is now, where the journey or the template has moved on;
 * `wrong_state` where it runs on that version already.
 */
export async function moveJourney(
  act: Act,
  { workspaceId, toNumber, run: seenRun }: Input,
): Promise<JourneyMove> {
  const { run, target, move } = await see(act, workspaceId);
  if (move.run !== seenRun || move.toNumber !== toNumber) throw staleBut(move);
  if (move.fromNumber === toNumber)
    throw new Fault("wrong_state", "The journey runs on this version already.");
  try {
    await act.write((db) => {
      const statements: [Statement, ...Statement[]] = [
        ...runOn(db, run),
        db
          .update(workspaces)
          .set({
            templateVersionId: target.id,
            isSequential: target.graph.isSequential,
            version: sql`${workspaces.version} + 1`,
          })
          .where(eq(workspaces.id, workspaceId)),
        ...moveSteps(act, db, run, target.graph, move.steps),
        record(act, db, {
          kind: "workspace.updated",
          workspaceId,
          subject: run.workspace.name,
          data: { before: { workflow: move.fromNumber }, after: { workflow: toNumber } },
        }),
      ];
      return statements;
    });
  } catch (error) {
    if (error instanceof CalledOff) throw staleBut((await see(act, workspaceId)).move);
    throw error;
  }
  return { ...move, fromNumber: toNumber, run: move.run + 1 };
}

async function see(act: Act, workspaceId: number): Promise<Seen> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    ...runQueries(db, workspaceId),
    newestOf(db, workspaceId),
  ]);
  const [[found], rows, [target]] = also;
  if (!target) throw new Fault("wrong_state", "The template of this journey has no published version.");
  const run = toRun(found, rows);
  const done = new Set(
    rows.flatMap(({ nodeId, status }) => (nodeId && status === "completed" ? [nodeId] : [])),
  );
  const before = { steps: run.plan.nodes.map(({ step }) => step) };
  return {
    run,
    target,
    move: {
      workspaceId,
      workspaceName: workspace.name,
      fromNumber: target.fromNumber,
      toNumber: target.number,
      run: workspace.run,
      steps: compareGraphs(before, target.graph, (stepId) => done.has(stepId)),
    },
  };
}

function newestOf(db: Db, workspaceId: number) {
  return db
    .select({
      id: templateVersions.id,
      number: templateVersions.number,
      graph: templateVersions.graph,
      fromNumber: sql<
        number | null
      >`(select v.number from template_versions v where v.id = ${workspaces.templateVersionId})`,
    })
    .from(workspaces)
    .innerJoin(templates, eq(templates.id, workspaces.templateId))
    .innerJoin(
      templateVersions,
      and(
        eq(templateVersions.templateId, templates.id),
        eq(templateVersions.number, templates.publishedNumber),
      ),
    )
    .where(eq(workspaces.id, workspaceId));
}
