import type {
  Condition,
  WorkflowEdge,
  WorkflowGraph,
  WorkflowStep,
} from "#contracts/workflows/graph-shapes.ts";

import { isPlain, leadingFrom, leadingTo, ordered, whyNotConnected } from "./order.ts";
import { type Place, placeAfter, withRoomAt } from "./places.ts";

/** An id that no step and no edge has; ids of what was removed do not come back, so that undo never meets them twice. */
export function newId(prefix: string): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

export const edgeBetween = (from: string, to: string): WorkflowEdge => ({
  id: newId("edge"),
  from,
  to,
});

const stepOf = (graph: WorkflowGraph, id: string): WorkflowStep | undefined =>
  graph.steps.find((step) => step.id === id);

/** A new step exactly where it was let go, with nothing said of it yet. */
export function added(graph: WorkflowGraph, step: WorkflowStep): WorkflowGraph {
  return { ...graph, steps: [...graph.steps, step] };
}

/** A step let go over an edge comes between its ends; what the edge asks is still asked before it. */
export function addedInto(graph: WorkflowGraph, step: WorkflowStep, edgeId: string): WorkflowGraph {
  const edge = graph.edges.find(({ id }) => id === edgeId);
  if (!edge) return added(graph, step);
  return ordered({
    ...graph,
    steps: [...graph.steps, step],
    edges: graph.edges.flatMap((one) =>
      one === edge ? [{ ...edge, to: step.id }, edgeBetween(step.id, edge.to)] : [one],
    ),
  });
}

/**
 * A new step that comes after another, or last: what the other led to comes after the new one, unless the other decides
 * between several.
 */
export function addedAfter(
  graph: WorkflowGraph,
  step: Omit<WorkflowStep, "x" | "y">,
  afterId: string | null,
): WorkflowGraph {
  const after = afterId === null ? graph.steps.at(-1) : stepOf(graph, afterId);
  const place = placeAfter(graph, after);
  const placed: WorkflowStep = { ...step, ...place };
  const steps = withRoomAt(graph.steps, place);
  if (!after) return { ...graph, steps: [...steps, placed] };
  const at = graph.steps.findIndex(({ id }) => id === after.id) + 1;
  const [next, ...more] = leadingFrom(graph, after.id);
  const isBetween = next !== undefined && more.length === 0 && isPlain(next);
  return ordered({
    ...graph,
    steps: steps.toSpliced(at, 0, placed),
    edges: [
      ...graph.edges.map((edge) => (isBetween && edge === next ? { ...edge, from: step.id } : edge)),
      edgeBetween(after.id, step.id),
    ],
  });
}

/** Unchanged where the two cannot be connected; `whyNotConnected` says why. */
export function connected(graph: WorkflowGraph, edge: WorkflowEdge): WorkflowGraph {
  if (whyNotConnected(graph, edge.from, edge.to)) return graph;
  return ordered({ ...graph, edges: [...graph.edges, edge] });
}

export function disconnected(graph: WorkflowGraph, edgeId: string): WorkflowGraph {
  const edges = graph.edges.filter(({ id }) => id !== edgeId);
  return edges.length === graph.edges.length ? graph : ordered({ ...graph, edges });
}

/** What is asked on a way out of a branch: a condition, `else` for all other cases, or nothing. */
export type Asked = Condition | "else" | null;

/** One way of a step is that for all other cases: a second one takes it from the first. */
export function withCondition(graph: WorkflowGraph, edgeId: string, asked: Asked): WorkflowGraph {
  const changed = graph.edges.find(({ id }) => id === edgeId);
  if (!changed) return graph;
  return {
    ...graph,
    edges: graph.edges.map((edge) => {
      if (edge === changed) return asking(edge, asked);
      return asked === "else" && edge.isElse && edge.from === changed.from ? asking(edge, null) : edge;
    }),
  };
}

function asking({ id, from, to }: WorkflowEdge, asked: Asked): WorkflowEdge {
  if (asked === "else") return { id, from, to, isElse: true };
  return asked ? { id, from, to, condition: asked } : { id, from, to };
}

/** What a step says of itself. What is `undefined` is no longer said at all. */
export function edited(
  graph: WorkflowGraph,
  id: string,
  change: {
    name?: string;
    data?: { [K in keyof WorkflowStep["data"]]?: WorkflowStep["data"][K] | undefined };
  },
): WorkflowGraph {
  return {
    ...graph,
    steps: graph.steps.map((step) => {
      if (step.id !== id) return step;
      const data = Object.fromEntries(
        Object.entries({ ...step.data, ...change.data }).filter(([, value]) => value !== undefined),
      );
      return { ...step, ...(change.name !== undefined && { name: change.name }), data };
    }),
  };
}

/**
 * The only way steps go: with every edge that touches them. The gap in a plain row closes; where something was decided
 * no edge is bent to another step, since its question was about this one.
 */
export function removed(graph: WorkflowGraph, ids: ReadonlySet<string>): WorkflowGraph {
  const left = graph.steps.filter(({ id }) => ids.has(id)).reduce(withoutOne, graph);
  return left === graph ? graph : ordered(left);
}

function withoutOne(graph: WorkflowGraph, { id }: WorkflowStep): WorkflowGraph {
  const [before, ...otherBefore] = leadingTo(graph, id);
  const [after, ...otherAfter] = leadingFrom(graph, id);
  const closes =
    before && after && otherBefore.length + otherAfter.length === 0 && isPlain(before) && isPlain(after);
  const edges = graph.edges.filter(({ from, to }) => from !== id && to !== id);
  const isThere = closes && edges.some(({ from, to }) => from === before.from && to === after.to);
  return {
    ...graph,
    steps: graph.steps.filter((step) => step.id !== id),
    edges: closes && !isThere ? [...edges, { ...before, to: after.to }] : edges,
  };
}

export type Clipping = Pick<WorkflowGraph, "steps" | "edges">;

/** Some steps, and the edges between them. */
export function clippingOf({ steps, edges }: WorkflowGraph, ids: ReadonlySet<string>): Clipping {
  return {
    steps: steps.filter(({ id }) => ids.has(id)),
    edges: edges.filter(({ from, to }) => ids.has(from) && ids.has(to)),
  };
}

/** A copy with ids of its own, a little aside of what it was copied from. */
export function copyOf({ steps, edges }: Clipping, by: Place = { x: 24, y: 24 }): Clipping {
  const ids = new Map(steps.map(({ id, type }) => [id, newId(type)]));
  const idOf = (id: string) => ids.get(id) ?? id;
  return {
    steps: steps.map((step) => ({ ...step, id: idOf(step.id), x: step.x + by.x, y: step.y + by.y })),
    edges: edges.map((edge) => ({ ...edge, id: newId("edge"), from: idOf(edge.from), to: idOf(edge.to) })),
  };
}

export function pasted(graph: WorkflowGraph, { steps, edges }: Clipping): WorkflowGraph {
  if (steps.length === 0) return graph;
  return { ...graph, steps: [...graph.steps, ...steps], edges: [...graph.edges, ...edges] };
}

/**
 * A step one place earlier or later in the order. Where the two follow each other the edges change with them; where
 * something is decided between them the graph stays as it is.
 */
export function reordered(graph: WorkflowGraph, id: string, by: -1 | 1): WorkflowGraph {
  const at = graph.steps.findIndex((step) => step.id === id);
  const upper = graph.steps[by < 0 ? at - 1 : at];
  const lower = graph.steps[by < 0 ? at : at + 1];
  if (at < 0 || !upper || !lower) return graph;
  const edges = swapped(graph, upper.id, lower.id);
  if (!edges) return graph;
  const first = graph.steps.indexOf(upper);
  return {
    ...graph,
    steps: graph.steps.toSpliced(
      first,
      2,
      { ...lower, x: upper.x, y: upper.y },
      { ...upper, x: lower.x, y: lower.y },
    ),
    edges,
  };
}

/** The edges once the lower of two neighbours comes first; null where one of them decides. */
function swapped(graph: WorkflowGraph, upper: string, lower: string): WorkflowEdge[] | null {
  const between = graph.edges.find(({ from, to }) => from === upper && to === lower);
  if (!between) return [...graph.edges];
  const after = leadingFrom(graph, lower);
  const isRow =
    isPlain(between) && leadingFrom(graph, upper).length === 1 && leadingTo(graph, lower).length === 1;
  if (!isRow || after.length > 1 || !after.every(isPlain)) return null;
  return graph.edges.map((edge) => {
    if (edge === between) return { ...edge, from: lower, to: upper };
    if (edge.to === upper) return { ...edge, to: lower };
    return edge.from === lower ? { ...edge, from: upper } : edge;
  });
}

export const withSequence = (graph: WorkflowGraph, isSequential: boolean): WorkflowGraph =>
  graph.isSequential === isSequential ? graph : { ...graph, isSequential };
