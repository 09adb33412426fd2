import { dayInWords } from "#contracts/core/day-in-words.ts";
import { sourceText } from "#contracts/rules/source-text.ts";
import { isStale } from "#contracts/rules/staleness.ts";
import type { Step } from "#contracts/rules/types.ts";

type Told = Pick<Step, "reason" | "window" | "source" | "guidance">;

/** What a step says where there is no screen for it: what to do, why, by which window, and where the rule stands. */
export function stepText({ reason, window, source, guidance }: Told, today: string): string {
  return [
    guidance?.next,
    datesInWords(reason),
    window?.counted,
    source && sourceText(source),
    source?.review?.differs &&
      "A person has found that this page says something else by now: ask before you rely on it.",
    source &&
      isStale(source, today) &&
      "Nobody has read this page for some time: look at it before you rely on it.",
  ]
    .filter(Boolean)
    .join("\n");
}

/** The engine's sentences carry dates as `2027-03-16`; people read them with the month in words. */
export const datesInWords = (text: string): string => text.replaceAll(/\d{4}-\d{2}-\d{2}/g, dayInWords);
