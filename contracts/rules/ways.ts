import type { Judged } from "./alternatives.ts";
import { betterOf } from "./rank.ts";

/** Of the rules that belong to different ways to the same end, those of the best way; all others stay as they are. */
export function bestWays(judged: readonly Judged[]): Judged[] {
  const taken = new Map<string, string>();
  for (const of of new Set(judged.flatMap(({ rule }) => rule.way?.of ?? []))) {
    const names = [...new Set(judged.flatMap(({ rule }) => (rule.way?.of === of ? rule.way.name : [])))];
    const ways = names.map((name) => ({ name, steps: stepsOf(judged, of, name) }));
    const best = ways.reduce((a, b) => (betterOf(a.steps, b.steps) === a.steps ? a : b));
    taken.set(of, best.name);
  }
  return judged.filter(({ rule }) => !rule.way || taken.get(rule.way.of) === rule.way.name);
}

const stepsOf = (judged: readonly Judged[], of: string, name: string) =>
  judged.flatMap(({ rule, steps }) => (rule.way?.of === of && rule.way.name === name ? steps : []));
