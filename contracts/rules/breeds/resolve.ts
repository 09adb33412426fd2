import type { PetType } from "#contracts/workspaces/shapes.ts";

import { type Meaning, meaningOf, wordsOf } from "./names.ts";

export type Resolved = {
  /** Each parent, or the breed itself; more than one name in a parent where it may be one of several breeds. */
  readonly parents: readonly (readonly string[])[];
  readonly isCross: boolean;
  /** Words among the name that the table does not know. */
  readonly unknown: readonly string[];
  /** How far a hybrid cat is from the wild one, where the name says it: 5 for F5. */
  readonly generation: number | null;
};

/** Between two parents. */
const BETWEEN = /\s*(?:[/+&×,;]|\b(?:x|and|und|et|y|e|with|mit|crossed|by)\b)\s*/iu;
/** Says that a pet is a cross, wherever it stands. */
const CROSS_WORDS = new Set(
  "mix mixed mixes mixture cross crossbreed crossbred hybrid mongrel mutt mischling kreuzung croise metis meticcio mestizo blanding breed half bred mixbreed".split(
    " ",
  ),
);
/** Say nothing of the breed. */
const IDLE_WORDS = new Set(
  "a an the of between dog dogs puppy pup hund chien perro cat kitten katze breed pure purebred pedigree registered fci akc kc tica cfa type typed like black white brown brindle blue red grey gray fawn cream chocolate tan merle tricolour tricolor tri spotted sable solid large small big".split(
    " ",
  ),
);

/** What a breed as somebody wrote it stands for, by whole names and never by a part of one. */
export function resolveBreed(said: string, species: PetType): Resolved {
  const { text, generation } = withoutGeneration(said);
  const whole = find(wordsOf(text), species);
  if (whole) return resolved([whole], [], { isCross: whole.kind === "cross", generation });
  const parts = text.split(BETWEEN).map(wordsOf);
  const found: Meaning[] = [];
  const unknown: string[] = [];
  for (const part of parts) {
    const words = part.filter((word) => !CROSS_WORDS.has(word));
    if (words.every((word) => IDLE_WORDS.has(word))) continue;
    const meanings = segmented(words, species);
    if (meanings) found.push(...meanings);
    else unknown.push(words.join(" "));
  }
  const isCross =
    found.length + unknown.length > 1 ||
    parts.flat().some((word) => CROSS_WORDS.has(word)) ||
    found.some(({ kind }) => kind === "cross");
  return resolved(found, unknown, { isCross, generation });
}

function resolved(
  meanings: readonly Meaning[],
  unknown: readonly string[],
  rest: Pick<Resolved, "isCross" | "generation">,
): Resolved {
  const parents = meanings.flatMap(({ kind, breeds }) =>
    kind === "cross" ? breeds.map((breed) => [breed]) : [breeds],
  );
  return { parents, unknown, ...rest };
}

function withoutGeneration(said: string): { text: string; generation: number | null } {
  const match = /\b(?:f|sbt\s*f?)\s?-?(\d{1,2})\b|\b(\d{1,2})(?:st|nd|rd|th)[ -]generation\b/iu.exec(said);
  const number = match?.[1] ?? match?.[2];
  if (match === null || number === undefined) return { text: said, generation: null };
  return { text: said.replace(match[0], " "), generation: Number(number) };
}

const find = (words: readonly string[], species: PetType): Meaning | undefined => {
  if (words.length === 0) return undefined;
  const telling = words.filter((word) => !IDLE_WORDS.has(word));
  return meaningOf(words, species) ?? (telling.length > 0 ? meaningOf(telling, species) : undefined);
};

/**
 * The words as one name, or as one name after another where parents stand side by side: "lab pit". From the end, so that
 * each rest is looked at once, however many ways lead to it.
 */
function segmented(words: readonly string[], species: PetType): readonly Meaning[] | undefined {
  const rests: (readonly Meaning[] | undefined)[] = [];
  rests[words.length] = [];
  for (let start = words.length - 1; start >= 0; start--)
    rests[start] = longestFirst(words, { start, rests, species });
  return words.length === 0 ? undefined : rests[0];
}

type Behind = {
  start: number;
  /** What stands behind each word, as far as it is known. */
  rests: readonly (readonly Meaning[] | undefined)[];
  species: PetType;
};

function longestFirst(words: readonly string[], { start, rests, species }: Behind): Meaning[] | undefined {
  for (let end = words.length; end > start; end--) {
    const rest = rests[end];
    const first = rest && find(words.slice(start, end), species);
    if (first) return [first, ...rest];
  }
  return undefined;
}
