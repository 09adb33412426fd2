import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Step, Window } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { formatDate, formatInstant } from "#web/core/dates.ts";

/** When a step must happen, in words; with the hour where hours count. */
export function windowText({ earliest, latest, fromInstant, toInstant }: Window, zone = "UTC"): string {
  if (fromInstant && toInstant) {
    return copy.windowBetween(
      formatInstant(new Date(fromInstant), zone),
      formatInstant(new Date(toInstant), zone),
    );
  }
  return daysText({ earliest, latest });
}

/** The same by days alone. */
export function daysText({ earliest, latest }: Pick<Window, "earliest" | "latest">): string {
  if (earliest && latest) {
    return earliest === latest
      ? formatDate(earliest)
      : copy.windowBetween(formatDate(earliest), formatDate(latest));
  }
  if (latest) return copy.windowUntil(formatDate(latest));
  return earliest ? copy.windowFrom(formatDate(earliest)) : "";
}

/** The engine's sentences carry dates as `2027-03-16`; people read them with the month in words. */
export function datesInWords(sentence: string): string {
  return sentence.replaceAll(/\b\d{4}-\d{2}-\d{2}\b/g, (date) => formatDate(date));
}

/** `Mar 2027` for the beginning of a month, `7 Mar` for a day. */
export function tickText(day: CalendarDate, unit: "month" | "day"): string {
  const words = formatDate(day).split(" ");
  return unit === "month" ? words.slice(1).join(" ") : words.slice(0, 2).join(" ");
}

/** `By 27 Jan 2027, official vet`; what can no longer be kept says what comes next instead. */
export function whenText(step: Step): string {
  const days = step.window ? daysText(step.window) : "";
  const when =
    step.isPossible || step.possibleFrom === null ? days : copy.nextPossible(formatDate(step.possibleFrom));
  return [when, copy.doer[step.doer]].filter((part) => part !== "").join(", ");
}
