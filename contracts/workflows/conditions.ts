import { fold } from "#contracts/core/fold.ts";

import type { Condition, WorkflowEdge } from "./graph-shapes.ts";
import type { Operator } from "./graph.ts";

/** A number as people type it: `4`, `4.5`, `4,5`. */
const numberOf = (text: string): number =>
  text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));

function isEqual(known: string, value: string): boolean {
  const [a, b] = [numberOf(known), numberOf(value)];
  return a === b || fold(known.trim()) === fold(value.trim());
}

/** Undefined where it cannot be told: what is known is no number. */
function compared(
  known: string,
  value: string,
  isMet: (a: number, b: number) => boolean,
): boolean | undefined {
  const [a, b] = [numberOf(known), numberOf(value)];
  return Number.isNaN(a) || Number.isNaN(b) ? undefined : isMet(a, b);
}

const HOLDS: Readonly<Record<Operator, (known: string, value: string) => boolean | undefined>> = {
  is: isEqual,
  isNot: (known, value) => !isEqual(known, value),
  contains: (known, value) => fold(known).includes(fold(value.trim())),
  atLeast: (known, value) => compared(known, value, (a, b) => a >= b),
  below: (known, value) => compared(known, value, (a, b) => a < b),
};

/** Whether a condition holds; undefined while what it asks is not known. */
export function holds(
  { fact, operator, value }: Condition,
  factOf: (fact: string) => string | undefined,
): boolean | undefined {
  const known = factOf(fact);
  return known === undefined ? undefined : HOLDS[operator](known, value);
}

/**
 * The way out of a branch: the first whose condition holds, else the one for everything else. None while a condition
 * before it cannot be told yet, since it might hold; then somebody has to say.
 */
export function wayOut(
  ways: readonly WorkflowEdge[],
  factOf: (fact: string) => string | undefined,
): WorkflowEdge | undefined {
  for (const way of ways) {
    if (way.isElse || !way.condition) continue;
    const isMet = holds(way.condition, factOf);
    if (isMet === undefined) return undefined;
    if (isMet) return way;
  }
  return ways.find(({ isElse }) => isElse);
}
