import type { Facts } from "./facts.ts";
import type { Rule } from "./rule.ts";
import { firstUnknownDay } from "./stays.ts";
import { type Assessment, FACTS_ASKED, type FactAsked } from "./types.ts";

/** What the rules of a journey have to hear, each once, and whether it is known. */
export function factsAsked(rules: readonly Rule[], facts: Facts): Assessment["asked"] {
  const wanted = new Set(rules.flatMap(askedBy));
  return FACTS_ASKED.filter(
    (fact) =>
      wanted.has(fact) &&
      (fact !== "chip_read_on" || isChipDayMissing(facts)) &&
      (fact !== "tattoo" || mayBeMarked(rules, facts)),
  ).map((fact) => ({ fact, isKnown: isKnown(fact, facts) }));
}

function askedBy({ requirement, applies }: Rule): FactAsked[] {
  return [
    ...(applies.isEntire === undefined ? [] : ["neutered" as const]),
    ...(applies.fromAge || applies.belowAge ? ["birth_date" as const] : []),
    ...(applies.someStayOff || applies.everyStay || applies.fromOrAfter ? ["stays" as const] : []),
    ...(applies.anyStay ? ["stays" as const, "stops" as const] : []),
    ...(applies.transport ? ["transport" as const] : []),
    ...(applies.commercial ? ["escort" as const] : []),
    ...(applies.ports ? ["port" as const] : []),
    ...askedByRequirement(requirement),
  ];
}

function askedByRequirement(requirement: Rule["requirement"]): FactAsked[] {
  switch (requirement.kind) {
    case "rabies-chain":
      return [
        ...(requirement.isDoseOnly ? [] : (["microchip"] as const)),
        ...(requirement.chip.beforeDose && !requirement.isDoseOnly ? (["chip_read_on"] as const) : []),
        ...(requirement.chip.tattooBefore && !requirement.isDoseOnly ? (["tattoo"] as const) : []),
        ...(requirement.isChipOnly ? [] : (["rabies_doses"] as const)),
        ...(requirement.dose.minAge ? (["birth_date"] as const) : []),
        ...(requirement.sample ? (["samples"] as const) : []),
      ];
    case "event":
      return requirement.instead?.some(({ residentIn }) => residentIn) ? ["owner_residence"] : [];
    case "hours":
      return ["arrival_time"];
    case "age":
      return ["birth_date"];
    case "breed":
      return ["breed"];
    case "residence":
      return ["stays"];
    case "port":
      return ["port"];
    case "escort":
      return ["escort"];
    case "category":
      return requirement.isOfStays ? ["stays"] : [];
    case "identity":
    case "origin":
    case "nothing":
    case "review":
      return [];
  }
}

const isChipDayMissing = ({ pet: { microchips } }: Facts): boolean =>
  microchips.length > 0 && microchips.every(({ on, readOn }) => on === null && readOn === undefined);

/** Of a pet with a chip, or too young for a tattoo that counts, nobody asks for one. */
function mayBeMarked(
  rules: readonly Rule[],
  { pet: { microchips, tattoos = [], birthDate } }: Facts,
): boolean {
  if (microchips.length > 0 || tattoos.length > 0) return tattoos.length > 0;
  return rules.some(
    ({ requirement: one }) =>
      one.kind === "rabies-chain" &&
      one.chip.tattooBefore !== undefined &&
      birthDate !== undefined &&
      birthDate < one.chip.tattooBefore,
  );
}

function isKnown(fact: FactAsked, { pet, journey }: Facts): boolean {
  switch (fact) {
    case "microchip":
      return pet.microchips.length > 0;
    case "chip_read_on":
      return false;
    case "tattoo":
      return (pet.tattoos ?? []).some(({ on }) => on !== null);
    case "rabies_doses":
      return pet.rabiesDoses.length > 0;
    case "samples":
      return pet.samples.length > 0;
    case "stays":
      return journey.stays !== undefined && firstUnknownDay(journey, pet.birthDate) === null;
    case "breed":
      return Boolean(pet.breed?.trim());
    case "birth_date":
      return pet.birthDate !== undefined;
    case "neutered":
      return pet.isEntire !== undefined;
    case "transport":
      return journey.transport !== undefined;
    case "port":
      return journey.port !== undefined;
    case "stops":
      return journey.transits !== undefined;
    case "owner_residence":
      return journey.ownerResidence !== undefined;
    case "escort":
      return journey.escort !== "unknown";
    case "arrival_time":
      return journey.arrivalAt !== undefined;
  }
}
