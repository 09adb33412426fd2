import { describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";

import { isAutomatic } from "./automatic-steps.ts";
import { checkGraph } from "./check.ts";
import { advance, restored } from "./engine.ts";
import type { WorkflowGraph, WorkflowStep } from "./graph-shapes.ts";
import { isBranch } from "./graph.ts";
import { type Effect, planOf, type RunEvent, type RunPlan, type RunState, type RunWorld } from "./run.ts";

const TODAY = "2027-03-01";

/** A small generator with a fixed start: the same journeys on every run. */
function* numbers(start: number): Generator<number> {
  let state = start;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const mail = { to: "customer", subject: "News", body: "Text" } as const;
const KINDS: readonly Pick<WorkflowStep, "type" | "data">[] = [
  { type: "passport-upload", data: { assignedTo: "customer" } },
  { type: "approval", data: { assignedTo: "team" } },
  { type: "health-cert", data: { assignedTo: "partner" } },
  { type: "milestone", data: {} },
  { type: "email-notification", data: { settings: { mail } } },
  {
    type: "email-notification",
    data: { settings: { mail }, due: { kind: "offset", anchor: "departure", days: -3 } },
  },
  { type: "wait", data: { settings: { wait: { for: "days", days: 5 } } } },
];

type Random = (most: number) => number;

/** A drawing that passes the check: everything leads forwards from one start, and branches have all their ways. */
function aGraph(random: Random, isSequential: boolean): WorkflowGraph {
  const size = 2 + random(14);
  const steps: WorkflowStep[] = [];
  const edges: WorkflowGraph["edges"] = [];
  for (let at = 0; at < size; at++) {
    const left = size - at - 1;
    const kind = KINDS[random(KINDS.length)] ?? { type: "milestone", data: {} };
    const isFork = left >= 2 && random(4) === 0;
    const decides = random(2) === 0;
    const id = `s${at}`;
    const base = { id, name: `Step ${at}`, x: 0, y: at };
    const options = ["yes", "no"].map((option) => ({ id: option, label: option }));
    if (isFork && decides)
      steps.push({ ...base, type: "decision-branch", data: { assignedTo: "team", settings: { options } } });
    else if (isFork) steps.push({ ...base, type: "conditional-branch", data: {} });
    else steps.push({ ...base, ...kind });
    const next = at + 1;
    const further = at + 1 + random(Math.max(1, left));
    const edge = (to: number, rest = {}) => ({ id: `${id}-${to}`, from: id, to: `s${to}`, ...rest });
    const asks = (value: string) => ({
      condition: { fact: decides ? `decision.${id}` : "species", operator: "is", value } as const,
    });
    if (isFork && further !== next)
      edges.push(
        edge(next, asks(decides ? "yes" : "dog")),
        edge(further, decides ? asks("no") : { isElse: true }),
      );
    else if (isFork) edges.push(edge(next, { isElse: true }));
    else if (left > 0) edges.push(edge(next));
    if (!isFork && left > 2 && random(4) === 0 && further !== next) edges.push(edge(further));
  }
  return { isSequential, steps, edges };
}

const worldOn = (today: string, species: string | undefined, graph: WorkflowGraph): RunWorld => {
  const due = new Map(graph.steps.map(({ id, data }) => [id, data.due ? addDays("2027-04-01", -3) : null]));
  return {
    today,
    departureDate: "2027-04-01",
    dueDate: (stepId) => due.get(stepId) ?? null,
    fact: (fact) => (fact === "species" ? species : undefined),
  };
};

const openOf = (state: RunState) => [...state].filter(([, run]) => run.status === "open");

/** Plays a journey to its end with everything delivered twice. @returns what was asked for on the way. */
function play(graph: WorkflowGraph, random: Random): { effects: Effect[]; state: RunState; plan: RunPlan } {
  const plan = planOf(graph);
  const effects: Effect[] = [];
  let state: RunState = new Map();
  let today = TODAY;
  let species: string | undefined;
  const take = (event: RunEvent) => {
    const world = worldOn(today, species, graph);
    const next = advance(plan, state, event, world);
    inOrder(graph, plan, next.state, next.effects);
    expect(advance(plan, next.state, event, world).effects).toEqual([]);
    effects.push(...next.effects);
    state = restored(plan, new Map([...next.state].filter(([, run]) => run.status !== "skipped")));
    expect(new Map(state)).toEqual(new Map(next.state));
  };
  take({ type: "begin" });
  for (let turn = 0; turn < 200; turn++) {
    const open = openOf(state);
    if (open.length === 0) break;
    const [stepId, run] = open[random(open.length)] ?? ["", { status: "open" } as const];
    const node = plan.byId.get(stepId);
    waitsForSomebody(node?.step, run.until);
    if (run.until !== undefined) {
      today = run.until;
      take({ type: "dayBegins" });
    } else if (node && isBranch(node.step.type) && node.step.type !== "decision-branch" && random(2) === 0) {
      species = ["dog", "cat"][random(2)];
      take({ type: "facts" });
    } else if (node && isBranch(node.step.type))
      take({ type: "choose", stepId, edgeId: node.out[random(node.out.length)]?.id ?? "" });
    else take({ type: "done", stepId });
  }
  return { effects, state, plan };
}

/** Somebody is named, or a day; a condition that cannot be told is the team's. */
function waitsForSomebody(step: WorkflowStep | undefined, until: string | undefined): void {
  const isNamed =
    until !== undefined || step?.data.assignedTo !== undefined || step?.type === "conditional-branch";
  expect(isNamed).toBe(true);
}

/** What opened or ran had nothing before it that was still to come: told from the drawing alone. */
function inOrder(graph: WorkflowGraph, plan: RunPlan, state: RunState, effects: readonly Effect[]): void {
  for (const effect of effects) {
    if (effect.type !== "open" && effect.type !== "run" && effect.type !== "wait") continue;
    for (const edge of graph.edges.filter(({ to }) => to === effect.stepId)) {
      const before = state.get(edge.from);
      const from = plan.byId.get(edge.from)?.step;
      const isHeld = graph.isSequential || (from && (isBranch(from.type) || from.type === "wait"));
      expect(["done", "skipped", ...(isHeld ? [] : ["open"])]).toContain(before?.status);
    }
  }
}

describe.each([true, false])("journeys of every shape, in order: %s", (isSequential) => {
  const random = numbers(isSequential ? 7 : 11);
  const int: Random = (most) => Math.floor((random.next().value as number) * most);
  const graphs = Array.from({ length: 400 }, () => aGraph(int, isSequential));

  test("[WF-01] every journey ends, or waits for somebody named or for a day; no step opens before what it depends on", () => {
    for (const graph of graphs) {
      expect(checkGraph(graph)).toEqual([]);
      const { effects, state } = play(graph, int);
      expect(openOf(state)).toEqual([]);
      expect(effects.filter(({ type }) => type === "complete")).toHaveLength(1);
    }
  });

  test("[WF-02] each effect is asked for once, also where every event comes twice", () => {
    for (const graph of graphs) {
      const { effects } = play(graph, int);
      const named = effects.map((effect) => `${effect.type} ${"stepId" in effect ? effect.stepId : ""}`);
      expect(new Set(named).size).toBe(named.length);
    }
  });

  test("[WF-03] what is planned comes, and what was dropped does not", () => {
    for (const graph of graphs) {
      const { effects, state } = play(graph, int);
      const of = (type: Effect["type"]) =>
        effects.flatMap((effect) => (effect.type === type && "stepId" in effect ? [effect.stepId] : []));
      for (const id of of("plan")) expect(state.get(id)?.status).toBe("done");
      for (const id of of("drop")) expect(state.get(id)?.status).toBe("skipped");
      for (const id of of("run"))
        expect(isAutomatic(graph.steps.find((step) => step.id === id) ?? never())).toBe(true);
    }
  });
});

function never(): never {
  throw new Error("The step is not in the drawing");
}

const step = (id: string, type: WorkflowStep["type"], data: WorkflowStep["data"] = {}): WorkflowStep => ({
  id,
  type,
  name: id,
  x: 0,
  y: 0,
  data: { assignedTo: "team", ...data },
});

describe("a branch", () => {
  const isDog = { fact: "species", operator: "is", value: "dog" } as const;
  const graph: WorkflowGraph = {
    isSequential: true,
    steps: [
      step("fork", "conditional-branch"),
      step("dog", "approval"),
      step("cat", "approval"),
      step("both", "approval"),
    ],
    edges: [
      { id: "1", from: "fork", to: "dog", condition: isDog },
      { id: "2", from: "fork", to: "cat", isElse: true },
      { id: "3", from: "dog", to: "both" },
      { id: "4", from: "cat", to: "both" },
    ],
  };
  const plan = planOf(graph);
  const begun = (species: string | undefined) =>
    advance(plan, new Map(), { type: "begin" }, worldOn(TODAY, species, graph));

  test("[WF-04] takes the way whose condition holds, and else the other", () => {
    expect(begun("Dog").effects).toEqual([
      { type: "plan", stepId: "fork" },
      { type: "plan", stepId: "both" },
      { type: "run", stepId: "fork", edgeId: "1" },
      { type: "plan", stepId: "dog" },
      { type: "drop", stepId: "cat" },
      { type: "open", stepId: "dog" },
    ]);
    expect(begun("ferret").state.get("cat")?.status).toBe("open");
  });

  test("[WF-04] asks the team while what it depends on is not known, and goes on by itself once it is", () => {
    const { state, effects } = begun(undefined);
    expect(effects.at(-1)).toEqual({ type: "open", stepId: "fork" });
    expect(state.has("dog")).toBe(false);
    const known = advance(plan, state, { type: "facts" }, worldOn(TODAY, "cat", graph));
    expect(known.state.get("cat")?.status).toBe("open");
    const told = advance(
      plan,
      state,
      { type: "choose", stepId: "fork", edgeId: "1" },
      worldOn(TODAY, undefined, graph),
    );
    expect(told.state.get("dog")?.status).toBe("open");
  });

  test("[WF-04] a decision taken back leads the other way; what was done stays done", () => {
    const world = worldOn(TODAY, "dog", graph);
    const first = advance(plan, begun("dog").state, { type: "done", stepId: "dog" }, world);
    const again = advance(plan, first.state, { type: "reopen", stepId: "fork" }, world);
    const other = advance(plan, again.state, { type: "choose", stepId: "fork", edgeId: "2" }, world);
    expect(other.state.get("dog")?.status).toBe("done");
    expect(other.state.get("cat")?.status).toBe("open");
  });
});

test("[WF-05] a wait ends on its day: after days, on a date, or so many days before departure", () => {
  for (const [wait, until] of [
    [{ for: "days", days: 5 }, "2027-03-06"],
    [{ for: "date", date: "2027-03-20" }, "2027-03-20"],
    [{ for: "before-departure", days: 10 }, "2027-03-22"],
  ] as const) {
    const graph = { isSequential: true, steps: [step("w", "wait", { settings: { wait } })], edges: [] };
    const plan = planOf(graph);
    const { state, effects } = advance(plan, new Map(), { type: "begin" }, worldOn(TODAY, undefined, graph));
    expect(effects.at(-1)).toEqual({ type: "wait", stepId: "w", until });
    const early = advance(plan, state, { type: "dayBegins" }, worldOn(addDays(until, -1), undefined, graph));
    expect(early.effects).toEqual([]);
    const then = advance(plan, state, { type: "dayBegins" }, worldOn(until, undefined, graph));
    expect(then.effects).toEqual([{ type: "run", stepId: "w" }, { type: "complete" }]);
  }
});
