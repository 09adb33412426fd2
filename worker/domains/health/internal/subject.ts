import { dayInWords } from "#contracts/core/day-in-words.ts";
import type { FoundFact, PetFact } from "#contracts/health/findings-shapes.ts";
import type { EntryFacts } from "#contracts/health/shapes.ts";
import type { Disease } from "#contracts/health/terms.ts";

import { isOfPet } from "./pet-details.ts";

const DISEASE_NAMES = {
  rabies: "Rabies vaccination",
  core: "Core vaccination",
  leptospirosis: "Leptospirosis vaccination",
  canine_influenza: "Canine influenza vaccination",
  other: "Vaccination",
} as const satisfies Record<Disease, string>;

const OF_PET = {
  birth: "Birth date",
  breed: "Breed",
  neutering: "Whether it is neutered",
  passport: "Passport number",
} as const satisfies Record<PetFact["kind"], string>;

/** What was read in a paper is called the same; a number of a passport is told to nobody. */
export const factSubject = (fact: FoundFact): string => (isOfPet(fact) ? OF_PET[fact.kind] : subjectOf(fact));

/** What an entry is called in the journey's log. */
export function subjectOf(facts: EntryFacts): string {
  switch (facts.kind) {
    case "microchip":
      return `Microchip ${facts.code}`;
    case "tattoo":
      return `Tattoo ${facts.reads}`;
    case "vaccination":
      return `${DISEASE_NAMES[facts.disease]} of ${dayInWords(facts.givenOn)}`;
    case "sample":
      return `Rabies blood sample of ${dayInWords(facts.drawnOn)}`;
    case "record":
      return `${capitalised(facts.record.replaceAll("_", " "))} of ${dayInWords(facts.on)}`;
    case "stay":
      return `Stay in ${facts.country} from ${dayInWords(facts.from)}`;
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
