import { DOMESTIC_FROM_GENERATION, OFTEN_REFUSED } from "./breeds/law.ts";
import { resolveBreed } from "./breeds/resolve.ts";
import { type Facts, PRIVATE_PETS_MAX } from "./facts.ts";
import type { Destination, Rule } from "./rule.ts";
import { type Step, UNKNOWN_COUNTRY } from "./types.ts";

/** What the rules of a destination are silent of, where other places have a law: a person asks. */
export function silences(facts: Facts, destination: Destination, rules: readonly Rule[]): Step[] {
  const own = rules.filter(({ applies }) => applies.species.includes(facts.pet.species));
  return [
    ...originSilence(facts),
    ...breedSilence(facts, destination, own),
    ...tradeSilence(facts, destination, own),
  ];
}

function breedSilence(facts: Facts, { name }: Destination, rules: readonly Rule[]): Step[] {
  const { breed, species } = facts.pet;
  const said = breed?.trim();
  if (!said || (species !== "dog" && species !== "cat")) return [];
  if (rules.some(({ requirement }) => requirement.kind === "breed")) return [];
  const { parents, generation, unknown } = resolveBreed(said, species);
  if (unknown.length > 0)
    return [
      {
        ...asked(facts),
        id: "breed-not-held",
        title: "Law on breeds",
        asks: "pet",
        reason: `The table of breeds does not know “${unknown.join(", ")}”: which breed is ${said}, by its papers or by a vet? This product holds no law on breeds of ${name}.`,
      },
    ];
  if (generation !== null && generation >= DOMESTIC_FROM_GENERATION) return [];
  if (!parents.some((breeds) => breeds.some((breed) => OFTEN_REFUSED.includes(breed)))) return [];
  return [
    {
      ...asked(facts),
      id: "breed-not-held",
      title: "Law on breeds",
      asks: "pet",
      reason: `${said} is refused in other countries, and this product holds no law on breeds of ${name}: ask its authority, and for where in it the pet goes.`,
    },
  ];
}

/** Rules that ask nothing of where a pet comes from are silent on a place that nobody has named as well. */
function originSilence(facts: Facts): Step[] {
  return facts.journey.origin === UNKNOWN_COUNTRY
    ? [
        {
          ...asked(facts),
          id: "origin-not-known",
          title: "Where the pet comes from",
          asks: "travel",
          reason: "Nobody has said from which country the pet comes: enter it.",
        },
      ]
    : [];
}

function tradeSilence(facts: Facts, { name }: Destination, rules: readonly Rule[]): Step[] {
  const { isForSale, petCount = 1 } = facts.journey;
  const isTold = rules.some(
    ({ applies, requirement }) => applies.commercial !== undefined || requirement.kind === "escort",
  );
  if (isTold || (!isForSale && petCount <= PRIVATE_PETS_MAX)) return [];
  return [
    {
      ...asked(facts),
      id: "trade-not-held",
      title: "Rules of trade",
      asks: "travel",
      reason: `The rules that are held of ${name} are for pets that stay with their owner: ask its authority what is asked of ${isForSale ? "one that changes hands" : `more than ${PRIVATE_PETS_MAX} together`}.`,
    },
  ];
}

const asked = ({ today }: Facts) =>
  ({
    doer: "company",
    window: null,
    state: "needs_review",
    papers: [],
    source: null,
    isPossible: true,
    possibleFrom: today,
  }) as const;
