import type { Step, StepState, Verdict } from "./types.ts";

/** From the best to the worst. */
export const VERDICT_ORDER: readonly Verdict[] = [
  "may_travel",
  "needs_review",
  "may_travel_if",
  "may_not_on_this_date",
];

/** From the best to the worst of two ways to the same end. */
const ORDER: readonly StepState[] = [
  "not_needed",
  "done",
  "planned",
  "due",
  "at_risk",
  "needs_review",
  "wrongly_timed",
  "missing",
];

type Rank = {
  readonly blocked: number;
  readonly from: string;
  readonly open: number;
  readonly worst: number;
};

function rankOf(steps: readonly Step[]): Rank {
  let [blocked, open, worst, from] = [0, 0, 0, ""];
  for (const { state, isPossible, possibleFrom } of steps) {
    if (!isPossible) {
      blocked = 1;
      from = possibleFrom === null || from === NEVER ? NEVER : possibleFrom > from ? possibleFrom : from;
    }
    if (state !== "done" && state !== "not_needed") open++;
    worst = Math.max(worst, ORDER.indexOf(state));
  }
  return { blocked, from, open, worst };
}

const NEVER = "9999-12-31";

/** The one that leads sooner to where nothing is open; the first where there is nothing between them. */
export function betterOf<One extends readonly Step[]>(first: One, second: One): One {
  const [a, b] = [rankOf(first), rankOf(second)];
  if (a.blocked !== b.blocked) return a.blocked < b.blocked ? first : second;
  if (a.from !== b.from) return a.from < b.from ? first : second;
  if (a.worst !== b.worst) return a.worst < b.worst ? first : second;
  return b.open < a.open ? second : first;
}
