import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { isAutomatic } from "./automatic-steps.ts";
import { wayOut } from "./conditions.ts";
import { foresee } from "./foresight.ts";
import type { WorkflowEdge, WorkflowStep } from "./graph-shapes.ts";
import { isBranch } from "./graph.ts";
import type { Effect, RunEvent, RunPlan, RunState, RunWorld, StepRun } from "./run.ts";
import { endOfWait } from "./wait.ts";

/** Where an event leaves a journey, and what has to happen. */
export type Advance = { readonly state: RunState; readonly effects: readonly Effect[] };

/**
 * How a journey goes through its workflow: a state and an event give the next state and what has to happen, and nothing
 * else does. Whoever keeps the state says when it is written. An event that cannot happen in that state, or has happened,
 * changes nothing and asks for nothing.
 */
export function advance(plan: RunPlan, before: RunState, event: RunEvent, world: RunWorld): Advance {
  const run = new Run(plan, before, world);
  run.take(event);
  run.settle();
  return { state: run.state, effects: run.effects };
}

/**
 * The state of a journey from what is kept of it, which is nothing for a step on a way that was not taken: those are
 * skipped again.
 */
export function restored(plan: RunPlan, kept: RunState): RunState {
  const { possible } = foresee(plan, kept);
  const state = new Map(kept);
  for (const { step, bit } of plan.nodes) {
    if (!kept.has(step.id) && (possible & bit) === 0n) state.set(step.id, { status: "skipped" });
  }
  return state;
}

class Run {
  readonly state: Map<string, StepRun>;
  readonly effects: Effect[] = [];
  readonly #plan: RunPlan;
  readonly #world: RunWorld;
  #isDecided: boolean;
  #wasThrough: boolean;

  constructor(plan: RunPlan, before: RunState, world: RunWorld) {
    this.#plan = plan;
    this.#world = world;
    this.state = new Map(before);
    this.#isDecided = before.size === 0;
    this.#wasThrough = this.#isThrough();
  }

  take(event: RunEvent): void {
    switch (event.type) {
      case "begin":
        this.#isDecided = true;
        break;
      case "done":
        this.#done(event.stepId);
        break;
      case "choose":
        this.#choose(event.stepId, event.edgeId);
        break;
      case "reopen":
        if (this.state.get(event.stepId)?.status === "done") this.state.set(event.stepId, { status: "open" });
        break;
      case "facts":
        for (const { step } of this.#plan.nodes) this.#ask(step);
        break;
      case "dayBegins":
        for (const { step } of this.#plan.nodes) this.#wake(step);
        break;
    }
  }

  /** Opens whatever is reached. One pass is enough: nothing leads back to a step that stands before it. */
  settle(): void {
    if (this.#isDecided) this.#foresee();
    // Done, and so is all that it depends on: a step that was opened again holds what is still to come behind it.
    const whole = new Set<string>();
    for (const { step, into } of this.#plan.nodes) {
      const ways = into.map((edge) => this.#wayOf(edge, whole));
      if (this.state.get(step.id)?.status === "pending") {
        if (ways.length > 0 && ways.every((way) => way === "dead")) this.#drop(step.id);
        else if (!ways.includes("waiting")) this.#reach(step);
      }
      if (this.state.get(step.id)?.status === "done" && !ways.includes("waiting")) whole.add(step.id);
    }
    if (!this.#wasThrough && this.#isThrough()) this.effects.push({ type: "complete" });
  }

  #done(stepId: string): void {
    const node = this.#plan.byId.get(stepId);
    const run = this.state.get(stepId);
    if (!node || !run || run.status === "done" || run.status === "skipped") return;
    if (isBranch(node.step.type) && node.out.length > 0) return;
    this.state.set(stepId, { status: "done" });
  }

  #choose(stepId: string, edgeId: string): void {
    const node = this.#plan.byId.get(stepId);
    if (!node || !isBranch(node.step.type) || this.state.get(stepId)?.status !== "open") return;
    if (!node.out.some(({ id }) => id === edgeId)) return;
    this.state.set(stepId, { status: "done", chosen: edgeId });
    this.#isDecided = true;
  }

  /** A branch that waits for what was not known. */
  #ask(step: WorkflowStep): void {
    if (step.type !== "conditional-branch" || this.state.get(step.id)?.status !== "open") return;
    const edge = this.#wayOut(step.id);
    if (edge) this.#take(step.id, edge);
  }

  #wake(step: WorkflowStep): void {
    const run = this.state.get(step.id);
    if (run?.status !== "open" || run.until === undefined || run.until > this.#world.today) return;
    if (step.type === "conditional-branch") return this.#decide(step.id);
    this.state.set(step.id, { status: "done" });
    this.effects.push({ type: "run", stepId: step.id });
  }

  #wayOf(edge: WorkflowEdge, whole: ReadonlySet<string>): "taken" | "waiting" | "dead" {
    const from = this.#plan.byId.get(edge.from);
    const run = this.state.get(edge.from);
    if (!from || !run || run.status === "pending") return "waiting";
    if (run.status === "skipped") return "dead";
    if (run.status === "done") {
      if (run.chosen !== undefined && run.chosen !== edge.id) return "dead";
      return whole.has(edge.from) ? "taken" : "waiting";
    }
    const isHeld = this.#plan.isSequential || isBranch(from.step.type) || from.step.type === "wait";
    return isHeld ? "waiting" : "taken";
  }

  #reach(step: WorkflowStep): void {
    if (!isAutomatic(step)) return this.#open(step.id);
    const { today, isHeld = false } = this.#world;
    if (step.type === "conditional-branch" && !isHeld) return this.#decide(step.id);
    const until = this.#dayOf(step);
    if (until > today || isHeld) {
      this.state.set(step.id, { status: "open", until });
      this.effects.push({ type: "wait", stepId: step.id, until });
      return;
    }
    this.state.set(step.id, { status: "done" });
    this.effects.push({ type: "run", stepId: step.id });
  }

  #dayOf(step: WorkflowStep): CalendarDate {
    if (step.type === "wait") return endOfWait(step.data, this.#world);
    const { today } = this.#world;
    return step.type === "conditional-branch" ? today : (this.#world.dueDate(step.id) ?? today);
  }

  #decide(stepId: string): void {
    const edge = this.#wayOut(stepId);
    if (edge) this.#take(stepId, edge);
    else this.#open(stepId);
  }

  #open(stepId: string): void {
    this.state.set(stepId, { status: "open" });
    this.effects.push({ type: "open", stepId });
  }

  #take(stepId: string, edge: WorkflowEdge): void {
    this.state.set(stepId, { status: "done", chosen: edge.id });
    this.effects.push({ type: "run", stepId, edgeId: edge.id });
    this.#foresee();
  }

  #drop(stepId: string): void {
    this.state.set(stepId, { status: "skipped" });
    this.effects.push({ type: "drop", stepId });
  }

  #wayOut(stepId: string): WorkflowEdge | undefined {
    return wayOut(this.#plan.byId.get(stepId)?.out ?? [], (fact) => this.#factOf(fact));
  }

  #factOf(fact: string): string | undefined {
    if (!fact.startsWith("decision.")) return this.#world.fact(fact);
    const stepId = fact.slice("decision.".length);
    const chosen = this.state.get(stepId)?.chosen;
    return this.#plan.byId.get(stepId)?.out.find(({ id }) => id === chosen)?.condition?.value;
  }

  /** What comes for certain is planned, and what no way leads to any more is dropped. */
  #foresee(): void {
    const { certain, possible } = foresee(this.#plan, this.state);
    for (const { step, bit } of this.#plan.nodes) {
      const run = this.state.get(step.id);
      if ((possible & bit) === 0n && (run === undefined || run.status === "pending")) this.#drop(step.id);
      else if ((certain & bit) !== 0n && (run === undefined || run.status === "skipped")) {
        this.state.set(step.id, { status: "pending" });
        this.effects.push({ type: "plan", stepId: step.id });
      }
    }
  }

  #isThrough(): boolean {
    const { nodes } = this.#plan;
    return (
      nodes.length > 0 &&
      nodes.every(({ step }) => {
        const status = this.state.get(step.id)?.status;
        return status === "done" || status === "skipped";
      })
    );
  }
}
