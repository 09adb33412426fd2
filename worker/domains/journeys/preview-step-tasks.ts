import type { StepTasksPreview } from "#contracts/journeys/step-tasks-shapes.ts";
import { assessSubject } from "#contracts/rules/trust.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { factsFrom, knownFacts } from "#worker/domains/health/known-facts.ts";

import { draftsOf, seenOf, stepTaskQueries } from "./internal/step-drafts.ts";

/** What would be made of the open steps of the rules, before anything is. */
export async function previewStepTasks(
  act: Act,
  { workspaceId }: { workspaceId: number },
): Promise<StepTasksPreview> {
  const { also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    ...knownFacts(db, workspaceId),
    ...stepTaskQueries(db, workspaceId),
  ]);
  const [journeys, entries, airports, reviews, made, rows] = also;
  const found = factsFrom([journeys, entries, airports, reviews], act.now);
  if (!found) throw new Fault("not_found");
  const steps = draftsOf(assessSubject(found.facts, act.today).steps, made, rows);
  return { seen: await seenOf(steps), steps };
}
