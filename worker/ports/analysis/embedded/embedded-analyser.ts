import type { AnalysedType, Analysis, AnalysisDraft } from "#contracts/analysis/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Analyser } from "#worker/ports/analysis/analyser.ts";

import { type Finding, tip } from "./finding.ts";
import { judgePaper } from "./judge-paper.ts";
import { type Facts, readPaper } from "./read-paper.ts";

const CATEGORY = {
  health_certificate: "health",
  vaccination_record: "vaccination",
  passport: "travel",
  other: "other",
} as const satisfies Record<AnalysedType, string>;

const REMINDER =
  "This is a screening aid: have it confirmed by an official vet or the authority of the destination.";

/** Papers of a kind nobody described, and scraps of text, are never read with certainty. */
const MOST_FOR_OTHER = 0.6;
const MOST_FOR_SCRAPS = 0.5;
const SCRAP_LETTERS = 200;
/** On a photo letters and figures are taken for others. */
const SHARE_FOR_PHOTOS = 0.7;

/** Rules that are part of the Worker; nothing leaves it. */
export const embeddedAnalyser: Analyser = async (paper, today) => analyse(paper, today);

/** The same at once, for who wants to test it. */
export function analyse(paper: AnalysisDraft, today: CalendarDate): Analysis {
  const facts = readPaper(paper.documentText);
  const type = paper.documentType;
  const findings = judgePaper({ facts, type, destination: paper.destinationCountry, today });
  const isScrap = facts.letters < SCRAP_LETTERS;
  if (isScrap)
    findings.push({
      weight: "unsure",
      issue: "There is little text to read.",
      advice:
        "Paste the whole text of the paper. Photos and scans have none of their own: type what they say, or ask for the original file.",
    });
  if (paper.isFromPhoto)
    findings.push(tip("This was read from a photo or a scan: compare every figure with the paper itself."));
  const issues = findings.flatMap(({ issue, quote }) =>
    issue === undefined ? [] : [quote ? `${issue} The paper says “${quote}”.` : issue],
  );
  return {
    confidence: confidenceOf(facts, type, isScrap, paper.isFromPhoto ?? false),
    validity: validityOf(findings),
    category: CATEGORY[type === "other" ? facts.kind : type],
    issues: [...new Set(issues)],
    suggestions: [...new Set(findings.flatMap(({ advice }) => advice ?? [])), REMINDER],
  };
}

function validityOf(findings: readonly Finding[]): Analysis["validity"] {
  if (findings.some(({ weight }) => weight === "wrong")) return "invalid";
  return findings.some(({ weight }) => weight === "unsure") ? "needs_review" : "valid";
}

/** The share of what such a paper shows that could be read without doubt. */
function confidenceOf(facts: Facts, type: AnalysedType, isScrap: boolean, isFromPhoto: boolean): number {
  const { dates, mentions, unread } = facts;
  const expected: Record<AnalysedType, boolean[]> = {
    health_certificate: [
      dates.issued.length > 0,
      facts.chips.length === 1,
      mentions.vet,
      mentions.signature,
      mentions.stamp || mentions.endorsement,
      mentions.owner,
      mentions.animal,
    ],
    vaccination_record: [
      mentions.rabies,
      dates.vaccinated.length > 0,
      dates.validUntil.length + dates.expires.length > 0,
      facts.chips.length === 1,
      mentions.vet,
      facts.batches.length > 0,
      mentions.product,
    ],
    passport: [
      mentions.passportNumber,
      dates.expires.length + dates.validUntil.length > 0,
      dates.born.length > 0,
    ],
    other: [facts.kind !== "other", Object.values(dates).some((found) => found.length > 0), mentions.vet],
  };
  const fields = [...expected[type], unread.length === 0];
  const read = fields.filter(Boolean).length / fields.length;
  const share = isFromPhoto ? read * SHARE_FOR_PHOTOS : read;
  const most = isScrap ? MOST_FOR_SCRAPS : type === "other" ? MOST_FOR_OTHER : 1;
  return Math.round(Math.min(share, most) * 100) / 100;
}
