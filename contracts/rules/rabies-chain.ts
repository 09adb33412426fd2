import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";

import { latest, latestBefore, plus, soonest } from "./calendar.ts";
import { anchorDate, type Facts } from "./facts.ts";
import { type Cover, coversOf } from "./rabies.ts";
import type { RabiesChain, Rule, Wait } from "./rule.ts";
import type { PetRecord, Source, Step } from "./types.ts";

/** The chain may be met acting from today: what each link is, or when it can first be. */
export type Links = {
  /** A sample from before it is nobody's; a dose from before it counts where the chip may come later. */
  chipOn: CalendarDate;
  doseOn: CalendarDate;
  countsFrom: CalendarDate;
  cover: Cover | null;
};

/** One for each cover that may carry the chain, the newest first, or the one that begins today. */
export function linksOf(chain: RabiesChain, facts: Facts, chipOn: CalendarDate | null): Links[] {
  const anchor = anchorDate(facts, chain.anchor);
  const covers = coversOf(facts.pet, needsChipFirst(chain) ? chipOn : "0000-01-01", chain.dose)
    .map((cover) => shortened(cover, chain))
    .filter((cover) => cover.primaryOn !== null && cover.validUntil >= soonest(anchor, facts.today));
  const carried = chain.secondDose ? covers.filter((cover) => secondOf(cover, chain) !== null) : covers;
  const usable = (carried.length > 0 ? carried : covers).toReversed();
  const plannedChip = chain.isDoseOnly ? "0000-01-01" : (chipOn ?? facts.today);
  return usable.length > 0
    ? usable.map((cover) => linked(cover, chain, facts, plannedChip))
    : [linked(null, chain, facts, plannedChip)];
}

const needsChipFirst = (chain: RabiesChain): boolean => chain.chip.beforeDose !== false && !chain.isDoseOnly;

/** The first day on which a dose counts. */
export function doseFloor(chain: RabiesChain, facts: Facts, chipOn: CalendarDate): CalendarDate {
  return latest(needsChipFirst(chain) ? chipOn : null, ageFloor(chain, facts));
}

function linked(cover: Cover | null, chain: RabiesChain, facts: Facts, chipOn: CalendarDate): Links {
  const doseOn = cover?.primaryOn ?? latest(facts.today, doseFloor(chain, facts, chipOn));
  const second = cover ? secondOf(cover, chain) : null;
  const countsFrom = !chain.secondDose
    ? doseOn
    : (second ?? latest(facts.today, plus(doseOn, chain.secondDose.after)));
  return { chipOn, doseOn, countsFrom, cover };
}

/** The last day on which the dose has to be valid. */
export const lastDayFor = ({ anchor, dose: { lastsTo } }: RabiesChain, facts: Facts): CalendarDate =>
  latest(anchorDate(facts, anchor), lastsTo && anchorDate(facts, lastsTo));

/** Some take a dose for a shorter time than it says. */
function shortened(cover: Cover, { dose: { maxAge } }: RabiesChain): Cover {
  const last = cover.doses.at(-1);
  return maxAge && last
    ? { ...cover, validUntil: soonest(cover.validUntil, plus(last.givenOn, maxAge)) }
    : cover;
}

/** The first dose that can be the second of two. */
export function secondOf({ primaryOn, doses }: Cover, { secondDose }: RabiesChain): CalendarDate | null {
  if (!secondDose || primaryOn === null) return null;
  return doses.find((dose) => dose.givenOn >= plus(primaryOn, secondDose.after))?.givenOn ?? null;
}

function ageFloor(chain: RabiesChain, { pet }: Facts): CalendarDate | null {
  return chain.dose.minAge && pet.birthDate ? plus(pet.birthDate, chain.dose.minAge) : null;
}

/** The certificate to whose issue the sample's wait is counted, of those that are in time for the journey. */
export function certificateOf(chain: RabiesChain, { pet, journey }: Facts): PetRecord | null {
  const kinds = chain.sample?.certificates ?? [];
  if (kinds.length === 0) return null;
  const issued = pet.records.filter(
    ({ kind, on }) =>
      kinds.includes(kind) && on <= journey.arrival && daysBetween(on, journey.arrival) <= CERTIFICATE_DAYS,
  );
  return issued.toSorted((a, b) => (a.on < b.on ? 1 : -1))[0] ?? null;
}

/** A certificate that is older on arrival serves nobody. */
const CERTIFICATE_DAYS = 10;

/** The day a wait runs to. */
export function endOf({ to = "anchor" }: Wait, chain: RabiesChain, facts: Facts): CalendarDate {
  if (to === "anchor") return anchorDate(facts, chain.anchor);
  return certificateOf(chain, facts)?.on ?? facts.journey.departure;
}

/** The first anchor at which a wait is over; a certificate is issued on the day of departure at the latest. */
export function anchorAfter(
  { to = "anchor" }: Wait,
  over: CalendarDate,
  chain: RabiesChain,
  { journey }: Facts,
): CalendarDate {
  if (to === "anchor" || chain.anchor === "export") return over;
  return addDays(over, daysBetween(journey.departure, journey.arrival));
}

/** Days a sample travels to the laboratory where its arrival is not known yet; a margin of this product's own. */
export const LAB_TRANSIT = { days: 7 } as const;

/** The last days on which each link still leaves enough for those after it. */
export function deadlines(chain: RabiesChain, facts: Facts) {
  const anchor = anchorDate(facts, chain.anchor);
  const draw = chain.sample
    ? soonest(anchor, ...chain.sample.waits.map((wait) => latestBefore(endOf(wait, chain, facts), wait.span)))
    : null;
  // What is told of the draw is the last day for the laboratory: what comes before it leaves time for the way there.
  const sent =
    draw && chain.sample?.waits.some(({ from }) => from === "lab") ? latestBefore(draw, LAB_TRANSIT) : draw;
  const beforeDraw = sent && chain.sample ? latestBefore(sent, chain.sample.after) : null;
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
    guidance: rule.guidance,
    isPossible: true,
    possibleFrom: facts.today,
  };
}
