import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFString,
} from "@cantoo/pdf-lib";

/** Fields within fields; a file may make them a circle. */
const MOST_PARENTS = 32;

const MULTILINE = 1 << 12;
const PASSWORD = 1 << 13;
const PUSH_BUTTON = 1 << 16;
const COMB = 1 << 24;
const HIDDEN = 2 | 32;

/** What is written in a field on a page, or in the fields that it is part of. */
export function partOf(field: PDFDict, name: string): PDFObject | undefined {
  const key = PDFName.of(name);
  let one: PDFObject | undefined = field;
  for (let up = 0; up < MOST_PARENTS && one instanceof PDFDict; up += 1) {
    const found = one.lookup(key);
    if (found !== undefined) return found;
    one = one.lookup(PDFName.of("Parent"));
  }
  return undefined;
}

export function numberOf(field: PDFDict, name: string): number {
  const found = partOf(field, name);
  return found instanceof PDFNumber ? found.asNumber() : 0;
}

const has = (field: PDFDict, flag: number) => (numberOf(field, "Ff") & flag) !== 0;

export const isField = (one: unknown): one is PDFDict =>
  one instanceof PDFDict && one.lookup(PDFName.of("Subtype")) === PDFName.of("Widget");

/** One that no reader shows; what may stand above it says nothing about it. */
export function isHidden(field: PDFDict): boolean {
  const flags = field.lookup(PDFName.of("F"));
  return flags instanceof PDFNumber && (flags.asNumber() & HIDDEN) !== 0;
}

export const isButton = (field: PDFDict) => partOf(field, "FT") === PDFName.of("Btn");

/** Which of its drawings a box or a circle to tick shows. */
export function stateOf(field: PDFDict): PDFName | null {
  const state = field.lookup(PDFName.of("AS")) ?? partOf(field, "V");
  return state instanceof PDFName ? state : null;
}

/** What a person has filled in, as they see it: of a list its words, not what a computer calls them. */
export function wordsOf(field: PDFDict): string {
  const kind = partOf(field, "FT");
  if (kind === PDFName.of("Btn")) {
    const state = stateOf(field);
    return state === null || state === PDFName.of("Off") || has(field, PUSH_BUTTON) ? "" : "X";
  }
  if (kind === PDFName.of("Tx")) return has(field, PASSWORD) ? "" : (textOf(partOf(field, "V")) ?? "");
  if (kind !== PDFName.of("Ch")) return "";
  const value = partOf(field, "V");
  const chosen = value instanceof PDFArray ? value.asArray() : [value];
  const names = namesOfChoices(field);
  return chosen
    .map((one) => textOf(one instanceof PDFArray ? undefined : one))
    .flatMap((one) => (one === null ? [] : [names.get(one) ?? one]))
    .join(", ");
}

function namesOfChoices(field: PDFDict): Map<string, string> {
  const options = partOf(field, "Opt");
  const pairs = options instanceof PDFArray ? options.asArray() : [];
  return new Map(
    pairs.flatMap((pair) => {
      const found = pair instanceof PDFArray ? pair : field.context.lookup(pair);
      if (!(found instanceof PDFArray)) return [];
      const [value, name] = [textOf(found.lookup(0)), textOf(found.lookup(1))];
      return value === null || name === null ? [] : [[value, name] as const];
    }),
  );
}

function textOf(one: PDFObject | undefined): string | null {
  return one instanceof PDFString || one instanceof PDFHexString ? one.decodeText() : null;
}

/** How the words of a field stand in it. */
export type Setting = {
  readonly isMultiline: boolean;
  /** Boxes of one letter each; 0 where it has none. */
  readonly boxes: number;
  readonly side: "left" | "center" | "right";
  /** In points; 0 where they are as large as there is room for. */
  readonly size: number;
};

const SIDES = ["left", "center", "right"] as const;

export function settingOf(field: PDFDict): Setting {
  const [, size = "0"] = /([\d.]+)\s+Tf/.exec(textOf(partOf(field, "DA")) ?? "") ?? [];
  return {
    isMultiline: has(field, MULTILINE),
    boxes: has(field, COMB) ? numberOf(field, "MaxLen") : 0,
    side: isButton(field) ? "center" : (SIDES[numberOf(field, "Q")] ?? "left"),
    size: Number(size),
  };
}
