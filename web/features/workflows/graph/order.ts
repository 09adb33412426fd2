import { orderOf } from "#contracts/workflows/check.ts";
import type { WorkflowEdge, WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";

export const leadingTo = (graph: WorkflowGraph, id: string): WorkflowEdge[] =>
  graph.edges.filter(({ to }) => to === id);
export const leadingFrom = (graph: WorkflowGraph, id: string): WorkflowEdge[] =>
  graph.edges.filter(({ from }) => from === id);

/** An edge that is always taken: nothing is decided there. */
export const isPlain = ({ condition, isElse }: WorkflowEdge): boolean =>
  condition === undefined && isElse !== true;

/** The graph with its steps in the order in which they come; the same one where they stand in it already. */
export function ordered(graph: WorkflowGraph): WorkflowGraph {
  const steps = orderOf(graph);
  return steps.every((step, at) => step === graph.steps[at]) ? graph : { ...graph, steps };
}

/** Whether one step leads to another, over any number of steps between; each leads to itself. */
export function reaches({ edges }: Pick<WorkflowGraph, "edges">, from: string, to: string): boolean {
  const after = Map.groupBy(edges, (edge) => edge.from);
  const seen = new Set([from]);
  const ahead = [from];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if (next === to) return true;
    for (const edge of after.get(next) ?? []) {
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      ahead.push(edge.to);
    }
  }
  return false;
}

/** Why two steps cannot be connected; null where they can. */
export type Unconnectable = "itself" | "already" | "circle" | "missing";
export function whyNotConnected(graph: WorkflowGraph, from: string, to: string): Unconnectable | null {
  const ids = new Set(graph.steps.map(({ id }) => id));
  if (!ids.has(from) || !ids.has(to)) return "missing";
  if (from === to) return "itself";
  if (graph.edges.some((edge) => edge.from === from && edge.to === to)) return "already";
  return reaches(graph, to, from) ? "circle" : null;
}
