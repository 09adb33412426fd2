import type { FoundFact } from "#contracts/health/findings-shapes.ts";
import type { EntryFacts } from "#contracts/health/shapes.ts";
import { placeName } from "#contracts/rules/places.ts";
import type { Evidence } from "#contracts/rules/types.ts";
import { compliance } from "#web/copy/compliance.ts";
import { healthRecord, papersRead } from "#web/copy/health-record.ts";
import { formatDate } from "#web/core/dates.ts";

const copy = healthRecord;

/** The same of what was read in a paper. */
export function factText(fact: FoundFact): { title: string; details: string } {
  switch (fact.kind) {
    case "birth":
      return { title: papersRead.pet.birth, details: formatDate(fact.bornOn) };
    case "breed":
      return { title: papersRead.pet.breed, details: fact.breed };
    case "neutering":
      return {
        title: papersRead.pet.neutering,
        details: fact.isNeutered ? papersRead.neutered.yes : papersRead.neutered.no,
      };
    case "passport":
      return { title: papersRead.pet.passport, details: fact.passportNumber };
    case "microchip":
    case "tattoo":
    case "vaccination":
    case "sample":
    case "record":
    case "stay":
      return entryText(fact);
  }
}

/** What an entry is, and when: `Vaccination: Rabies`, `5 Jan 2026, valid until 4 Jan 2027, Nobivac, A482B01`. */
export function entryText(facts: EntryFacts): { title: string; details: string } {
  return {
    title: titleOf(facts),
    details: detailsOf(facts)
      .filter((part) => part !== "")
      .join(", "),
  };
}

function titleOf(facts: EntryFacts): string {
  switch (facts.kind) {
    case "microchip":
      return `${copy.kinds.microchip} ${facts.code}`;
    case "tattoo":
      return `${copy.kinds.tattoo} ${facts.reads}`;
    case "vaccination":
      return `${copy.kinds.vaccination}: ${copy.diseases[facts.disease]}`;
    case "sample":
      return copy.kinds.sample;
    case "record":
      return copy.records[facts.record];
    case "stay":
      return placeName(facts.country);
  }
}

function detailsOf(facts: EntryFacts): string[] {
  switch (facts.kind) {
    case "microchip":
      return [
        facts.implantedOn ? formatDate(facts.implantedOn) : "",
        facts.readOn ? copy.read(formatDate(facts.readOn)) : "",
        (facts.implantedOn ?? facts.readOn) ? "" : copy.dayUnknown,
      ];
    case "tattoo":
      return [
        facts.madeOn ? formatDate(facts.madeOn) : copy.dayUnknown,
        facts.isLegible ? copy.legible : copy.notLookedAt,
      ];
    case "vaccination":
      return [
        formatDate(facts.givenOn),
        facts.validUntil ? copy.validUntil(formatDate(facts.validUntil)) : "",
        facts.product,
        facts.batch,
        facts.country ? placeName(facts.country) : "",
      ];
    case "sample":
      return [
        formatDate(facts.drawnOn),
        facts.receivedOn ? copy.received(formatDate(facts.receivedOn)) : "",
        facts.result === null ? copy.awaited : copy.result(facts.result, facts.isBelow),
        facts.laboratory,
      ];
    case "record":
      return [formatDate(facts.on), facts.time ?? "", facts.country ? placeName(facts.country) : ""];
    case "stay":
      return [copy.stay(formatDate(facts.from), facts.until && formatDate(facts.until))];
  }
}

/** A record that a step was judged by, in words: `Rabies vaccination, 12 Nov 2026`. */
export function evidenceText({ kind, name, on, isPlanned }: Evidence): string {
  const what =
    kind === "stay"
      ? placeName(name ?? "")
      : kind === "microchip" || kind === "tattoo"
        ? `${copy.kinds[kind]} ${name ?? ""}`
        : kind === "vaccination" || kind === "sample"
          ? copy.kinds[kind]
          : copy.records[kind];
  const said = [what, on ? formatDate(on) : ""].filter((part) => part !== "").join(", ");
  return isPlanned ? compliance.planned(said) : said;
}
