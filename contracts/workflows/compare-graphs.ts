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

/** Two values of JSON; what is left out is as good as not there, and the order of keys says nothing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const one = a as Record<string, unknown>;
  const other = b as Record<string, unknown>;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isSame(one[key], other[key]),
  );
}
