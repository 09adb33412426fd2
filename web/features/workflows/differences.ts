import type { WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";

/** What one drawing of a template has that another has not, each by the name of the step. */
export type Differences = {
  /** Steps that are only in this one. */
  added: string[];
  /** Steps that are in both and say something else. */
  changed: string[];
  /** Steps that are only in the other one. */
  missing: string[];
  hasOtherWays: boolean;
  hasOtherOrder: boolean;
};

const said = ({ id, type, name, data }: WorkflowStep): string =>
  JSON.stringify([id, type, name, sorted(data)]);

/** Keys in one order, so that the same is the same however it was written. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

const waysOf = ({ edges }: WorkflowGraph): string =>
  edges
    .map(({ from, to, condition, isElse }) => JSON.stringify([from, to, sorted(condition), isElse === true]))
    .toSorted()
    .join();

/** Seen from `one`: what it has beyond `other`, says otherwise, and lacks. Where cards stand is no difference. */
export function differences(one: WorkflowGraph, other: WorkflowGraph): Differences {
  const others = new Map(other.steps.map((step) => [step.id, step]));
  const own = new Set(one.steps.map(({ id }) => id));
  const names = (steps: readonly WorkflowStep[]) => steps.map(({ name }) => name);
  const isIn = (graph: WorkflowGraph, ids: ReadonlySet<string>) =>
    graph.steps.flatMap(({ id }) => (ids.has(id) ? [id] : [])).join();
  const both = new Set([...own].filter((id) => others.has(id)));
  return {
    added: names(one.steps.filter(({ id }) => !others.has(id))),
    changed: names(
      one.steps.filter((step) => {
        const there = others.get(step.id);
        return there !== undefined && said(there) !== said(step);
      }),
    ),
    missing: names(other.steps.filter(({ id }) => !own.has(id))),
    hasOtherWays: waysOf(one) !== waysOf(other) || one.isSequential !== other.isSequential,
    hasOtherOrder: isIn(one, both) !== isIn(other, both),
  };
}

/** The same to the letter, places included. */
export const isSameDrawing = (one: WorkflowGraph, other: WorkflowGraph): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
