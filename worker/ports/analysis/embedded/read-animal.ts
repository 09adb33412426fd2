import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { fold } from "#contracts/core/fold.ts";
import { PetFact } from "#contracts/health/findings-shapes.ts";
import { EntryFacts } from "#contracts/health/shapes.ts";
import { resolveBreed } from "#contracts/rules/breeds/resolve.ts";
import { countryNamed } from "#contracts/rules/country-names.ts";
import type { Country } from "#contracts/rules/types.ts";

import {
  BREED_LABEL,
  ENTIRE_WORDS,
  FEMALE_WORDS,
  ISSUE_WORDS,
  ISSUING_COUNTRY_LABEL,
  MALE_WORDS,
  NEUTER_LABEL,
  NEUTERED_WORDS,
  NO_WORDS,
  NOTHING_SAID,
  PASSPORT_NUMBER_LABEL,
  SEX_LABEL,
  YES_WORDS,
} from "./animal-words.ts";
import { datesIn } from "./dates-in-text.ts";
import type { Facts, Said } from "./read-paper.ts";

/** How far behind its heading a value may reach. */
const REACH = 80;
const QUOTED_LETTERS = 90;

/** What a paper says of the animal itself, each once; what it says in two ways is left to a person. */
export function petFactsIn(facts: Facts): Said<PetFact>[] {
  return [
    ...one(breedsIn(facts.text), fold, (breed) => ({ kind: "breed", breed })),
    ...one(neuteringsIn(facts.text), String, (isNeutered) => ({ kind: "neutering", isNeutered })),
    ...one(isOfAnimal(facts) ? numbersIn(facts.text) : [], String, (passportNumber) => ({
      kind: "passport",
      passportNumber,
    })),
  ];
}

/** A pet's passport with the day and the country of its issue; a person's own is none. */
export function passportIn(facts: Facts): Said<EntryFacts>[] {
  if (facts.kind !== "passport" || !isOfAnimal(facts)) return [];
  const issues = facts.moments.flatMap(({ occasion, date }) => {
    const quote = facts.quotes.get(`${occasion} ${date}`) ?? "";
    return occasion === "issued" && ISSUE_WORDS.test(quote) ? [{ value: date, quote }] : [];
  });
  const [on] = alike(issues, (date: CalendarDate) => date);
  if (!on) return [];
  const { data } = EntryFacts.safeParse({
    kind: "record",
    record: "eu_pet_passport",
    on: on.value,
    country: countryOf(facts.text),
  });
  return data ? [{ value: data, quote: on.quote }] : [];
}

const isOfAnimal = ({ mentions }: Facts) => mentions.animal || mentions.companion;

function one<T>(
  said: readonly Said<T>[],
  sign: (value: T) => string,
  make: (value: T) => unknown,
): Said<PetFact>[] {
  return alike(said, sign).flatMap(({ value, quote }) => {
    const { data } = PetFact.safeParse(make(value));
    return data ? [{ value: data, quote }] : [];
  });
}

/** The first of them where all say the same; none where they do not. */
function alike<T>(said: readonly Said<T>[], sign: (value: T) => string): Said<T>[] {
  const different = new Set(said.map(({ value }) => sign(value)));
  return different.size === 1 ? said.slice(0, 1) : [];
}

/** What stands behind a heading, to the end of its line or the next heading; with the heading for a quote. */
function* behind(text: string, label: RegExp): Generator<{ value: string; heading: string }> {
  for (const { 0: heading, index } of text.matchAll(label)) {
    const start = index + heading.length;
    const [line = ""] = text.slice(start, start + REACH).split(/[\n;|]/, 1);
    const value = line.replace(/(?:^|[\s,]+)\p{L}+(?:\s+of\s+\p{L}+)?(?:\s*\([^)]*\))?\s*[:：].*$/u, "");
    yield { value: value.trim(), heading };
  }
}

const quoteOf = (heading: string, value: string) =>
  `${heading.trim()} ${value}`.replaceAll(/\s+/gu, " ").slice(0, QUOTED_LETTERS);

/** A cross is read whole: half of it would be another breed. */
function breedsIn(text: string): Said<string>[] {
  return [...behind(text, BREED_LABEL)].flatMap(({ value: line, heading }) => {
    const [first = "", ...rest] = line.split(/\s*[,，、]\s*/u);
    const isMore = rest.some((part) =>
      (["dog", "cat"] as const).some((species) => {
        const { parents, isCross } = resolveBreed(part, species);
        return parents.length > 0 || isCross;
      }),
    );
    const value = (isMore ? line : first).replace(/[\s.,:_-]+$/u, "");
    const isName = /\p{L}{2}/u.test(value) && !/\d{3}/.test(value) && !NOTHING_SAID.test(value);
    return isName ? [{ value, quote: quoteOf(heading, value) }] : [];
  });
}

function neuteringsIn(text: string): Said<boolean>[] {
  const answered = [...behind(text, NEUTER_LABEL)].flatMap(({ value, heading }) => {
    const isYes = YES_WORDS.test(value);
    // Both answers side by side are a form's choice, ticked or not.
    const isChoice = /[/|☐☑☒□■]|\[.?\]/u.test(value);
    const isNeutered = isYes || NO_WORDS.test(value) ? isYes : statusIn(value);
    return isChoice || isNeutered === null ? [] : [{ value: isNeutered, quote: quoteOf(heading, value) }];
  });
  const bySex = [...behind(text, SEX_LABEL)].flatMap(({ value, heading }) => {
    const isOneSex = FEMALE_WORDS.test(value) !== MALE_WORDS.test(value);
    const isNeutered = isOneSex ? statusIn(value) : null;
    return isNeutered === null ? [] : [{ value: isNeutered, quote: quoteOf(heading, value) }];
  });
  return [...answered, ...bySex];
}

/** Null where neither is said, and where both are. */
function statusIn(words: string): boolean | null {
  const isEntire = words.search(ENTIRE_WORDS) !== -1;
  const isNeutered = words.replaceAll(ENTIRE_WORDS, " ").search(NEUTERED_WORDS) !== -1;
  return isEntire === isNeutered ? null : isNeutered;
}

/** Letters of a country, a block, and blocks of figures: `DE-27-6098123`. */
const NUMBER = /^(?=(?:[A-Z -]*\d){4})[A-Z]{0,4}[ -]?[A-Z\d]*\d[A-Z\d]*(?:[ -]\d+)*(?![\p{L}\d])/u;

function numbersIn(text: string): Said<string>[] {
  return [...text.matchAll(PASSPORT_NUMBER_LABEL)].flatMap(({ 0: heading, index }) => {
    const line = text.slice(index + heading.length, index + heading.length + REACH);
    const [date] = datesIn(line);
    const value = NUMBER.exec(date ? line.slice(0, date.at) : line)?.[0];
    return value === undefined ? [] : [{ value: value.trim(), quote: quoteOf(heading, value) }];
  });
}

/** Where it was issued, as it says itself or as its number begins; null where the two differ. */
function countryOf(text: string): Country | null {
  const written = [...text.matchAll(ISSUING_COUNTRY_LABEL)].flatMap(({ 0: heading, index }) => {
    const start = index + heading.length;
    const [words = ""] = text.slice(start, start + REACH).split(/[\n,;.(/|:：]/, 1);
    const parts = words.trim().split(" ");
    // The next heading stands behind it without a mark between.
    const names = parts.map((_, at) => parts.slice(0, parts.length - at).join(" "));
    return names.map(countryNamed).find((code) => code !== null) ?? [];
  });
  const begun = numbersIn(text).flatMap(
    ({ value }) => countryNamed(/^[A-Z]{2}(?=[^A-Z])/.exec(value)?.[0] ?? "") ?? [],
  );
  const different = new Set([...written, ...begun]);
  return different.size === 1 ? ([...different][0] ?? null) : null;
}
