import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";
import { destinationOf } from "#rules-held";

import { earliestDeparture, stepsFor } from "./assess.ts";
import { addMonths, latest } from "./calendar.ts";
import type { Facts } from "./facts.ts";
import type { RabiesChain } from "./rule.ts";
import type { Assessment, Journey, Pet, Step } from "./types.ts";

/** What would bring the earliest departure forward, and to which day. */
export type Shortener = { readonly text: string; readonly departure: CalendarDate };

type Try = {
  readonly text: (departure: CalendarDate) => string;
  readonly pet?: Pet;
  readonly without?: string;
};

const SHOWN = 3;
const MIN_RESULT = 0.5;

/**
 * What would shorten the way to the earliest departure: a paper of something that may have been done already, or a
 * quarantine that takes the place of a wait. Each is tried by the rules themselves; the soonest come first.
 */
export function shortenersOf(
  pet: Pet,
  journey: Journey,
  today: CalendarDate,
  { earliestDeparture: now, settingSteps }: Pick<Assessment, "earliestDeparture" | "settingSteps">,
): Shortener[] {
  if (settingSteps.length === 0 && now !== null) return [];
  const steps = stepsFor({ pet, journey, today });
  const setting = steps.filter(({ id }) => settingSteps.length === 0 || settingSteps.includes(id));
  const tries = [
    ...chipShown(pet),
    ...coverShown(pet, setting, today),
    ...sampleShown(pet, setting, today),
    ...laboratoryShown(pet),
    ...papersAtHand({ pet, journey, today }, setting),
    ...quarantines({ pet, journey, today }, setting),
  ];
  return tries
    .flatMap(({ text, pet: other = pet, without }) => {
      const { departure } = earliestDeparture(other, journey, today, without);
      const isSooner = departure !== null && (now === null || departure < now);
      return isSooner ? [{ text: text(departure), departure }] : [];
    })
    .toSorted((a, b) => (a.departure < b.departure ? -1 : 1))
    .slice(0, SHOWN);
}

const asks = (steps: readonly Step[], ...what: Step["asks"][]) =>
  steps.some((step) => what.includes(step.asks));

/** Doses before the chip do not count; perhaps it was there before. */
function chipShown(pet: Pet): Try[] {
  const [chip] = pet.microchips;
  const first = pet.rabiesDoses.map(({ givenOn }) => givenOn).toSorted()[0];
  if (!chip || first === undefined || (chip.on !== null && chip.on <= first)) return [];
  return [
    {
      text: () =>
        `A paper that shows the microchip was in place by ${first}, the day of the first vaccination`,
      pet: { ...pet, microchips: [{ ...chip, on: first }] },
    },
  ];
}

/** A vaccination that was given and is not on record. */
function coverShown(pet: Pet, setting: readonly Step[], today: CalendarDate): Try[] {
  const on = pet.microchips[0]?.on;
  if (!on || !asks(setting, "vaccination", "sample")) return [];
  const floor = setting.find((step) => step.asks === "vaccination")?.window?.earliest;
  const given = latest(on, floor);
  if (given >= today) return [];
  const dose = { givenOn: given, validUntil: addMonths(today, 12) };
  return [
    {
      text: () => `A paper of a rabies vaccination given from ${given} on and kept up since`,
      pet: { ...pet, rabiesDoses: [...pet.rabiesDoses, dose] },
    },
  ];
}

function sampleShown(pet: Pet, setting: readonly Step[], today: CalendarDate): Try[] {
  const from = setting.find((step) => step.asks === "sample")?.window?.earliest;
  if (!from || from >= today || pet.rabiesDoses.length === 0) return [];
  return [
    {
      text: () => `A laboratory's report of a sample drawn from ${from} on, at ${MIN_RESULT} IU/ml or more`,
      pet: { ...pet, samples: [...pet.samples, { drawnOn: from, receivedByLabOn: from, result: 1 }] },
    },
  ];
}

/** Until the laboratory's paper is there, the sample is taken to have travelled for days. */
function laboratoryShown(pet: Pet): Try[] {
  const sample = pet.samples.toSorted((a, b) => (a.drawnOn < b.drawnOn ? 1 : -1))[0];
  if (!sample || sample.receivedByLabOn) return [];
  const arrived = pet.samples.map((one) => (one === sample ? { ...one, receivedByLabOn: one.drawnOn } : one));
  return [
    {
      text: () =>
        `The day on which the laboratory got the sample of ${sample.drawnOn}, if it was within a week`,
      pet: { ...pet, samples: arrived },
    },
  ];
}

function papersAtHand({ pet, journey, today }: Facts, setting: readonly Step[]): Try[] {
  const at = { on: today, until: addMonths(today, 36), country: journey.origin };
  return setting.flatMap(({ asks: wanted, papers: [kind], title }) =>
    wanted !== "record" || kind === undefined
      ? []
      : [
          {
            text: () => `“${title}” being at hand already`,
            pet: { ...pet, records: [...pet.records, { kind, ...at }] },
          },
        ],
  );
}

/** Where a quarantine on arrival takes the place of the wait from the sample, or of a stay. */
function quarantines(facts: Facts, setting: readonly Step[]): Try[] {
  const rules = destinationOf(facts.journey.destination)?.rules ?? [];
  const chains = rules.flatMap(({ requirement }) =>
    requirement.kind === "rabies-chain" && requirement.sample?.shortfall ? [requirement] : [],
  );
  const stays = rules.filter(
    ({ requirement }) => requirement.kind === "residence" && requirement.shortfall !== undefined,
  );
  return setting.flatMap((step) => {
    const chain = chains.find(({ ids }) => ids.sample === step.id);
    if (chain) return [{ text: (departure) => afterSample(chain, step, departure), without: step.id }];
    return stays.some(({ id }) => id === step.id)
      ? [{ text: (departure) => spent(daysTo(step, departure), "the rest of the stay"), without: step.id }]
      : [];
  });
}

function afterSample({ sample }: RabiesChain, step: Step, departure: CalendarDate): string {
  const { shortfall } = sample ?? {};
  const days = shortfall === undefined || shortfall === "rest" ? daysTo(step, departure) : shortfall.days;
  return spent(days, "the wait from the blood sample");
}

const daysTo = ({ possibleFrom }: Step, departure: CalendarDate): number =>
  possibleFrom === null ? 0 : daysBetween(departure, possibleFrom);

const spent = (days: number, of: string): string => `${days} days of quarantine on arrival in place of ${of}`;
