import type { StaffActivityEntry } from "#contracts/journeys/shapes.ts";
import { andMore, reader, selfAssigned, type Sentence } from "#web/copy/activity.ts";

/** A stretch of a sentence; names stand out and keep their own direction of writing. */
export type Part = { text: string; isName: boolean };

type Told = Pick<StaffActivityEntry, "kind" | "actorName" | "subject" | "person" | "isMine" | "isPersonMe">;

/** What happened in one go: the entry that tells it, and how many more of the same kind it stands for. */
export type Happening<T> = { entry: T; more: number };

/** Folds a person's assignments that follow one another into the earliest of them. `entries` newest first. */
export function happenings<T extends Told>(entries: readonly T[]): Happening<T>[] {
  const folded: Happening<T>[] = [];
  for (const entry of entries) {
    const last = folded.at(-1);
    const isSame =
      last !== undefined &&
      entry.kind === "task.assigned" &&
      last.entry.kind === entry.kind &&
      last.entry.actorName === entry.actorName &&
      last.entry.person === entry.person;
    if (isSame) folded[folded.length - 1] = { entry, more: last.more + 1 };
    else folded.push({ entry, more: 0 });
  }
  return folded;
}

/** An entry of the log as a sentence: `Anna Lindqvist` + ` joined the journey`. */
export function sentenceParts(entry: Told, words: Sentence, more = 0): Part[] {
  const isSelf = entry.kind === "task.assigned" && entry.person === entry.actorName;
  const sentence = isSelf ? selfAssigned : words;
  return fillIn((entry.isMine ? sentence.mine : sentence.theirs).replace("{more}", andMore(more)), {
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
