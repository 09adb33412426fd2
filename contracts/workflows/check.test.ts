import { describe, expect, test } from "vitest";

import { checkGraph, orderOf, type ProblemCode } from "./check.ts";
import { WorkflowGraph, type WorkflowStep } from "./graph-shapes.ts";

const step = (id: string, change: Partial<WorkflowStep> = {}): WorkflowStep => ({
  id,
  type: "handy-crate-tips",
  name: `Step ${id}`,
  x: 0,
  y: 0,
  ...change,
  data: { assignedTo: "customer", ...change.data },
});

type Edge = WorkflowGraph["edges"][number];
const edge = (from: string, to: string, rest: Partial<Edge> = {}): Edge => ({
  id: `${from}-${to}`,
  from,
  to,
  ...rest,
});

const graph = (steps: WorkflowStep[], edges: Edge[], isSequential = true): WorkflowGraph => ({
  isSequential,
  steps,
  edges,
});

const codes = (drawn: WorkflowGraph): ProblemCode[] => checkGraph(drawn).map(({ code }) => code);

describe("before publishing", () => {
  test("[WF-17] a chain whose steps have a name and somebody who does them can be published", () => {
    expect(checkGraph(graph([step("a"), step("b")], [edge("a", "b")]))).toEqual([]);
  });

  test("[WF-17] each problem names the step it is about", () => {
    const late = step("late", {
      data: { assignedTo: "team", due: { kind: "offset", anchor: "departure", days: 2 } },
    });
    const unnamed = step("unnamed", { name: " " });
    const nobodys: WorkflowStep = { ...step("nobodys"), data: {} };
    const drawn = graph(
      [step("a"), late, unnamed, nobodys, step("alone")],
      [edge("a", "late"), edge("late", "unnamed"), edge("unnamed", "nobodys"), edge("nobodys", "gone")],
    );
    expect(checkGraph(drawn)).toEqual([
      { code: "dangling", edgeId: "nobodys-gone", stepId: "nobodys" },
      { code: "unreachable", stepId: "alone" },
      { code: "due_after_departure", stepId: "late" },
      { code: "name_missing", stepId: "unnamed" },
      { code: "role_missing", stepId: "nobodys" },
    ]);
  });

  test("[WF-17] a circle is told at each of its steps, and nothing runs for ever", () => {
    const drawn = graph([step("a"), step("b"), step("c")], [edge("a", "b"), edge("b", "c"), edge("c", "b")]);
    expect(checkGraph(drawn)).toEqual([
      { code: "cycle", stepId: "b" },
      { code: "cycle", stepId: "c" },
    ]);
  });

  test("where the order is free, whatever nothing leads to is a start", () => {
    expect(codes(graph([step("a"), step("b")], [], false))).toEqual([]);
    expect(codes(graph([step("a"), step("b")], []))).toEqual(["unreachable"]);
  });

  test("[WF-17] a branch says what happens where no condition holds", () => {
    const branch = step("fork", { type: "conditional-branch" });
    const isDog = { condition: { fact: "species", operator: "is", value: "dog" } } as const;
    const steps = [branch, step("dog"), step("other")];
    expect(codes(graph(steps, [edge("fork", "dog", isDog), edge("fork", "other")]))).toEqual([
      "no_condition",
      "no_else",
    ]);
    const whole = [edge("fork", "dog", isDog), edge("fork", "other", { isElse: true })];
    expect(codes(graph(steps, whole))).toEqual([]);
    expect(codes(graph([step("a"), step("b")], [edge("a", "b", isDog)]))).toEqual(["misplaced_condition"]);
  });

  test("[WF-17] a decision offers at least two options, and each of them leads somewhere", () => {
    const options = [
      { id: "yes", label: "Yes" },
      { id: "no", label: "No" },
    ];
    const decision = (settings: WorkflowStep["data"]["settings"]) =>
      step("ask", { type: "decision-branch", data: { assignedTo: "team", settings } });
    const chosen = (value: string) => ({
      condition: { fact: "decision.ask", operator: "is", value } as const,
    });
    const yes = edge("ask", "a", chosen("yes"));
    const steps = [step("a"), step("b")];
    expect(codes(graph([decision(undefined), ...steps], [yes, edge("a", "b")]))).toEqual(["no_options"]);
    expect(codes(graph([decision({ options }), ...steps], [yes, edge("a", "b")]))).toEqual([
      "option_without_way",
    ]);
    const whole = [yes, edge("ask", "b", chosen("no"))];
    expect(codes(graph([decision({ options }), ...steps], whole))).toEqual([]);
  });

  test("a condition may only ask for a decision that is made on the way to it", () => {
    const asks = { condition: { fact: "decision.nowhere", operator: "is", value: "yes" } } as const;
    const steps = [step("fork", { type: "conditional-branch" }), step("a"), step("b")];
    const drawn = graph(steps, [edge("fork", "a", asks), edge("fork", "b", { isElse: true })]);
    expect(codes(drawn)).toEqual(["unknown_decision"]);
  });

  test("a step that does something by itself has to know what", () => {
    for (const type of ["email-notification", "sms-notification", "automation", "wait", "e-sign"] as const) {
      expect(codes(graph([step("a", { type })], []))).toEqual(["settings_missing"]);
    }
    const mail = { to: "customer", subject: "Fly safe", body: "See you" } as const;
    const written = step("a", { type: "email-notification", data: { settings: { mail } } });
    expect(codes(graph([written], []))).toEqual([]);
  });

  test("an empty drawing cannot be published", () => {
    expect(codes(graph([], []))).toEqual(["empty"]);
  });
});

describe("the order of steps", () => {
  test("no step stands before what leads to it; of two that may, the one that was drawn first", () => {
    const drawn = graph([step("c"), step("b"), step("a")], [edge("a", "b"), edge("b", "c")]);
    expect(orderOf(drawn).map(({ id }) => id)).toEqual(["a", "b", "c"]);
    const free = graph([step("z"), step("y"), step("x")], [edge("y", "x")]);
    expect(orderOf(free).map(({ id }) => id)).toEqual(["z", "y", "x"]);
  });

  test("steps of a circle keep their places at the end", () => {
    const drawn = graph([step("b"), step("c"), step("a")], [edge("b", "c"), edge("c", "b")]);
    expect(orderOf(drawn).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });
});

test("[STATE-21] a freshly dropped step has empty data; a drawing holds no two steps of one id and no more than 200", () => {
  const dropped = { id: "n-1", type: "milestone", name: "Milestone", x: 1.5, y: -3, data: {} };
  const draw = (steps: unknown[]) =>
    WorkflowGraph.safeParse({ isSequential: true, steps, edges: [] }).success;
  expect(draw([dropped])).toBe(true);
  expect(draw([{ ...dropped, data: { status: "active" } }])).toBe(true);
  expect(draw([dropped, dropped])).toBe(false);
  const many = (count: number) => Array.from({ length: count }, (_, at) => ({ ...dropped, id: `n-${at}` }));
  expect([draw(many(200)), draw(many(201))]).toEqual([true, false]);
});
