import { describe, expect, test } from "vitest";

import type {
  Condition,
  WorkflowEdge,
  WorkflowGraph,
  WorkflowStep,
} from "#contracts/workflows/graph-shapes.ts";

import { type EditorState, editorReducer, opened } from "./editor-state.ts";
import {
  added,
  addedAfter,
  addedInto,
  clippingOf,
  connected,
  copyOf,
  edgeBetween,
  edited,
  newId,
  pasted,
  removed,
  reordered,
  withCondition,
} from "./edits.ts";
import { whyNotConnected } from "./order.ts";
import { aligned, arranged, spread } from "./places.ts";

const CONDITION: Condition = { fact: "species", operator: "is", value: "dog" };

function step(id: string, y = 0, x = 0): WorkflowStep {
  return { id, type: "milestone", name: id.toUpperCase(), x, y, data: {} };
}
const edge = (from: string, to: string, asks: Partial<WorkflowEdge> = {}): WorkflowEdge => ({
  id: `${from}-${to}`,
  from,
  to,
  ...asks,
});
const row = (...ids: string[]): WorkflowGraph => ({
  isSequential: true,
  steps: ids.map((id, at) => step(id, at * 168)),
  edges: ids.slice(1).map((to, at) => edge(ids[at] ?? "", to)),
});
const ways = ({ edges }: WorkflowGraph) => edges.map(({ from, to }) => `${from}>${to}`).toSorted();
const order = ({ steps }: WorkflowGraph) => steps.map(({ id }) => id).join("");

test("[BLD-12] generated ids differ, also of steps of one kind", () => {
  const ids = Array.from({ length: 1000 }, () => newId("e-sign"));
  expect(new Set(ids).size).toBe(1000);
});

test("[BLD-11] [BLD-13] a dropped step stands where it was let go and says nothing of itself yet", () => {
  const dropped = { ...step("new"), x: 431.5, y: 77.25 };
  const graph = added(row("a", "b"), dropped);
  expect(graph.steps.at(-1)).toEqual({ ...dropped, data: {} });
  expect(ways(graph)).toEqual(["a>b"]);
});

describe("adding", () => {
  test("after a step of a row it comes between, and what is below goes down", () => {
    const graph = addedAfter(row("a", "b"), step("n"), "a");
    expect(order(graph)).toBe("anb");
    expect(ways(graph)).toEqual(["a>n", "n>b"]);
    expect(graph.steps.map(({ y }) => y)).toEqual([0, 168, 336]);
  });

  test("after a step that decides it is one more way", () => {
    const graph: WorkflowGraph = { ...row("a", "b"), edges: [edge("a", "b", { condition: CONDITION })] };
    expect(ways(addedAfter(graph, step("n"), "a"))).toEqual(["a>b", "a>n"]);
  });

  test("dropped on an edge it comes between, and the question is asked before it", () => {
    const graph: WorkflowGraph = { ...row("a", "b"), edges: [edge("a", "b", { condition: CONDITION })] };
    const added_ = addedInto(graph, step("n"), "a-b");
    expect(added_.edges.map(({ from, to, condition }) => [from, to, condition])).toEqual([
      ["a", "n", CONDITION],
      ["n", "b", undefined],
    ]);
  });
});

describe("connecting", () => {
  test("a circle, a double and a step with itself are refused with their reason", () => {
    const graph = row("a", "b", "c");
    expect(whyNotConnected(graph, "c", "a")).toBe("circle");
    expect(whyNotConnected(graph, "a", "b")).toBe("already");
    expect(whyNotConnected(graph, "a", "a")).toBe("itself");
    expect(whyNotConnected(graph, "a", "gone")).toBe("missing");
    expect(connected(graph, edgeBetween("c", "a"))).toBe(graph);
    expect(whyNotConnected(graph, "a", "c")).toBeNull();
  });

  test("the order follows, with no more moved than is needed", () => {
    const graph: WorkflowGraph = {
      isSequential: true,
      steps: ["a", "b", "c", "d"].map((id) => step(id)),
      edges: [],
    };
    expect(order(connected(graph, edge("d", "b")))).toBe("acdb");
  });

  test("the way for all other cases is one: a second takes it from the first", () => {
    const graph: WorkflowGraph = {
      ...row("a", "b", "c"),
      edges: [edge("a", "b", { isElse: true }), edge("a", "c")],
    };
    const after = withCondition(graph, "a-c", "else");
    expect(after.edges.map(({ isElse }) => isElse)).toEqual([undefined, true]);
  });
});

describe("removing", () => {
  test("closes the gap in a plain row", () => {
    expect(ways(removed(row("a", "b", "c"), new Set(["b"])))).toEqual(["a>c"]);
    expect(ways(removed(row("a", "b", "c", "d"), new Set(["b", "c"])))).toEqual(["a>d"]);
  });

  test("twentyhq/twenty#22947: never bends a condition to another step", () => {
    const graph: WorkflowGraph = {
      ...row("a", "b", "c"),
      edges: [edge("a", "b", { condition: CONDITION }), edge("b", "c")],
    };
    expect(ways(removed(graph, new Set(["b"])))).toEqual([]);
  });
});

describe("copying", () => {
  test("copies have ids of their own, with the edges between them and none to what was not copied", () => {
    const graph = row("a", "b", "c");
    const after = pasted(graph, copyOf(clippingOf(graph, new Set(["a", "b"]))));
    expect(after.steps).toHaveLength(5);
    expect(new Set(after.steps.map(({ id }) => id)).size).toBe(5);
    const [, , , first, second] = after.steps;
    expect(after.edges.at(-1)).toMatchObject({ from: first?.id, to: second?.id });
    expect(after.edges).toHaveLength(3);
  });
});

describe("the order", () => {
  test("two neighbours of a row change places, on the canvas too", () => {
    const graph = reordered(row("a", "b", "c", "d"), "c", -1);
    expect(order(graph)).toBe("acbd");
    expect(ways(graph)).toEqual(["a>c", "b>d", "c>b"]);
    expect(graph.steps.map(({ y }) => y)).toEqual([0, 168, 336, 504]);
    expect(order(reordered(graph, "c", 1))).toBe("abcd");
  });

  test("steps of different branches change places without a new edge", () => {
    const graph: WorkflowGraph = { ...row("a", "b", "c"), edges: [edge("a", "b"), edge("a", "c")] };
    const after = reordered(graph, "c", -1);
    expect(order(after)).toBe("acb");
    expect(ways(after)).toEqual(["a>b", "a>c"]);
  });

  test("a step does not go before the one that decides about it", () => {
    const graph: WorkflowGraph = { ...row("a", "b"), edges: [edge("a", "b", { condition: CONDITION })] };
    expect(reordered(graph, "b", -1)).toBe(graph);
    expect(reordered(graph, "a", -1)).toBe(graph);
  });
});

describe("places", () => {
  test("cards line up and spread out", () => {
    const graph: WorkflowGraph = {
      isSequential: true,
      steps: [step("a", 0, 10), step("b", 20, 50), step("c", 100, 30)],
      edges: [],
    };
    const all = new Set(["a", "b", "c"]);
    expect(aligned(graph, all, "left").steps.map(({ x }) => x)).toEqual([10, 10, 10]);
    expect(aligned(graph, all, "centre").steps.map(({ x }) => x)).toEqual([30, 30, 30]);
    expect(aligned(graph, all, "bottom").steps.map(({ y }) => y)).toEqual([100, 100, 100]);
    expect(spread(graph, all, "down").steps.map(({ y }) => y)).toEqual([0, 50, 100]);
    expect(aligned(graph, new Set(["a"]), "left")).toBe(graph);
  });

  test("laid out, each step stands under those that lead to it, branches side by side", () => {
    const graph: WorkflowGraph = {
      ...row("a", "b", "c", "d"),
      edges: [edge("a", "b"), edge("a", "c"), edge("b", "d"), edge("c", "d")],
    };
    const [a, b, c, d] = arranged(graph).steps;
    expect(b?.y).toBe(c?.y);
    expect([a?.y, b?.y, d?.y].toSorted((one, two) => (one ?? 0) - (two ?? 0))).toEqual([a?.y, b?.y, d?.y]);
    expect(Math.abs((b?.x ?? 0) - (c?.x ?? 0))).toBeGreaterThanOrEqual(280);
    expect(a?.x).toBe(d?.x);
  });
});

describe("steps of undo", () => {
  const type = (state: EditorState, text: string, mergeKey: string): EditorState =>
    editorReducer(state, {
      kind: "change",
      change: (graph) => edited(graph, "a", { name: text }),
      mergeKey,
    });
  const name = ({ history }: EditorState) => history.present.steps[0]?.name;

  test("a word that is typed is one, the next field another", () => {
    let state = opened(row("a"));
    for (const text of ["N", "Ne", "New"]) state = type(state, text, "name:a");
    state = editorReducer(state, { kind: "settle" });
    state = type(state, "Newer", "name:a");
    state = editorReducer(state, { kind: "undo" });
    expect(name(state)).toBe("New");
    state = editorReducer(state, { kind: "undo" });
    expect(name(state)).toBe("A");
  });

  test("what changes nothing is none", () => {
    const state = opened(row("a"));
    expect(editorReducer(state, { kind: "change", change: (graph) => graph })).toBe(state);
  });

  test("a change after undo leaves nothing to redo", () => {
    let state = type(opened(row("a")), "B", "name:a");
    state = editorReducer(state, { kind: "undo" });
    state = type(state, "C", "name:a");
    expect(editorReducer(state, { kind: "redo" }).history.future).toEqual([]);
    expect(name(editorReducer(state, { kind: "redo" }))).toBe("C");
  });
});

test("what a step no longer says is gone from it, not blank", () => {
  const graph = edited(row("a"), "a", { data: { description: "Text" } });
  expect(edited(graph, "a", { data: { description: undefined } }).steps[0]?.data).toEqual({});
});
