import { type Edge, MarkerType, type Node, Position } from "@xyflow/react";

import { orderOf } from "#contracts/workflows/check.ts";
import type { WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { isBranch } from "#contracts/workflows/graph.ts";
import { workflows } from "#web/copy/workflows.ts";
import type { Selection } from "#web/features/workflows/graph/editor-state.ts";
import { CARD } from "#web/features/workflows/graph/places.ts";
import { wayWords } from "#web/features/workflows/step-words.ts";

/** A card on the canvas. What it shows is in `data`, which stays the same object as long as nothing of it changes. */
export type StepNode = Node<{ step: WorkflowStep; problem: string | null; isReadOnly: boolean }, "step">;
export type StartNode = Node<Record<string, never>, "start">;
export type CanvasNode = StepNode | StartNode;
export type WayEdge = Edge<{ words: string | null }, "way">;

export const START = "#start";
const START_SIZE = { width: 156, height: 36, above: 76 } as const;

const PORTS = [
  { type: "target", position: Position.Top, x: CARD.width / 2 - 5, y: -5, width: 10, height: 10 },
  {
    type: "source",
    position: Position.Bottom,
    x: CARD.width / 2 - 5,
    y: CARD.height - 5,
    width: 10,
    height: 10,
  },
] as const;

/** Known beforehand, so that nothing has to be drawn in order to be measured: cards out of sight never are. */
const SIZE = { width: CARD.width, height: CARD.height, measured: { ...CARD } } as const;

type Drawn = {
  graph: WorkflowGraph;
  selection: Selection;
  problems: ReadonlyMap<string, string>;
  isReadOnly: boolean;
};

/** The cards of a graph. What has not changed is the very card of before, so that nothing of it is drawn again. */
export function nodesOf(drawn: Drawn, before: readonly CanvasNode[]): CanvasNode[] {
  const known = new Map(before.map((node) => [node.id, node]));
  const { graph, selection, problems, isReadOnly } = drawn;
  const cards = graph.steps.map((step): CanvasNode => {
    const old = known.get(step.id);
    const problem = problems.get(step.id) ?? null;
    const selected = selection.steps.has(step.id);
    if (old?.type === "step") {
      const isSame =
        old.data.step === step && old.data.problem === problem && old.data.isReadOnly === isReadOnly;
      const stands = old.position.x === step.x && old.position.y === step.y;
      if (isSame && stands && old.selected === selected) return old;
      return {
        ...old,
        position: { x: step.x, y: step.y },
        selected,
        data: isSame ? old.data : { step, problem, isReadOnly },
        ...(isSame ? {} : { ariaLabel: step.name }),
      };
    }
    return {
      id: step.id,
      type: "step",
      position: { x: step.x, y: step.y },
      ...SIZE,
      handles: [...PORTS],
      selected,
      ariaLabel: step.name,
      data: { step, problem, isReadOnly },
    };
  });
  return [startOf(graph, known.get(START)), ...cards];
}

/** Where everything begins: in a sequence with its first step, otherwise with every step that nothing leads to. */
export function firstSteps(graph: WorkflowGraph): readonly WorkflowStep[] {
  if (graph.isSequential) return orderOf(graph).slice(0, 1);
  const entered = new Set(graph.edges.map(({ to }) => to));
  return graph.steps.filter(({ id }) => !entered.has(id));
}

function startOf(graph: WorkflowGraph, old: CanvasNode | undefined): CanvasNode {
  const firsts = firstSteps(graph);
  const xs = firsts.map(({ x }) => x);
  const middle = xs.length === 0 ? 264 : (Math.min(...xs) + Math.max(...xs)) / 2;
  const top = firsts.length === 0 ? 116 : Math.min(...firsts.map(({ y }) => y));
  const position = { x: middle + CARD.width / 2 - START_SIZE.width / 2, y: top - START_SIZE.above };
  if (old && old.position.x === position.x && old.position.y === position.y) return old;
  return {
    ...old,
    id: START,
    type: "start",
    position,
    width: START_SIZE.width,
    height: START_SIZE.height,
    measured: { width: START_SIZE.width, height: START_SIZE.height },
    handles: [
      {
        type: "source",
        position: Position.Bottom,
        x: START_SIZE.width / 2,
        y: START_SIZE.height,
        width: 1,
        height: 1,
      },
    ],
    draggable: false,
    selectable: false,
    // A stop for the keyboard all the same: this is where the drawing begins.
    focusable: true,
    ariaLabel: workflows.start,
    connectable: false,
    data: {},
  } as StartNode;
}

const ARROW = { type: MarkerType.ArrowClosed, width: 18, height: 18 } as const;
const LINE = { type: "way", markerEnd: { ...ARROW, color: "var(--way)" } } as const;
const CHOSEN = { type: "way", markerEnd: { ...ARROW, color: "var(--primary)" } } as const;

export function edgesOf({ graph, selection }: Drawn, before: readonly WayEdge[]): WayEdge[] {
  const known = new Map(before.map((edge) => [edge.id, edge]));
  const steps = new Map(graph.steps.map((step) => [step.id, step]));
  const ways = graph.edges.flatMap((edge): WayEdge[] => {
    const from = steps.get(edge.from);
    if (!from || !steps.has(edge.to)) return [];
    const words = wayWords(edge, graph, isBranch(from.type));
    const selected = selection.edge === edge.id;
    const isLit = selected || selection.steps.has(edge.from);
    const old = known.get(edge.id);
    const look = isLit ? CHOSEN : LINE;
    const isSame =
      old?.source === edge.from &&
      old.target === edge.to &&
      old.selected === selected &&
      old.data?.words === words &&
      old.markerEnd === look.markerEnd;
    if (isSame) return [old];
    return [
      {
        id: edge.id,
        source: edge.from,
        target: edge.to,
        selected,
        ...look,
        className: isLit ? "lit" : "",
        data: { words },
      },
    ];
  });
  const starts = firstSteps(graph).map(({ id }): WayEdge => {
    const name = `${START}>${id}`;
    return (
      known.get(name) ?? {
        id: name,
        source: START,
        target: id,
        selectable: false,
        focusable: false,
        ...LINE,
        data: { words: null },
      }
    );
  });
  return [...starts, ...ways];
}
