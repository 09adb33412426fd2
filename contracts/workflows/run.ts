import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { orderOf } from "./check.ts";
import type { WorkflowEdge, WorkflowGraph, WorkflowStep } from "./graph-shapes.ts";

/**
 * How far a step has come. `pending` has not been reached, `open` waits for somebody or for the day `until`, `done` is over, `skipped` lies on a
 * way that was not taken. Steps of which it is not known yet whether they come at all are not in the state.
 */
export type StepRun = {
  readonly status: "pending" | "open" | "done" | "skipped";
  /** The edge that was taken out of a branch. A branch that ended before choices were kept leads everywhere. */
  readonly chosen?: string | undefined;
  readonly until?: CalendarDate | undefined;
};
export type RunState = ReadonlyMap<string, StepRun>;

export type RunEvent =
  /** It begins, or goes on with another version of its workflow. */
  | { readonly type: "begin" }
  /** Its people have done a step. */
  | { readonly type: "done"; readonly stepId: string }
  /** Somebody has taken a way out of a branch. */
  | { readonly type: "choose"; readonly stepId: string; readonly edgeId: string }
  | { readonly type: "reopen"; readonly stepId: string }
  /** Something is known that was not, or is another now. */
  | { readonly type: "facts" }
  | { readonly type: "dayBegins" };

export type Effect =
  /** It will come: people may see it now. */
  | { readonly type: "plan"; readonly stepId: string }
  | { readonly type: "open"; readonly stepId: string }
  /** It does nothing before that day. */
  | { readonly type: "wait"; readonly stepId: string; readonly until: CalendarDate }
  /** It does what it is there for, and is over; `edgeId` is the way that a condition has taken. */
  | { readonly type: "run"; readonly stepId: string; readonly edgeId?: string }
  | { readonly type: "drop"; readonly stepId: string }
  | { readonly type: "complete" };

/** What the engine has to know of the world, and no clock of its own. */
export type RunWorld = {
  /** The company's calendar date. */
  readonly today: CalendarDate;
  readonly departureDate: CalendarDate;
  /** When a step is due; a step that the portal does by itself waits for that day. */
  readonly dueDate: (stepId: string) => CalendarDate | null;
  /** What is known of a journey, as text; nothing where it is not known. */
  readonly fact: (fact: string) => string | undefined;
  /** What steps would do by themselves is left to the next `dayBegins`: the journey is not there yet. */
  readonly isHeld?: boolean;
};

/** A step with the edges into and out of it; sets of steps are sums of their bits. */
export type RunNode = {
  readonly step: WorkflowStep;
  readonly into: readonly WorkflowEdge[];
  readonly out: readonly WorkflowEdge[];
  readonly bit: bigint;
};

/** A workflow made ready to run: its steps in an order in which none stands before what leads to it. */
export type RunPlan = {
  readonly isSequential: boolean;
  readonly nodes: readonly RunNode[];
  readonly byId: ReadonlyMap<string, RunNode>;
};

export function planOf(graph: WorkflowGraph): RunPlan {
  const ids = new Set(graph.steps.map(({ id }) => id));
  const edges = graph.edges.filter(({ from, to }) => ids.has(from) && ids.has(to));
  const into = Map.groupBy(edges, ({ to }) => to);
  const out = Map.groupBy(edges, ({ from }) => from);
  const nodes = orderOf(graph).map((step, index) => ({
    step,
    into: into.get(step.id) ?? [],
    out: out.get(step.id) ?? [],
    bit: 1n << BigInt(index),
  }));
  return {
    isSequential: graph.isSequential,
    nodes,
    byId: new Map(nodes.map((node) => [node.step.id, node])),
  };
}
