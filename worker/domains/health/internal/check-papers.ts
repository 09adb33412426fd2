import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { fold } from "#contracts/core/fold.ts";
import type {
  CheckedPaper,
  Disagreement,
  Finding,
  FoundFact,
  PetFact,
  UnreadPaper,
} from "#contracts/health/findings-shapes.ts";
import { PET_FACTS } from "#contracts/health/findings.ts";
import { microchipOf } from "#contracts/health/microchips.ts";
import type { EntryFacts, HealthEntry } from "#contracts/health/shapes.ts";
import { placeName } from "#contracts/rules/places.ts";
import type { PetRow } from "#worker/domains/journeys/pet-writes.ts";
import { readPaper, type Said, unreadDatesOf } from "#worker/ports/analysis/embedded/read-paper.ts";
import { type PaperRecord, recordIn } from "#worker/ports/analysis/embedded/read-record.ts";

import { detailOf, isOfPet, isSameDetail, valueOf } from "./pet-details.ts";

export type Paper = UnreadPaper & { isFromPhoto: boolean; text: string };

export type Known = {
  pet: Pick<PetRow, "name" | "species" | "birthDate" | "breed" | "isNeutered" | "passportNumber">;
  entries: readonly Pick<HealthEntry, "id" | "facts" | "document">[];
  /** What people have decided, by `decisionKey`. */
  decisions: ReadonlyMap<string, "taken" | "discarded">;
  today: CalendarDate;
  /** An owner does not change what the company keeps of the pet itself. */
  isStaff: boolean;
};

type Subject = "microchip" | "name" | PetFact["kind"];
type Other = Disagreement["other"];

export const decisionKey = (paper: { documentId: number; number: number }, key: string) =>
  `${paper.documentId} ${paper.number} ${key}`;

/**
 * What papers say of their animal, what of it is not on record yet, and where they disagree with it or, where it is
 * silent, with the paper before them. `papers` come oldest first.
 */
export function checkPapers(papers: readonly Paper[], known: Known): CheckedPaper[] {
  const first = new Map<Subject, Other[]>();
  return papers.map(({ text, ...paper }) => {
    const facts = readPaper(text);
    const record = recordIn(facts);
    const offered = factsOf(record, known);
    const findings = offered.map(({ value, quote }): Finding => {
      const key = keyOf(value);
      return { key, fact: value, quote, state: stateOf(value, known, decisionKey(paper, key)) };
    });
    // What this very paper proves, a person has mended.
    const taken = new Set<string>(
      record.pet
        .filter(({ value }) => known.decisions.get(decisionKey(paper, keyOf(value))) === "taken")
        .map(({ value }) => value.kind),
    );
    const isMended = ({ about, other }: Disagreement) =>
      taken.has(about) || other.document?.id === paper.documentId;
    const disagreements = [
      ...identityOf(record, known, first),
      ...offered.flatMap((said) => againstRecord(said, known)),
    ].filter((one) => !isMended(one));
    // What it says of the animal is what later papers are held against.
    keepFirst(first, record, { id: paper.documentId, name: paper.name });
    return {
      ...paper,
      kind: facts.kind,
      findings,
      unreadDates: isTypedOff(paper, known) ? [] : unreadDatesOf(facts),
      disagreements,
    };
  });
}

/** A person has put something of this paper on record who looked at it; a number alone has no date. */
const isTypedOff = ({ documentId }: UnreadPaper, { entries }: Known): boolean =>
  entries.some(({ facts, document }) => facts.kind !== "microchip" && document?.id === documentId);

/** What can be offered: it has happened by now, and each thing once. */
function factsOf({ entries, pet }: PaperRecord, { today, isStaff }: Known): Said<FoundFact>[] {
  const all: Said<FoundFact>[] = [...entries, ...(isStaff ? pet : [])];
  const happened = all.filter(({ value }) => (dayOf(value) ?? today) <= today);
  return [...new Map(happened.map((said) => [keyOf(said.value), said])).values()];
}

function dayOf(fact: FoundFact): CalendarDate | null {
  switch (fact.kind) {
    case "microchip":
      return fact.implantedOn;
    case "tattoo":
      return fact.madeOn;
    case "vaccination":
      return fact.givenOn;
    case "sample":
      return fact.drawnOn;
    case "record":
      return fact.on;
    case "stay":
      return fact.from;
    case "birth":
      return fact.bornOn;
    case "breed":
    case "neutering":
    case "passport":
      return null;
  }
}

export function keyOf(fact: FoundFact): string {
  switch (fact.kind) {
    case "microchip":
      return `microchip ${microchipOf(fact.code)}`;
    case "tattoo":
      return `tattoo ${fold(fact.reads).replaceAll(/[^\p{L}\d]/gu, "")}`;
    case "vaccination":
      return `vaccination ${fact.disease} ${fact.givenOn}`;
    case "record":
      return `record ${fact.record} ${fact.on}`;
    case "sample":
    case "stay":
    case "birth":
      return `${fact.kind} ${dayOf(fact)}`;
    // Each is said once in a paper; a number of a passport is no part of a key.
    case "breed":
    case "neutering":
    case "passport":
      return fact.kind;
  }
}

function stateOf(fact: FoundFact, { pet, entries, decisions }: Known, decided: string): Finding["state"] {
  const decision = decisions.get(decided);
  if (decision) return decision === "taken" ? "known" : "discarded";
  const isKnown = isOfPet(fact)
    ? isSameDetail(fact.kind, detailOf(fact.kind, pet), valueOf(fact), pet)
    : entries.some(({ facts }) => isSame(facts, fact));
  return isKnown ? "known" : "open";
}

const isSame = (entry: EntryFacts, fact: FoundFact) => keyOf(entry) === keyOf(fact);

/** What a paper says of each subject, for a comparison. */
function saidOf({ chips, names, pet }: PaperRecord): [Subject, Said<string>[]][] {
  const ofPet = PET_FACTS.map((kind): [Subject, Said<string>[]] => [
    kind,
    pet.flatMap(({ value, quote }) => (value.kind === kind ? [{ value: valueOf(value), quote }] : [])),
  ]);
  return [["microchip", [...chips]], ["name", [...names]], ...ofPet];
}

function identityOf(record: PaperRecord, known: Known, first: ReadonlyMap<Subject, Other[]>): Disagreement[] {
  return saidOf(record).flatMap(([about, said]) => {
    const recorded = recordedOf(about, known);
    const others = recorded.length > 0 ? recorded : (first.get(about) ?? []);
    const [other] = others;
    if (!other) return [];
    return said
      .filter(({ value }) => !others.some((one) => isSameSaid(about, one.value, value, known)))
      .map(({ value, quote }) => ({ about, value, quote, other }));
  });
}

function isSameSaid(about: Subject, a: string, b: string, { pet }: Known): boolean {
  if (about === "microchip") return microchipOf(a) === microchipOf(b);
  return about === "name" ? isSameName(a, b) : isSameDetail(about, a, b, pet);
}

/** One may be the call name of the other: `Bella` and `Bella vom Hof`. */
function isSameName(a: string, b: string): boolean {
  const [short = "", long = ""] = [fold(a).trim(), fold(b).trim()].toSorted((x, y) => x.length - y.length);
  return ` ${long} `.includes(` ${short} `);
}

/** What is on record of it, each with where it stands. */
function recordedOf(about: Subject, { pet, entries }: Known): Other[] {
  if (about === "microchip")
    return entries.flatMap(({ id, facts, document }) =>
      facts.kind === "microchip" ? [{ value: facts.code, quote: null, document, entryId: id }] : [],
    );
  const value = about === "name" ? pet.name : detailOf(about, pet);
  return value === null ? [] : [{ value, quote: null, document: null, entryId: null }];
}

function keepFirst(
  first: Map<Subject, Other[]>,
  record: PaperRecord,
  document: { id: number; name: string },
): void {
  for (const [about, said] of saidOf(record)) {
    if (first.has(about) || said.length === 0) continue;
    first.set(
      about,
      said.map(({ value, quote }) => ({ value, quote, document, entryId: null })),
    );
  }
}

/** The same dose or sample with another end or another result than the record has. */
function againstRecord({ value: fact, quote }: Said<FoundFact>, { entries }: Known): Disagreement[] {
  const entry = entries.find(({ facts }) => isSame(facts, fact));
  if (!entry) return [];
  const other = (value: string): Other => ({
    value,
    quote: null,
    document: entry.document,
    entryId: entry.id,
  });
  const { facts } = entry;
  if (fact.kind === "vaccination" && facts.kind === "vaccination") {
    const [said, kept] = [fact.validUntil, facts.validUntil];
    return said !== null && kept !== null && said !== kept
      ? [{ about: "valid_until", value: said, quote, other: other(kept) }]
      : [];
  }
  if (fact.kind === "sample" && facts.kind === "sample") {
    const [said, kept] = [fact.result, facts.result];
    return said !== null && kept !== null && said !== kept
      ? [{ about: "result", value: String(said), quote, other: other(String(kept)) }]
      : [];
  }
  if (fact.kind === "record" && facts.kind === "record") {
    const [said, kept] = [fact.country ?? null, facts.country ?? null];
    return said !== null && kept !== null && said !== kept
      ? [{ about: "issued_in", value: placeName(said), quote, other: other(placeName(kept)) }]
      : [];
  }
  return [];
}
