import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import { latest, latestBefore, plus, soonest } from "./calendar.ts";
import type { Facts } from "./facts.ts";
import { type Cover, coversOf } from "./rabies.ts";
import type { RabiesChain, Rule } from "./rule.ts";
import type { Microchip, Source, Step } from "./types.ts";

/** The chain may be met acting from today: what each link is, or when it can first be. */
export type Links = {
  chipOn: CalendarDate;
  doseOn: CalendarDate;
  countsFrom: CalendarDate;
  cover: Cover | null;
};

export function chipOf({ pet }: Facts, chain: RabiesChain): Microchip | null {
  const usable = pet.microchips.filter(({ code }) => chain.chip.iso === "any" || isIso(code));
  return (
    usable.toSorted((a, b) => ((a.on ?? "9999") < (b.on ?? "9999") ? -1 : 1))[0] ?? pet.microchips[0] ?? null
  );
}

export const digits = (code: string) => code.replace(/[\s*.-]/g, "");
export const isIso = (code: string) => /^\d{15}$/.test(digits(code));

export function linksOf(
  chain: RabiesChain,
  facts: Facts,
  chipOn: CalendarDate | null,
  anchor: CalendarDate,
): Links {
  const covers = coversOf(
    facts.pet,
    chain.chip.beforeDose ? chipOn : (chipOn ?? "0000-01-01"),
    chain.dose.minAge,
  ).map((one) => shortened(one, chain));
  const needed = chain.secondDose ? covers.filter((cover) => secondOf(cover, chain) !== null) : covers;
  const usable = (needed.length > 0 ? needed : covers).findLast(
    (cover) => cover.validUntil >= soonest(anchor, facts.today),
  );
  const cover = usable ?? null;
  const plannedChip = chain.isDoseOnly ? "0000-01-01" : (chipOn ?? facts.today);
  const doseOn = cover?.primaryOn ?? latest(facts.today, plannedChip, ageFloor(chain, facts));
  const second = cover ? secondOf(cover, chain) : null;
  const countsFrom = !chain.secondDose
    ? doseOn
    : (second ?? latest(facts.today, plus(doseOn, chain.secondDose.after)));
  return { chipOn: plannedChip, doseOn, countsFrom, cover };
}

/** Some take a dose for a shorter time than it says. */
function shortened(cover: Cover, { dose: { maxAge } }: RabiesChain): Cover {
  const last = cover.doses.at(-1);
  return maxAge && last
    ? { ...cover, validUntil: soonest(cover.validUntil, plus(last.givenOn, maxAge)) }
    : cover;
}

/** The first dose that can be the second of two. */
export function secondOf(cover: Cover, chain: RabiesChain): CalendarDate | null {
  const { secondDose } = chain;
  if (!secondDose) return null;
  return cover.doses.find((dose) => dose.givenOn >= plus(cover.primaryOn, secondDose.after))?.givenOn ?? null;
}

export function ageFloor(chain: RabiesChain, { pet }: Facts): CalendarDate | null {
  return chain.dose.minAge && pet.birthDate ? plus(pet.birthDate, chain.dose.minAge) : null;
}

/** The last days on which each link still leaves enough for those after it. */
export function deadlines(chain: RabiesChain, anchor: CalendarDate) {
  const draw = chain.sample
    ? soonest(...chain.sample.waits.map(({ span }) => latestBefore(anchor, span)))
    : null;
  const beforeDraw = draw && chain.sample ? latestBefore(draw, chain.sample.after) : null;
  const second = chain.secondDose ? soonest(beforeDraw, latestBefore(anchor, { days: 0 })) : null;
  const first =
    second && chain.secondDose
      ? soonest(latestBefore(second, chain.secondDose.after), latestBefore(anchor, chain.dose.wait))
      : soonest(beforeDraw, latestBefore(anchor, chain.dose.wait));
  return { draw, second, first };
}

type Part = keyof RabiesChain["ids"];

export function stepOf(
  rule: Rule,
  chain: RabiesChain,
  facts: Facts,
  part: Part,
  window: { earliest: CalendarDate | null; latest: CalendarDate | null; counted: string },
): Step {
  const source: Source = chain.sources?.[part] ?? rule.source;
  return {
    id: chain.ids[part] ?? `${rule.id}-${part}`,
    title: chain.titles[part] ?? rule.title,
    doer: part === "sample" ? "laboratory" : "vet",
    window: { ...window, anchor: chain.anchor },
    state: "due",
    reason: "",
    papers: part === "chip" ? [] : ["rabies_certificate"],
    asks: part === "chip" ? "microchip" : part === "sample" ? "sample" : "vaccination",
    source,
    isPossible: true,
    possibleFrom: facts.today,
  };
}
