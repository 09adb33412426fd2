import { fold } from "#contracts/core/fold.ts";
import type { FoundFact, PetFact } from "#contracts/health/findings-shapes.ts";
import { PET_FACTS } from "#contracts/health/findings.ts";
import { resolveBreed } from "#contracts/rules/breeds/resolve.ts";
import type { PetDetails } from "#db/schema.ts";
import type { PetRow } from "#worker/domains/journeys/pet-writes.ts";

const KINDS: ReadonlySet<string> = new Set(PET_FACTS);

/** What belongs into a pet's details, not into its record. */
export const isOfPet = (fact: FoundFact): fact is PetFact => KINDS.has(fact.kind);

/** The columns of a pet that keep it. */
export function detailsIn(fact: PetFact): PetDetails {
  switch (fact.kind) {
    case "birth":
      return { birthDate: fact.bornOn };
    case "breed":
      return { breed: fact.breed };
    case "neutering":
      return { isNeutered: fact.isNeutered };
    case "passport":
      return { passportNumber: fact.passportNumber };
  }
}

const NEUTERED = { true: "neutered", false: "not neutered" };

/** What a paper says of it, for a comparison. */
export function valueOf(fact: PetFact): string {
  switch (fact.kind) {
    case "birth":
      return fact.bornOn;
    case "breed":
      return fact.breed;
    case "neutering":
      return NEUTERED[`${fact.isNeutered}`];
    case "passport":
      return fact.passportNumber;
  }
}

/** The same as the pet's details have it; null where nobody has said. */
export function detailOf(
  kind: PetFact["kind"],
  { birthDate, breed, isNeutered, passportNumber }: Required<PetDetails>,
): string | null {
  switch (kind) {
    case "birth":
      return birthDate;
    case "breed":
      return breed;
    case "neutering":
      return isNeutered === null ? null : NEUTERED[`${isNeutered}`];
    case "passport":
      return passportNumber;
  }
}

/** Breeds are the same by whatever name the table knows them, numbers however they are parted. */
export function isSameDetail(
  kind: PetFact["kind"],
  a: string | null,
  b: string | null,
  { species }: Pick<PetRow, "species">,
): boolean {
  if (a === null || b === null) return a === b;
  if (kind === "breed") return breedKey(a, species) === breedKey(b, species);
  return kind === "passport" ? numberKey(a) === numberKey(b) : a === b;
}

const numberKey = (number: string) => fold(number).replaceAll(/[^\p{L}\d]/gu, "");

function breedKey(name: string, species: PetRow["species"]): string {
  const { parents, unknown, isCross } = resolveBreed(name, species);
  const isKnown = parents.length > 0 && unknown.length === 0;
  return isKnown
    ? JSON.stringify([isCross, ...parents.map((one) => one.toSorted().join("|")).toSorted()])
    : fold(name);
}
