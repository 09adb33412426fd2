import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays } from "#contracts/core/dates.ts";
import type { Step } from "#contracts/rules/types.ts";

/** How the steps of a journey are told apart, in the order in which they are read. */
export const STEP_GROUPS = ["now", "later", "review", "had"] as const;
export type StepGroup = (typeof STEP_GROUPS)[number];

/** What opens or closes within so many days is to be done now. */
const NOW_DAYS = 28;

/** What nobody can keep any more comes first: something has to be decided. */
export function groupOf(step: Step, today: CalendarDate): StepGroup {
  if (step.state === "done" || step.state === "not_needed") return "had";
  if (!step.isPossible) return "now";
  if (step.state === "needs_review") return "review";
  if (step.state === "planned") return "later";
  const soon = addDays(today, NOW_DAYS + (step.lead?.days ?? 0));
  const { earliest = null, latest = null } = step.window ?? {};
  const isNow = latest === null ? earliest === null || earliest <= soon : latest <= soon;
  return isNow || step.state === "at_risk" || step.state === "wrongly_timed" ? "now" : "later";
}

/** The steps of each group that has some; what closes first comes first. */
export function groupedSteps(
  steps: readonly Step[],
  today: CalendarDate,
): { group: StepGroup; steps: readonly Step[] }[] {
  const lastDay = ({ window }: Step) => window?.latest ?? window?.earliest ?? "9999";
  return STEP_GROUPS.map((group) => ({
    group,
    steps: steps
      .filter((step) => groupOf(step, today) === group)
      .toSorted((a, b) => (lastDay(a) < lastDay(b) ? -1 : lastDay(a) > lastDay(b) ? 1 : 0)),
  })).filter((one) => one.steps.length > 0);
}

/** What is still to be done and closes first: its last day missed, the date does not hold. */
export function nextToClose(steps: readonly Step[]): Step | null {
  const open = steps.filter(
    ({ state, window, isPossible }) =>
      isPossible && (state === "due" || state === "at_risk") && window?.latest != null,
  );
  return open.toSorted((a, b) => ((a.window?.latest ?? "") < (b.window?.latest ?? "") ? -1 : 1))[0] ?? null;
}

export const isTight = ({ state }: Step): boolean => state === "at_risk";

/** How many steps are still to be done by somebody. */
export const toDo = (steps: readonly Step[]): Step[] =>
  steps.filter(({ state }) => ["due", "at_risk", "missing", "wrongly_timed"].includes(state));
