import type { FoundFact } from "#contracts/health/findings-shapes.ts";
import type { EntryFacts } from "#contracts/health/shapes.ts";
import type { Disease } from "#contracts/health/terms.ts";

const DISEASE_NAMES = {
  rabies: "Rabies vaccination",
  core: "Core vaccination",
  leptospirosis: "Leptospirosis vaccination",
  canine_influenza: "Canine influenza vaccination",
  other: "Vaccination",
} as const satisfies Record<Disease, string>;

/** What was read in a paper is called the same. */
export const factSubject = (fact: FoundFact): string =>
  fact.kind === "birth" ? `Born on ${fact.bornOn}` : subjectOf(fact);

/** What an entry is called in the journey's log. */
export function subjectOf(facts: EntryFacts): string {
  switch (facts.kind) {
    case "microchip":
      return `Microchip ${facts.code}`;
    case "vaccination":
      return `${DISEASE_NAMES[facts.disease]} of ${facts.givenOn}`;
    case "sample":
      return `Rabies blood sample of ${facts.drawnOn}`;
    case "record":
      return `${capitalised(facts.record.replaceAll("_", " "))} of ${facts.on}`;
    case "stay":
      return `Stay in ${facts.country} from ${facts.from}`;
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
