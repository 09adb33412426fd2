import type { AnalysedType } from "#contracts/analysis.ts";
import type { CalendarDate } from "#contracts/core/dates.ts";

import { datesIn } from "./dates-in-text.ts";

/** What a date on a paper is the date of. */
export const OCCASIONS = [
  "vaccinated",
  "validUntil",
  "issued",
  "implanted",
  "born",
  "travels",
  "sampled",
  "expires",
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What could be read from a paper's text. */
export type Facts = {
  readonly kind: AnalysedType;
  readonly dates: Readonly<Record<Occasion, readonly CalendarDate[]>>;
  /** Occasions whose date could be read two ways. */
  readonly ambiguous: readonly Occasion[];
  /** Digits of numbers that are called a microchip's, without the marks between them. */
  readonly chips: readonly string[];
  readonly titer: { readonly value: number; readonly isBelow: boolean } | null;
  readonly mentions: Readonly<Record<Mention, boolean>>;
  readonly letters: number;
};

const MENTIONS = {
  rabies: /\brabies\b|tollwut|\brage\b|狂犬病/iu,
  booster: /\bbooster\b|revaccination|auffrischung|rappel/iu,
  vet: /\bvet(?:erinar(?:y|ian)|erinarian|s)?\b|\bDVM\b|\bMRCVS\b|tierarzt|vétérinaire|獣医/iu,
  signature: /\bsign(?:ed|ature)\b|unterschrift|署名/iu,
  stamp: /\bstamp(?:ed)?\b|\bseal(?:ed)?\b|stempel|cachet|tampon/iu,
  endorsement: /\bendors(?:ed|ement)\b|\bofficial veterinarian\b|\bUSDA\b|\bAPHIS\b|amtstierarzt/iu,
  batch: /\b(?:batch|lot|serial)\b|charge|\blot\b/iu,
  product: /\bmanufacturer\b|\bproduct\b|nobivac|rabisin|imrab|defensor|versican|vanguard|hersteller/iu,
  owner: /\bowner\b|\bconsignor\b|besitzer|propriétaire/iu,
  animal: /\b(?:breed|species|dog|cat|ferret|canine|feline)\b|\bhund\b|\bkatze\b|\bchien\b|\bchat\b/iu,
  companion: /\b(?:dog|cat|ferret|canine|feline|puppy|kitten|hund|katze|chien|chat)s?\b/iu,
  otherSpecies: /\b(?:bird|parrot|rabbit|hamster|reptile|tortoise|turtle|fish|guinea pig)s?\b/iu,
  form7001: /\b(?:APHIS|VS)\s*(?:form)?\s*7001\b/iu,
  tapeworm: /\btapeworm\b|echinococcus|praziquantel/iu,
  permit: /\bimport permit\b|\bpermit (?:no|number)\b/iu,
  passportNumber: /\bpassport\s*(?:no|number|nr|№|#)/iu,
} as const satisfies Record<string, RegExp>;
export type Mention = keyof typeof MENTIONS;

const OCCASION_WORDS = {
  validUntil:
    /valid\s+(?:until|to|till|through)|next\s+due|booster\s+due|due\s+(?:date|on)|gültig\s+bis|valable\s+jusqu/giu,
  expires: /expir(?:es|y|ation)|date\s+of\s+expiry/giu,
  vaccinated: /vaccinat(?:ed|ion)|administered|date\s+given|dose\s*\d?|impfung|geimpft/giu,
  issued: /issued?\b|date\s+of\s+issue|examin(?:ed|ation)|inspect(?:ed|ion)|certified|signed|ausgestellt/giu,
  implanted:
    /implant(?:ed|ation)?|chip(?:ped)?\s+(?:on|date)|microchip\s+date|date\s+of\s+(?:application|reading)/giu,
  born: /birth|\bDOB\b|\bborn\b|geburt/giu,
  travels: /departure|travel(?:s|ling)?\b|arriv(?:al|es|ing)|date\s+of\s+entry|flight/giu,
  sampled: /sampl(?:e|ed|ing)|blood\s+dr(?:aw|awn)|drawn/giu,
} as const satisfies Record<Occasion, RegExp>;

/** How far before a date its words may stand. */
const REACH = 70;

export function readPaper(written: string): Facts {
  const text = calm(written);
  const dates = Object.fromEntries(OCCASIONS.map((occasion) => [occasion, [] as CalendarDate[]])) as Record<
    Occasion,
    CalendarDate[]
  >;
  const ambiguous = new Set<Occasion>();
  let end = 0;
  for (const found of datesIn(text)) {
    // Words before an earlier date belong to that one.
    const before = text.slice(Math.max(end, found.at - REACH), found.at);
    end = found.at + found.text.length;
    const occasion = occasionOf(before);
    if (!occasion) continue;
    if (found.date === null) ambiguous.add(occasion);
    else dates[occasion].push(found.date);
  }
  return {
    kind: kindOf(text),
    dates,
    ambiguous: [...ambiguous],
    chips: chipsIn(text),
    titer: titerIn(text),
    mentions: Object.fromEntries(
      Object.entries(MENTIONS).map(([name, pattern]) => [name, pattern.test(text)]),
    ) as Record<Mention, boolean>,
    letters: text.trim().length,
  };
}

/** Runs of white space as one blank, one line end or one empty line: the patterns then have little to try. */
function calm(text: string): string {
  return text.replaceAll(/\s+/gu, (run) => {
    const lineEnds = run.split("\n").length - 1;
    return lineEnds === 0 ? " " : "\n".repeat(Math.min(lineEnds, 2));
  });
}

/** The occasion whose words stand nearest before the date, in the same paragraph. */
function occasionOf(before: string): Occasion | null {
  const line = before.split(/\n\s*\n/).at(-1) ?? "";
  let nearest: { occasion: Occasion; at: number } | null = null;
  for (const occasion of OCCASIONS) {
    for (const match of line.matchAll(OCCASION_WORDS[occasion])) {
      const at = match.index + match[0].length;
      if (!nearest || at > nearest.at) nearest = { occasion, at };
    }
  }
  return nearest?.occasion ?? null;
}

/** What the paper calls itself; its heading counts for more than a word further down. */
function kindOf(text: string): AnalysedType {
  const head = text.slice(0, 400);
  for (const part of [head, text]) {
    if (
      /health certificate|certificate of (?:veterinary inspection|health)|\b7001\b|gesundheitszeugnis/iu.test(
        part,
      )
    ) {
      return "health_certificate";
    }
    if (/\bpassport\b|heimtierausweis|passeport/iu.test(part)) return "passport";
    if (/vaccinat|immuni[sz]ation|impfpass|carnet de vaccination/iu.test(part)) return "vaccination_record";
  }
  return "other";
}

/** Numbers of 9 to 17 digits that stand behind a word for microchip, with the marks people put between digits. */
function chipsIn(text: string): string[] {
  const named = text.matchAll(/(?:micro)?chip|transponder|\bRFID\b|マイクロチップ/giu);
  const found = new Set<string>();
  for (const { index } of named) {
    const after = text.slice(index, index + 120);
    const number = /(?<!\d)\d(?:[ \-*.]?\d){8,16}(?![ \-*.]?\d)/.exec(after)?.[0];
    if (number) found.add(number.replaceAll(/\D/g, ""));
  }
  return [...found];
}

/** The result of a rabies antibody test, in IU/ml; a decimal comma is one too. */
function titerIn(text: string): Facts["titer"] {
  const match = /([<>≤≥]|=<|>=|<=)?\s*(\d{1,3}(?:[.,]\d{1,3})?)\s*I\.?U\.?\s*\/\s*m\s?l/iu.exec(text);
  if (!match) return null;
  const [, sign = "", value = ""] = match;
  return { value: Number(value.replace(",", ".")), isBelow: sign.startsWith("<") && sign !== "<=" };
}
