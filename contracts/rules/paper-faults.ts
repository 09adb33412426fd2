import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { daysBetween } from "#contracts/core/dates.ts";

import { latest, plus, spanInWords } from "./calendar.ts";
import { chipsOf } from "./chips.ts";
import { among, standsOn } from "./countries.ts";
import { anchorDate, type Facts, recordsOf } from "./facts.ts";
import { countedDraws } from "./judge-sample.ts";
import { ASKED_WHEN_OLD, nameOf } from "./papers.ts";
import { placeName } from "./places.ts";
import { linksOf } from "./rabies-chain.ts";
import { validUntilOf } from "./rabies.ts";
import type { EventRule } from "./rule.ts";
import { homesOn } from "./stays.ts";
import type { PetRecord, Window } from "./types.ts";

/** `bad`: it says something that no other record mends. `unknown`: a person or one more fact has to decide. */
export type PaperFault = { readonly kind: "bad" | "timing" | "unknown"; readonly says: string };

const timing = (says: string): PaperFault => ({ kind: "timing", says });
const unknown = (says: string): PaperFault => ({ kind: "unknown", says });

/** What keeps a record from serving for this journey; null where nothing does. */
export function faultOf(
  record: PetRecord,
  event: EventRule,
  facts: Facts,
  { earliest, latest: last }: Window,
): PaperFault | null {
  const anchor = anchorDate(facts, event.anchor);
  const isRecent = earliest === null || record.on >= earliest;
  if (record.isPositive && isRecent)
    return {
      kind: "bad",
      says: `The test of ${record.on} found what it looked for: the authority decides whether the pet may come at all.`,
    };
  const unprepared = laterThanPaper(record, event, facts);
  if (unprepared) return unprepared;
  const uncertified = certifiedFault(record, event, facts);
  if (uncertified) return uncertified;
  if (!isRecent) return timing(`It was on ${record.on}, before ${earliest}: too early.`);
  if (last !== null && record.on > last)
    return timing(`It was on ${record.on}, after ${last}: too late for this date.`);
  // Whatever is counted to departure is looked at on arrival as well.
  const looked = latest(anchor, facts.journey.arrival);
  if (record.until !== undefined && record.until < looked)
    return timing(`It is valid until ${record.until}, which is before ${looked}.`);
  if (event.countedTo && event.within && plus(record.on, event.within) < facts.today && last === anchor)
    return timing(
      `It was on ${record.on}: too long ago for a ${nameOf(event.countedTo.record)} that is issued from today on.`,
    );
  return (
    issuedElsewhere(record, event, facts) ??
    issuedAway(record, event, facts) ??
    namedElsewhere(record, event, facts) ??
    endUnknown(record, event) ??
    grownOld(record, event, facts)
  );
}

function issuedElsewhere(
  { country, on }: PetRecord,
  { countsFrom, record, anchor }: EventRule,
  facts: Facts,
): PaperFault | null {
  if (!countsFrom) return null;
  if (country !== undefined && standsOn(countsFrom, country) === "off")
    return timing(
      `The ${nameOf(record)} of ${on} was issued in ${placeName(country)}: from there it does not count.`,
    );
  const day = anchorDate(facts, anchor);
  const valid = facts.pet.rabiesDoses.filter((dose) => validUntilOf(dose) >= day);
  const isElsewhere = valid.every((dose) => dose.country && standsOn(countsFrom, dose.country) === "off");
  const [dose] = valid;
  return dose?.country && isElsewhere
    ? unknown(
        `The rabies dose of ${dose.givenOn} was given in ${placeName(dose.country)}, where vets write none into it: is it in the ${nameOf(record)}?`,
      )
    : null;
}

/** Only issued before the pet leaves a country, and the pet or the paper was elsewhere. */
function issuedAway(
  { country, on }: PetRecord,
  { issuedIn }: EventRule,
  { journey }: Facts,
): PaperFault | null {
  if (!issuedIn) return null;
  const named = issuedIn.map(placeName).join(" or ");
  if (country !== undefined && among(issuedIn, country) === "no")
    return timing(`It was issued in ${placeName(country)}: it counts from ${named} alone.`);
  const homes = homesOn(journey, on);
  return homes.length > 0 && homes.every((home) => among(issuedIn, home) === "no")
    ? unknown(
        `On record for ${on}, when the pet was in ${homes.map(placeName).join(", ")}: it is issued in ${named}, before the pet leaves. Which day is wrong?`,
      )
    : null;
}

/** What was had long ago may be of another journey, or have run out since. */
function grownOld({ kind, on, until }: PetRecord, { within }: EventRule, facts: Facts): PaperFault | null {
  const old = ASKED_WHEN_OLD[kind];
  const { departure } = facts.journey;
  if (!old || within || until !== undefined || plus(on, old.after) >= departure) return null;
  return unknown(`On record for ${on}, ${daysBetween(on, departure)} days before the departure: ${old.asks}`);
}

/** The papers on record to whose issue is counted and that still serve on the day that counts, newest first. */
export function countedPapers({ countedTo, anchor }: EventRule, facts: Facts): readonly PetRecord[] {
  if (!countedTo) return [];
  const day = anchorDate(facts, anchor);
  return recordsOf(facts.pet, countedTo.record).filter(
    ({ on }) => on <= day && plus(on, countedTo.within) >= day,
  );
}

/** What is counted to a paper's issue and came after it, or too long before: the paper is to be issued again. */
function laterThanPaper(record: PetRecord, event: EventRule, facts: Facts): PaperFault | null {
  const papers = countedPapers(event, facts);
  const [paper] = papers;
  const { within } = event;
  if (!paper || !within) return null;
  if (papers.some(({ on }) => record.on <= on && plus(record.on, within) >= on)) return null;
  return timing(
    record.on > paper.on
      ? `It was on ${record.on}, after the ${nameOf(paper.kind)} of ${paper.on}: have that issued again.`
      : `It was on ${record.on}, more than ${spanInWords(within)} before the ${nameOf(paper.kind)} of ${paper.on}: both are to be had again.`,
  );
}

function certifiedFault(
  record: PetRecord,
  { certifies, anchor }: EventRule,
  facts: Facts,
): PaperFault | null {
  if (!certifies) return null;
  const { chain, doseBefore, isForDose, isForSample } = certifies;
  if (isForSample) {
    const drawn = countedDraws(chain, facts);
    return drawn.length > 0 && drawn.every((day) => record.on < day)
      ? timing(
          `It was issued on ${record.on}, before the sample of ${drawn[0]} that counts: have that issued again.`,
        )
      : null;
  }
  const given = facts.pet.rabiesDoses.filter(({ givenOn }) => givenOn <= record.on);
  if (given.length === 0)
    return timing(`It was issued on ${record.on}, before any rabies dose that is on record.`);
  const day = anchorDate(facts, anchor);
  const until = latest(...given.map((dose) => validUntilOf(dose)));
  if (isForDose && until < day)
    return timing(`It certifies a dose that is valid until ${until}, which is before ${day}.`);
  const covers = linksOf(chain, facts, chipsOf(facts.pet, chain).since).map(({ cover }) => cover);
  const primaryOn = covers.find((cover) => cover?.primaryOn && cover.primaryOn <= record.on)?.primaryOn;
  if (!doseBefore || !primaryOn || plus(primaryOn, doseBefore) <= record.on) return null;
  return timing(
    `It was issued on ${record.on}, ${daysBetween(primaryOn, record.on)} days after the first dose: it serves if it is issued from ${plus(primaryOn, doseBefore)} on.`,
  );
}

function namedElsewhere(
  { country, on }: PetRecord,
  { namesOrigin }: EventRule,
  { journey }: Facts,
): PaperFault | null {
  if (!namesOrigin) return null;
  if (country === undefined)
    return unknown(
      `On record for ${on}. Enter which country of departure it names: it serves from there alone.`,
    );
  const named = [among([country], journey.origin), among([journey.origin], country)];
  if (named.includes("yes")) return null;
  return named.includes("unknown")
    ? unknown(
        `It names ${country} as the country of departure: ask the authority whether it serves from ${journey.origin}.`,
      )
    : timing(`It names ${country} as the country of departure, not ${journey.origin}: a new one is needed.`);
}

function endUnknown({ until, on }: PetRecord, { printsUntil }: EventRule): PaperFault | null {
  return printsUntil && until === undefined
    ? unknown(`On record for ${on}. Enter the last day on which it is valid, as it prints.`)
    : null;
}

/** The first day on which it can be issued, after what it certifies; "0000-01-01" where it waits for nothing. */
export function floorOf({ certifies }: EventRule, facts: Facts): CalendarDate {
  if (!certifies?.doseBefore) return "0000-01-01";
  const [links] = linksOf(certifies.chain, facts, chipsOf(facts.pet, certifies.chain).since);
  return links ? plus(links.doseOn, certifies.doseBefore) : "0000-01-01";
}
