import type { Rule } from "./rule.ts";
import type { Step } from "./types.ts";

/** A rule and the steps that it asks for. */
export type Judged = { readonly rule: Rule; readonly steps: readonly Step[] };

const isDone = ({ state }: Step) => state === "done";

/**
 * Of requirements that do in place of one another only one is asked for: the rules that another replaces are not
 * needed once that one is met, and it is not needed before.
 */
export function settleAlternatives(judged: readonly Judged[]): Step[] {
  const met = judged.filter(({ rule, steps }) => rule.insteadOf && steps.length > 0 && steps.every(isDone));
  return judged.flatMap(({ rule, steps }) => {
    const other = met.find((one) => one.rule.insteadOf?.includes(rule.id));
    if (other) return steps.map((step) => notNeeded(step, `Not needed: “${other.rule.title}” is on record.`));
    if (!rule.insteadOf || steps.every(isDone)) return steps;
    return steps.map((step) => notNeeded(step, `May be had in place of ${titles(judged, rule.insteadOf)}.`));
  });
}

function notNeeded(step: Step, reason: string): Step {
  return { ...step, state: "not_needed", isPossible: true, reason };
}

function titles(judged: readonly Judged[], ids: readonly string[] = []): string {
  return ids
    .flatMap((id) => judged.find(({ rule }) => rule.id === id)?.rule.title ?? [])
    .map((title) => `“${title}”`)
    .join(" and ");
}
