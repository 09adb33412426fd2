import { describe, expect, test } from "vitest";

import type { WorkflowGraph, WorkflowStep } from "#contracts/workflows/graph-shapes.ts";
import { ACTION_TYPES } from "#contracts/workflows/terms.ts";

import { type EditorState, editorReducer, opened } from "./editor-state.ts";
import {
  added,
  addedAfter,
  addedInto,
  clippingOf,
  connected,
  copyOf,
  disconnected,
  edgeBetween,
  edited,
  newId,
  pasted,
  removed,
  reordered,
  withCondition,
  withSequence,
} from "./edits.ts";
import { ordered, reaches } from "./order.ts";
import { ALIGNMENTS, aligned, arranged, moved, spread } from "./places.ts";

/** A small generator with a fixed start: the same runs every time. */
function* numbers(start: number): Generator<number> {
  let state = start;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

type Dice = { int: (most: number) => number; one: <T>(of: readonly T[]) => T | undefined };
function dice(start: number): Dice {
  const random = numbers(start);
  const int = (most: number) => Math.floor((random.next().value as number) * most);
  return { int, one: (of) => of[int(of.length)] };
}

const EMPTY: WorkflowGraph = { isSequential: true, steps: [], edges: [] };

function aStep({ int, one }: Dice): WorkflowStep {
  const type = one(ACTION_TYPES) ?? "wait";
  return { id: newId(type), type, name: `Step ${int(1000)}`, x: int(1000), y: int(2000), data: {} };
}

/** Any edit that a person can make, on any of what is there. */
function anEdit(die: Dice): (graph: WorkflowGraph) => WorkflowGraph {
  const { int, one } = die;
  const id = (graph: WorkflowGraph) => one(graph.steps)?.id ?? "none";
  const edgeId = (graph: WorkflowGraph) => one(graph.edges)?.id ?? "none";
  const some = (graph: WorkflowGraph) => new Set([id(graph), id(graph), id(graph)]);
  const step = aStep(die);
  const edits: ((graph: WorkflowGraph) => WorkflowGraph)[] = [
    (graph) => added(graph, step),
    (graph) => addedInto(graph, step, edgeId(graph)),
    (graph) => addedAfter(graph, step, graph.steps.length > 0 && int(2) === 0 ? id(graph) : null),
    (graph) => connected(graph, edgeBetween(id(graph), id(graph))),
    (graph) => connected(graph, edgeBetween(id(graph), id(graph))),
    (graph) => disconnected(graph, edgeId(graph)),
    (graph) => withCondition(graph, edgeId(graph), int(2) === 0 ? "else" : null),
    (graph) => edited(graph, id(graph), { name: "Another name", data: { description: "More" } }),
    (graph) => removed(graph, some(graph)),
    (graph) => pasted(graph, copyOf(clippingOf(graph, some(graph)))),
    (graph) => reordered(graph, id(graph), int(2) === 0 ? -1 : 1),
    (graph) => moved(graph, new Map([[id(graph), { x: int(100), y: int(100) }]])),
    (graph) => aligned(graph, some(graph), one(ALIGNMENTS) ?? "left"),
    (graph) => spread(graph, some(graph), "down"),
    arranged,
    (graph) => withSequence(graph, int(2) === 0),
  ];
  return one(edits) ?? arranged;
}

const graphOf = ({ history }: EditorState): WorkflowGraph => history.present;
const RUNS = Array.from({ length: 200 }, (_, at) => at + 1);
const EDITS = 40;

function aRun(start: number, each: (state: EditorState, before: WorkflowGraph) => void): EditorState {
  const die = dice(start);
  let state = opened(EMPTY);
  for (let at = 0; at < EDITS; at += 1) {
    const before = graphOf(state);
    state = editorReducer(state, { kind: "change", change: anEdit(die) });
    each(state, before);
  }
  return state;
}

describe("whatever is done to a graph", () => {
  test("no edge ever hangs, doubles or leads in a circle, and no id is there twice", () => {
    for (const run of RUNS) {
      aRun(run, (state) => {
        const { steps, edges } = graphOf(state);
        const ids = new Set(steps.map(({ id }) => id));
        expect(ids.size).toBe(steps.length);
        expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length);
        expect(edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to))).toEqual([]);
        expect(new Set(edges.map(({ from, to }) => `${from}>${to}`)).size).toBe(edges.length);
        expect(edges.filter(({ from, to }) => reaches({ edges }, to, from))).toEqual([]);
      });
    }
  });

  test("the order of the steps is one in which each comes after those that lead to it", () => {
    for (const run of RUNS) {
      aRun(run, (state) => {
        const { steps, edges } = graphOf(state);
        const at = new Map(steps.map(({ id }, place) => [id, place]));
        expect(edges.filter(({ from, to }) => (at.get(from) ?? 0) >= (at.get(to) ?? 0))).toEqual([]);
        expect(ordered(graphOf(state))).toBe(graphOf(state));
      });
    }
  });

  test("at most one edge of a step is the way for all other cases", () => {
    for (const run of RUNS) {
      aRun(run, (state) => {
        const others = graphOf(state).edges.filter(({ isElse }) => isElse);
        expect(new Set(others.map(({ from }) => from)).size).toBe(others.length);
      });
    }
  });
});

describe("undo", () => {
  test("takes back exactly the last change, and redo brings exactly it back", () => {
    for (const run of RUNS) {
      aRun(run, (state, before) => {
        const after = graphOf(state);
        if (after === before) return;
        const back = editorReducer(state, { kind: "undo" });
        expect(graphOf(back)).toBe(before);
        expect(graphOf(editorReducer(back, { kind: "redo" }))).toBe(after);
      });
    }
  });

  test("all the way back is what it began with, all the way forward what it came to", () => {
    for (const run of RUNS) {
      const end = aRun(run, () => {});
      let state = end;
      for (let at = 0; at < EDITS; at += 1) state = editorReducer(state, { kind: "undo" });
      expect(graphOf(state)).toBe(EMPTY);
      for (let at = 0; at < EDITS; at += 1) state = editorReducer(state, { kind: "redo" });
      expect(graphOf(state)).toBe(graphOf(end));
    }
  });

  test("never leaves chosen what is no longer there", () => {
    for (const run of RUNS) {
      const die = dice(run);
      let state = opened(EMPTY);
      for (let at = 0; at < EDITS; at += 1) {
        const change = anEdit(die);
        state = editorReducer(state, { kind: "change", change });
        const chosen = die.one(graphOf(state).steps)?.id;
        if (chosen) {
          state = editorReducer(state, {
            kind: "select",
            selection: { steps: new Set([chosen]), edge: null },
          });
        }
        if (die.int(3) === 0) state = editorReducer(state, { kind: "undo" });
        const ids = new Set(graphOf(state).steps.map(({ id }) => id));
        expect([...state.selection.steps].filter((id) => !ids.has(id))).toEqual([]);
      }
    }
  });
});
