import { type CalendarDate, dateInZone, daysBetween } from "#contracts/core/dates.ts";
import type { ActivityEntry } from "#contracts/journeys.ts";
import { activityWords, journey as copy, reader } from "#web/copy/journey.ts";

/** A stretch of a sentence; names stand out and keep their own direction of writing. */
export type Part = { text: string; isName: boolean };

type Told = Pick<ActivityEntry, "kind" | "actorName" | "subject" | "person" | "isMine" | "isPersonMe">;

/** An entry of the log as a sentence: `Anna Lindqvist` + ` joined the journey`. */
export function sentenceParts(entry: Told): Part[] {
  const words = activityWords[entry.kind];
  return fillIn(entry.isMine ? words.mine : words.theirs, {
    "{actor}": entry.actorName,
    "{person}": entry.isPersonMe ? reader : (entry.person ?? ""),
    "{subject}": entry.subject ?? "",
  });
}

/** Sets names into a sentence with `{…}` places; what has no name to set in is left out. */
export function fillIn(sentence: string, names: Readonly<Record<string, string>>): Part[] {
  return sentence
    .split(/(\{\w+\})/)
    .map((text) =>
      text.startsWith("{") ? { text: names[text] ?? "", isName: true } : { text, isName: false },
    )
    .filter(({ text }) => text !== "");
}

/** `Today, 09:04 GMT`, `Yesterday, 18:22 GMT`, `24 November 2026, 20:41 GMT`: never without its zone. */
export function whenText(at: Date, today: CalendarDate, zone: string): string {
  const time = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: zone,
    timeZoneName: "short",
  }).format(at);
  const days = daysBetween(dateInZone(at, zone), today);
  if (days === 0) return copy.at(copy.today, time);
  if (days === 1) return copy.at(copy.yesterday, time);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: zone }).format(at);
  return copy.at(day, time);
}
