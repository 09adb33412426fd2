import type { AnalysedType, AnalysisDestination } from "#contracts/analysis/shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

import {
  type Case,
  earliest,
  EU_STYLE,
  type Finding,
  ISO_CHIP,
  latest,
  needed,
  unsure,
  wordsFor,
  wrong,
} from "./finding.ts";
import { judgeCertificate } from "./judge-certificate.ts";
import { judgeVaccination } from "./judge-vaccination.ts";
import { isUnread } from "./read-paper.ts";

/** Where the dose counts only after the chip. */
const CHIP_FIRST: readonly AnalysisDestination[] = [...EU_STYLE, "Japan"];
/** The least age at the first rabies dose, in days. */
const DOSE_AGE_DAYS = 84;
const DOSE_AGE_DAYS_JAPAN = 91;

const NAMES = {
  health_certificate: "a health certificate",
  vaccination_record: "a vaccination record",
  passport: "a passport",
  other: "another paper",
} as const satisfies Record<AnalysedType, string>;

/** What the rules say of a paper. Facts checked against the rule collection of 27 Nov 2026. */
export function judgePaper(paper: Case): Finding[] {
  return [
    ...judgeKind(paper),
    ...judgeChip(paper),
    ...judgeReadability(paper),
    ...judgeOrderOfDates(paper),
    ...(paper.type === "health_certificate" ? judgeCertificate(paper) : []),
    ...(paper.type === "vaccination_record" ? judgeVaccination(paper) : []),
    ...(paper.type === "passport" ? judgePassport(paper) : []),
    ...(paper.type === "other"
      ? [unsure("A paper of this kind cannot be judged by rules alone.", "Let a colleague read it.")]
      : []),
  ];
}

function judgeKind({ facts, type }: Case): Finding[] {
  const found: Finding[] = [];
  if (type !== "other" && facts.kind !== "other" && facts.kind !== type) {
    found.push(
      unsure(
        `This reads like ${NAMES[facts.kind]}, not like ${NAMES[type]}.`,
        "Check the document type.",
        wordsFor(facts, "kind"),
      ),
    );
  }
  if (facts.mentions.otherSpecies && !facts.mentions.companion) {
    found.push(
      unsure(
        "Only dogs, cats and ferrets can be judged by these rules.",
        "Ask the destination's authority what this species needs.",
      ),
    );
  }
  return found;
}

function judgeChip({ facts, type, destination }: Case): Finding[] {
  const [chip] = facts.chips;
  if (facts.chips.length > 1) {
    return [
      unsure(
        "More than one microchip number is named.",
        "Make sure that every paper names the same microchip.",
        facts.chips.map((one) => wordsFor(facts, "chip", one)).join("”, “"),
      ),
    ];
  }
  if (chip === undefined) {
    const needed = type === "health_certificate" || type === "vaccination_record";
    return needed
      ? [unsure("No microchip number was found.", "Ask the vet to add the 15-digit microchip number.")]
      : [];
  }
  if (chip.length === 14 || chip.length > 15) {
    return [
      wrong(
        `The microchip number ${chip} has ${chip.length} digits instead of 15.`,
        "Have the number read again and corrected.",
        wordsFor(facts, "chip", chip),
      ),
    ];
  }
  // Chips of 9 or 10 digits are older kinds, which some countries still take.
  if (chip.length < 15 && (chip.length > 10 || ISO_CHIP.includes(destination))) {
    return [
      unsure(
        `The microchip ${chip} is not of the ISO kind with 15 digits.`,
        "Bring a reader for this chip, or have an ISO chip implanted beside it.",
        wordsFor(facts, "chip", chip),
      ),
    ];
  }
  return chip.startsWith("999")
    ? [
        unsure(
          "The microchip number begins with 999, which is for tests.",
          "Have the chip read again.",
          wordsFor(facts, "chip", chip),
        ),
      ]
    : [];
}

/** A date that stands there is never said to be missing: it is asked for, in the paper's own signs. */
function judgeReadability({ facts }: Case): Finding[] {
  return facts.unread.map(({ occasion, text, isTwoWays }) =>
    unsure(
      `The paper has a date we could not read: '${text}'.${isTwoWays ? " It can be read two ways, as day and month or as month and day." : ""}`,
      "Which day is it? Ask for the month in letters and the year in four digits.",
      wordsFor(facts, occasion, text),
    ),
  );
}

function judgeOrderOfDates({ facts, type, destination, today }: Case): Finding[] {
  const { dates } = facts;
  const found: Finding[] = [];
  const issued = latest(dates.issued);
  const dose = latest(dates.vaccinated);
  const [born] = dates.born;
  const [implanted] = dates.implanted;
  if (issued && issued > today)
    found.push(
      wrong(
        `The date of issue, ${issued}, lies in the future.`,
        "Have the date corrected.",
        wordsFor(facts, "issued", issued),
      ),
    );
  if (dose && dose > today)
    found.push(
      wrong(
        `The date of vaccination, ${dose}, lies in the future.`,
        "Have the date corrected.",
        wordsFor(facts, "vaccinated", dose),
      ),
    );
  if (born && dose && dose < born)
    found.push(
      wrong(
        "The vaccination is dated before the birth.",
        "Have the dates corrected.",
        wordsFor(facts, "vaccinated", dose),
      ),
    );
  if (type !== "vaccination_record" && type !== "health_certificate") return found;
  const first = earliest(dates.vaccinated);
  if (
    first &&
    implanted &&
    implanted > first &&
    dates.vaccinated.every((date) => date < implanted) &&
    !isUnread(facts, "vaccinated") &&
    CHIP_FIRST.includes(destination)
  ) {
    found.push(
      wrong(
        `The microchip was implanted on ${implanted}, after the vaccination: for ${destination} that dose does not count.`,
        "Have the animal vaccinated again now that it has a chip.",
        wordsFor(facts, "implanted", implanted),
      ),
    );
  }
  const least = destination === "Japan" ? DOSE_AGE_DAYS_JAPAN : DOSE_AGE_DAYS;
  if (
    born &&
    first &&
    first >= born &&
    daysBetween(born, first) < least &&
    !isUnread(facts, "vaccinated") &&
    CHIP_FIRST.includes(destination)
  ) {
    found.push(
      wrong(
        `At the first rabies dose the animal was ${daysBetween(born, first)} days old; ${destination} asks for ${least}.`,
        "Have the animal vaccinated again.",
        wordsFor(facts, "born", born),
      ),
    );
  }
  return found;
}

function judgePassport({ facts, today }: Case): Finding[] {
  const ends = latest(facts.dates.expires.length > 0 ? facts.dates.expires : facts.dates.validUntil);
  const found: Finding[] = [];
  const isUnknown = isUnread(facts, "expires", "validUntil");
  if (ends && ends < today && !isUnknown)
    found.push(
      wrong(
        `The passport expired on ${ends}.`,
        "Send a copy of a valid passport.",
        wordsFor(facts, "expires", ends) ?? wordsFor(facts, "validUntil", ends),
      ),
    );
  if (!ends && !isUnknown && !facts.mentions.rabies) {
    found.push(unsure("No date of expiry was found.", "Send a copy on which every line can be read."));
  }
  return [...found, ...needed(facts, { passportNumber: "the passport number" })];
}
