import { isSame } from "#contracts/core/same.ts";

import type { WorkflowGraph, WorkflowStep } from "./graph-shapes.ts";
import type { StepMove } from "./versions-shapes.ts";

/** What of a step people would see or feel the change of; where it is drawn is not. */
const PARTS = [
  "description",
  "assignedTo",
  "memberRole",
  "due",
  "requiredPapers",
  "completionRule",
  "needsReview",
  "reminders",
  "settings",
] as const satisfies readonly (keyof WorkflowStep["data"])[];

/** What a move from one version to another does with each step of both, the newer one's first; what is done stays done. */
export function compareGraphs(
  before: Pick<WorkflowGraph, "steps">,
  after: Pick<WorkflowGraph, "steps">,
  isDone: (stepId: string) => boolean,
): StepMove[] {
  const old = new Map(before.steps.map((step) => [step.id, step]));
  const kept = new Set(after.steps.map(({ id }) => id));
  const moves = after.steps.map((step) => moveOf(step, old.get(step.id), isDone(step.id)));
  const gone = before.steps
    .filter(({ id }) => !kept.has(id))
    .map((step) => told(step, isDone(step.id) ? "done" : "removed"));
  return [...moves, ...gone];
}

function moveOf(step: WorkflowStep, old: WorkflowStep | undefined, isDone: boolean): StepMove {
  if (isDone) return told(old ?? step, "done");
  if (!old) return told(step, "added");
  const changes = changesOf(old, step);
  return told(step, changes.length > 0 ? "changed" : "kept", changes);
}

const told = (
  { id, type, name }: WorkflowStep,
  kind: StepMove["kind"],
  changes: string[] = [],
): StepMove => ({
  kind,
  stepId: id,
  type,
  name,
  changes,
});

function changesOf(old: WorkflowStep, step: WorkflowStep): string[] {
  const parts = PARTS.filter((part) => !isSame(old.data[part], step.data[part]));
  return [...(old.name === step.name ? [] : ["name"]), ...(old.type === step.type ? [] : ["type"]), ...parts];
}
