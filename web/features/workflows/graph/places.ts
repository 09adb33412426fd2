import { orderOf } from "#contracts/workflows/check.ts";
import type { WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";

/** A card on the canvas, and the steps of the grid that cards are laid out on, in pixels. */
export const CARD = { width: 280, height: 112 } as const;
export const APART = { x: 320, y: 168 } as const;
/** Where the first card of an empty canvas stands. */
export const FIRST = { x: 264, y: 116 } as const;

export type Place = { x: number; y: number };

const overlaps = (a: Place, b: Place): boolean =>
  Math.abs(a.x - b.x) < CARD.width && Math.abs(a.y - b.y) < CARD.height;

/** Where a card that comes after another stands; without one it comes under the lowest. */
export function placeAfter({ steps }: WorkflowGraph, after: WorkflowStep | undefined): Place {
  if (after) return { x: after.x, y: after.y + APART.y };
  const lowest = steps.reduce<WorkflowStep | undefined>(
    (low, step) => (low && low.y >= step.y ? low : step),
    undefined,
  );
  return lowest ? { x: lowest.x, y: lowest.y + APART.y } : FIRST;
}

/** Makes room for a card: what stands there, and everything below it, goes down. */
export function withRoomAt(steps: readonly WorkflowStep[], place: Place): WorkflowStep[] {
  if (!steps.some((step) => overlaps(step, place))) return [...steps];
  return steps.map((step) => (step.y > place.y - CARD.height ? { ...step, y: step.y + APART.y } : step));
}

export const ALIGNMENTS = ["left", "centre", "right", "top", "middle", "bottom"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** All cards have one size, so that their edges and their middles line up together. */
export function aligned(graph: WorkflowGraph, ids: ReadonlySet<string>, to: Alignment): WorkflowGraph {
  const chosen = graph.steps.filter(({ id }) => ids.has(id));
  if (chosen.length < 2) return graph;
  const xs = chosen.map(({ x }) => x);
  const ys = chosen.map(({ y }) => y);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const line: Partial<Place> = {
    left: { x: Math.min(...xs) },
    centre: { x: middle(xs) },
    right: { x: Math.max(...xs) },
    top: { y: Math.min(...ys) },
    middle: { y: middle(ys) },
    bottom: { y: Math.max(...ys) },
  }[to];
  return moved(graph, new Map(chosen.map(({ id, x, y }) => [id, { x, y, ...line }])));
}

export const SPREADS = ["down", "across"] as const;
export type Spread = (typeof SPREADS)[number];

/** The outermost cards stay; those between them get equal distances. */
export function spread(graph: WorkflowGraph, ids: ReadonlySet<string>, way: Spread): WorkflowGraph {
  const axis = way === "down" ? "y" : "x";
  const chosen = graph.steps.filter(({ id }) => ids.has(id)).toSorted((a, b) => a[axis] - b[axis]);
  const [first, last] = [chosen[0], chosen.at(-1)];
  if (!first || !last || chosen.length < 3) return graph;
  const gap = (last[axis] - first[axis]) / (chosen.length - 1);
  return moved(
    graph,
    new Map(chosen.map(({ id, x, y }, at) => [id, { x, y, [axis]: first[axis] + gap * at }])),
  );
}

export function moved(graph: WorkflowGraph, places: ReadonlyMap<string, Place>): WorkflowGraph {
  let isChanged = false;
  const steps = graph.steps.map((step) => {
    const place = places.get(step.id);
    if (!place || (place.x === step.x && place.y === step.y)) return step;
    isChanged = true;
    return { ...step, ...place };
  });
  return isChanged ? { ...graph, steps } : graph;
}

/** Lays the whole graph out in rows: a step stands under the lowest of those that lead to it. */
export function arranged(graph: WorkflowGraph): WorkflowGraph {
  const rows = new Map<string, number>();
  for (const step of orderOf(graph)) {
    const before = graph.edges.flatMap(({ from, to }) => (to === step.id ? (rows.get(from) ?? []) : []));
    rows.set(step.id, before.length === 0 ? 0 : Math.max(...before) + 1);
  }
  const inRow = Map.groupBy(graph.steps, ({ id }) => rows.get(id) ?? 0);
  const places = new Map<string, Place>();
  for (const [row, steps] of inRow) {
    for (const [at, { id }] of steps.entries()) {
      places.set(id, {
        x: FIRST.x + (at - (steps.length - 1) / 2) * APART.x,
        y: FIRST.y + row * APART.y,
      });
    }
  }
  return moved(graph, places);
}
