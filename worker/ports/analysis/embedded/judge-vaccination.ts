import type { AnalysisDestination } from "#contracts/analysis/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { addDays, daysBetween } from "#contracts/core/dates.ts";

import {
  type Case,
  EU_STYLE,
  type Finding,
  latest,
  needed,
  tip,
  unsure,
  wordsFor,
  wrong,
} from "./finding.ts";
import { isUnread } from "./read-paper.ts";

/** Where a rabies antibody test belongs to every journey. */
const TITER: readonly AnalysisDestination[] = ["Japan", "Australia"];
const ENOUGH_IU = 0.5;
/** Days between the first rabies dose and entry. */
const WAIT_DAYS = 21;
/** What a vaccination without a written end counts for in Canada. */
const YEAR_DAYS = 365;

export function judgeVaccination(paper: Case): Finding[] {
  const { facts, destination } = paper;
  if (!facts.mentions.rabies) {
    const advice = "Add the rabies vaccination with product, batch, date and validity.";
    return destination === "USA"
      ? [
          unsure(
            "No rabies vaccination is named.",
            "Airlines and states may ask for it even where the country does not.",
          ),
        ]
      : [unsure(`No rabies vaccination is named, which ${destination} asks for.`, advice)];
  }
  return [
    ...judgeValidity(paper),
    ...judgeTiter(paper),
    ...(facts.batches.length === 0
      ? [
          unsure(
            "The paper does not show the batch or serial number.",
            "Make sure that the batch or serial number can be read on the paper.",
          ),
        ]
      : []),
    ...needed(facts, {
      vet: "the veterinarian",
      signature: "a signature",
      product: "the manufacturer or product",
    }),
  ];
}

function judgeValidity({ facts, destination, today }: Case): Finding[] {
  const found: Finding[] = [];
  const dose = latest(facts.dates.vaccinated);
  const isDoseUnread = isUnread(facts, "vaccinated");
  const isEndUnread = isUnread(facts, "validUntil", "expires");
  // Of several the last to end counts, and that may be the one that could not be read.
  const written = isEndUnread ? undefined : latest([...facts.dates.validUntil, ...facts.dates.expires]);
  const counted =
    dose && facts.validYears !== null && !isDoseUnread ? yearsLater(dose, facts.validYears) : undefined;
  const until = isEndUnread ? undefined : (written ?? counted);
  const untilWords =
    written && (wordsFor(facts, "validUntil", written) ?? wordsFor(facts, "expires", written));
  if (!dose && !isDoseUnread)
    found.push(
      unsure("No date of vaccination was found.", "Ask for the date on which the vaccine was given."),
    );
  if (dose && until && until <= dose && !isDoseUnread) {
    found.push(
      wrong(
        `The vaccination is said to end on ${until}, not after it was given.`,
        "Have the dates corrected.",
        untilWords,
      ),
    );
  } else if (until && until < today) {
    found.push(
      wrong(
        `The rabies vaccination ended on ${until}.`,
        "Have the animal vaccinated again; waiting times start anew.",
        untilWords,
      ),
    );
  } else if (until) {
    found.push(tip(`The rabies vaccination is valid until ${until}; it has to cover the day of arrival.`));
  } else if (dose && !isEndUnread && !isDoseUnread && destination === "Canada") {
    const end = addDays(dose, YEAR_DAYS);
    found.push(
      end < today
        ? wrong(
            "Without a written end the vaccination counts for one year, which is over.",
            "Ask the vet to write its validity.",
          )
        : tip(`Without a written end Canada takes the vaccination for valid until ${end}.`),
    );
  } else if (dose && !isEndUnread && !isDoseUnread) {
    found.push(
      unsure("It is not said how long the vaccination is valid.", "Ask the vet to write its validity."),
    );
  }
  const hasEarlier = facts.dates.vaccinated.length > 1 || isDoseUnread || facts.mentions.booster;
  if (
    dose &&
    dose <= today &&
    EU_STYLE.includes(destination) &&
    !hasEarlier &&
    daysBetween(dose, today) < WAIT_DAYS
  ) {
    found.push(
      unsure(
        `A first rabies dose counts for ${destination} only ${WAIT_DAYS} days after it was given.`,
        `Enter on ${addDays(dose, WAIT_DAYS)} or later.`,
        wordsFor(facts, "vaccinated", dose),
      ),
    );
  }
  if (destination === "Japan" && facts.dates.vaccinated.length < 2 && !isDoseUnread) {
    found.push(
      unsure("Japan asks for two rabies doses, and one date was found.", "Add the dates of both doses."),
    );
  }
  return found;
}

function judgeTiter({ facts, destination }: Case): Finding[] {
  if (!TITER.includes(destination)) return [];
  if (!facts.titer) {
    return [
      unsure(
        `The rabies antibody test that ${destination} asks for was not found.`,
        "Add the laboratory's report; the waiting time counts from its sample.",
      ),
    ];
  }
  const { value, isBelow } = facts.titer;
  return value < ENOUGH_IU || isBelow
    ? [
        wrong(
          `The antibody test shows less than ${ENOUGH_IU} IU/ml.`,
          "Have the animal vaccinated and tested again.",
          wordsFor(facts, "titer"),
        ),
      ]
    : [
        unsure(
          "Waiting times after the antibody test depend on the laboratory and the day of travel.",
          "Check the day of the sample with a colleague.",
        ),
      ];
}

/** The same day of a later year; what was given on 29 February ends on the 28th. */
function yearsLater(date: CalendarDate, years: number): CalendarDate {
  const later = `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
  return later.endsWith("-02-29") && years % 4 !== 0 ? `${later.slice(0, 8)}28` : later;
}
