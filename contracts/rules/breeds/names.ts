import { compareNames, fold } from "#contracts/core/fold.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

import { CATS } from "./cats.ts";
import { NAMED_DOGS } from "./named-dogs.ts";
import { NAMED_CROSSES, OTHER_DOGS, SEVERAL_DOGS } from "./other-dogs.ts";

/** What a name stands for: one breed, one of several, or a cross of some. */
export type Meaning = { readonly kind: "one" | "several" | "cross"; readonly breeds: readonly string[] };

export type Breed = { readonly name: string; readonly aliases: readonly string[] };

const lines = (table: string): string[] =>
  table
    .split(/\n|;/)
    .map((line) => line.trim())
    .filter(Boolean);

const parted = (text: string, by: string): string[] => text.split(by).map((part) => part.trim());

function breedOf(line: string): Breed {
  const [, name = line, inBrackets] = /^([^(]+)\((.+)\)$/.exec(line) ?? [];
  if (inBrackets !== undefined) return { name: name.trim(), aliases: parted(inBrackets, ",") };
  const [first = "", ...aliases] = parted(line, "|");
  return { name: first, aliases };
}

export const DOG_BREEDS: readonly Breed[] = lines(NAMED_DOGS + OTHER_DOGS).map(breedOf);
export const CAT_BREEDS: readonly Breed[] = lines(CATS).map(breedOf);

/** Letters and digits alone, in the order they stand in: so hyphens, spaces, accents and capitals make no difference. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const inOrder = (words: readonly string[]): string => words.join("");
const anyOrder = (words: readonly string[]): string => words.toSorted().join("");

type Index = { readonly inOrder: Map<string, Meaning>; readonly anyOrder: Map<string, Meaning> };

function indexOf(meanings: readonly (readonly [string, Meaning])[]): Index {
  const index: Index = { inOrder: new Map(), anyOrder: new Map() };
  for (const [name, meaning] of meanings) {
    const words = wordsOf(name);
    index.inOrder.set(inOrder(words), meaning);
    if (!index.anyOrder.has(anyOrder(words))) index.anyOrder.set(anyOrder(words), meaning);
  }
  return index;
}

const ones = (breeds: readonly Breed[]): [string, Meaning][] =>
  breeds.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((said): [string, Meaning] => [said, { kind: "one", breeds: [name] }]),
  );

const gathered = (table: string, kind: "several" | "cross", by: string): [string, Meaning][] =>
  lines(table).map((line) => {
    const [name = "", breeds = ""] = parted(line, "=");
    return [name, { kind, breeds: parted(breeds, by) }];
  });

let indexes: { readonly dog: Index; readonly cat: Index } | null = null;

/** What words are the name of, in the table of a species; undefined where the table does not know them. */
export function meaningOf(words: readonly string[], species: PetType): Meaning | undefined {
  indexes ??= {
    dog: indexOf([
      ...ones(DOG_BREEDS),
      ...gathered(NAMED_CROSSES, "cross", "+"),
      ...gathered(SEVERAL_DOGS, "several", "/"),
    ]),
    cat: indexOf(ones(CAT_BREEDS)),
  };
  const index = species === "cat" ? indexes.cat : indexes.dog;
  return index.inOrder.get(inOrder(words)) ?? index.anyOrder.get(anyOrder(words));
}

/** Names to choose from while a breed is typed. */
export const breedNames = (species: PetType): string[] =>
  (species === "cat" ? CAT_BREEDS : species === "dog" ? DOG_BREEDS : [])
    .map(({ name }) => name)
    .toSorted(compareNames);
