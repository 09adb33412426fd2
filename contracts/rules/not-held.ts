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
  const isKnown = unknown.length === 0;
  if (isKnown && generation !== null && generation >= DOMESTIC_FROM_GENERATION) return [];
  if (isKnown && !parents.some((breeds) => breeds.some((one) => OFTEN_REFUSED.includes(one)))) return [];
  return [
    {
      ...asked(facts),
      id: "breed-not-held",
      title: "Law on breeds",
      asks: "pet",
      reason: isKnown
        ? `${said} is refused in other countries, and no law on breeds of ${name} is held: ask its authority.`
        : `The table of breeds does not know “${unknown.join(", ")}”: which breed is ${said}, by its papers or by a vet?`,
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
      reason: `The rules of ${name} that are held are for pets that stay with their owner: ask its authority what is asked of trade.`,
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
