import { isBranch } from "./graph.ts";
import type { RunPlan, RunState } from "./run.ts";

/**
 * The steps that a journey comes to for certain, and those that it may come to. Behind a branch that nobody has decided
 * only those are certain to which each of its ways leads.
 */
export function foresee({ nodes }: RunPlan, state: RunState): { certain: bigint; possible: bigint } {
  const certain = new Map<string, bigint>();
  const possible = new Map<string, bigint>();
  for (const { step, out, bit } of nodes.toReversed()) {
    const run = state.get(step.id);
    const ways = run?.chosen === undefined ? out : out.filter(({ id }) => id === run.chosen);
    const isUndecided = isBranch(step.type) && run?.status !== "done";
    const sure = ways.map(({ to }) => certain.get(to) ?? 0n);
    certain.set(step.id, bit | (isUndecided ? common(sure) : union(sure)));
    possible.set(step.id, bit | union(ways.map(({ to }) => possible.get(to) ?? 0n)));
  }
  const starts = nodes.filter(({ into }) => into.length === 0).map(({ step }) => step.id);
  return {
    certain: union(starts.map((id) => certain.get(id) ?? 0n)),
    possible: union(starts.map((id) => possible.get(id) ?? 0n)),
  };
}

const union = (sets: readonly bigint[]): bigint => sets.reduce((all, set) => all | set, 0n);
const common = (sets: readonly bigint[]): bigint =>
  sets.length === 0 ? 0n : sets.reduce((all, set) => all & set);
