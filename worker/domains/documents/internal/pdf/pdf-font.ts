import { Buffer } from "node:buffer";

import type { PdfFile } from "./pdf-file.ts";
import { isArray, type PdfDictionary } from "./pdf-values.ts";

/** What a string of a page says, and how far it reaches, in thousandths of the letter size. */
export type Said = { readonly text: string; readonly width: number };
export type PdfFont = (bytes: Buffer) => Said;

const USUAL_WIDTH = 500;
const USUAL_WIDTH_OF_TWO = 1_000;
const MOST_LETTERS = 70_000;

const MARKS: Readonly<Record<string, string>> = {
  acute: "\u{301}",
  grave: "\u{300}",
  circumflex: "\u{302}",
  dieresis: "\u{308}",
  tilde: "\u{303}",
  ring: "\u{30a}",
  cedilla: "\u{327}",
  caron: "\u{30c}",
  ogonek: "\u{328}",
};
const NAMED: Readonly<Record<string, string>> = {
  space: " ",
  period: ".",
  comma: ",",
  colon: ":",
  semicolon: ";",
  hyphen: "-",
  endash: "–",
  emdash: "—",
  slash: "/",
  parenleft: "(",
  parenright: ")",
  quoteright: "’",
  quotesingle: "'",
  numbersign: "#",
  percent: "%",
  plus: "+",
  less: "<",
  greater: ">",
  equal: "=",
  asterisk: "*",
  germandbls: "ß",
  fi: "fi",
  fl: "fl",
  ae: "æ",
  AE: "Æ",
  oe: "œ",
  OE: "Œ",
  oslash: "ø",
  lslash: "ł",
  zero: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};

/** Turns the bytes a page shows into letters, by the font's own table or by its encoding. */
export function fontOf(file: PdfFile, font: PdfDictionary): PdfFont {
  const isWide = font.get("Subtype") === "Type0";
  const table = letterTable(file, font);
  const encoding = file.resolve(font.get("Encoding"));
  const widths = isWide ? wideWidths(file, font) : narrowWidths(file, font);
  const usual = isWide ? usualOfTwo(file, font) : USUAL_WIDTH;
  const isUnicode = typeof encoding === "string" && /^Uni\w+-(?:UTF16|UCS2)/.test(encoding);
  const byName = isWide ? null : namedLetters(file, font);
  const step = isWide ? 2 : 1;
  return (bytes) => {
    let [text, width] = ["", 0];
    for (let at = 0; at + step <= bytes.length; at += step) {
      const code = step === 2 ? bytes.readUInt16BE(at) : (bytes[at] ?? 0);
      width += widths.get(code) ?? usual;
      text += table?.get(code) ?? byName?.get(code) ?? (isUnicode ? String.fromCharCode(code) : "");
      if (!isWide && !table?.has(code) && !byName?.has(code)) text += western(code);
    }
    return { text, width };
  };
}

const WESTERN = new TextDecoder("windows-1252");
const western = (code: number) => (code < 32 ? "" : WESTERN.decode(Uint8Array.of(code)));

/** `ToUnicode`, ISO 32000-1, 9.10.3. */
function letterTable(file: PdfFile, font: PdfDictionary): Map<number, string> | null {
  const bytes = file.stream(font.get("ToUnicode"));
  if (!bytes) return null;
  const map = Buffer.from(bytes).toString("latin1");
  const table = new Map<number, string>();
  for (const block of blocks(map, "bfchar")) {
    for (const [, code = "", letters = ""] of block.matchAll(/<([\da-fA-F\s]+)>\s*<([\da-fA-F\s]*)>/g)) {
      if (table.size < MOST_LETTERS) table.set(hex(code), utf16(letters));
    }
  }
  for (const block of blocks(map, "bfrange")) {
    const lines = block.matchAll(/<([\da-fA-F]+)>\s*<([\da-fA-F]+)>\s*(?:<([\da-fA-F\s]*)>|\[([^\]]*)\])/g);
    for (const [, from = "", to = "", first, each] of lines) addRange(table, hex(from), hex(to), first, each);
  }
  return table;
}

function* blocks(map: string, kind: string): Generator<string> {
  for (let at = map.indexOf(`begin${kind}`); at !== -1; at = map.indexOf(`begin${kind}`, at + 1)) {
    const end = map.indexOf(`end${kind}`, at);
    if (end === -1) return;
    yield map.slice(at, end);
    at = end;
  }
}

function addRange(table: Map<number, string>, from: number, to: number, first?: string, each?: string): void {
  const listed = each?.match(/<([\da-fA-F\s]*)>/g)?.map((one) => utf16(one.slice(1, -1)));
  const start = first === undefined ? "" : utf16(first);
  const last = start.codePointAt(start.length - 1) ?? 0;
  for (let code = from; code <= to && table.size < MOST_LETTERS; code++) {
    const letter = listed
      ? listed[code - from]
      : start.slice(0, -1) + String.fromCodePoint(last + code - from);
    if (letter !== undefined) table.set(code, letter);
  }
}

const hex = (digits: string) => Number.parseInt(digits.replaceAll(/\s/g, "").slice(0, 8), 16);

/** Letters written as UTF-16 in hexadecimal digits. */
function utf16(digits: string): string {
  const bytes = Buffer.from(digits.replaceAll(/\s/g, "").slice(0, 64), "hex");
  let text = "";
  for (let at = 0; at + 2 <= bytes.length; at += 2) text += String.fromCharCode(bytes.readUInt16BE(at));
  return bytes.length === 1 ? String.fromCharCode(bytes[0] ?? 0) : text;
}

/** `Differences` of an encoding, where letters go by their names. */
function namedLetters(file: PdfFile, font: PdfDictionary): Map<number, string> {
  const found = new Map<number, string>();
  const differences = file.resolve(file.dictionary(font.get("Encoding")).get("Differences"));
  if (!isArray(differences)) return found;
  let code = 0;
  for (const entry of differences) {
    if (typeof entry === "number") code = entry;
    else if (typeof entry === "string") {
      const letter = letterNamed(entry);
      if (letter !== null) found.set(code, letter);
      code += 1;
    }
  }
  return found;
}

function letterNamed(name: string): string | null {
  if (/^[A-Za-z]$/.test(name)) return name;
  const [, code] = /^u(?:ni)?([\dA-F]{4,6})$/.exec(name) ?? [];
  if (code !== undefined && hex(code) <= 0x10_ff_ff) return String.fromCodePoint(hex(code));
  const [, letter, mark = ""] = /^([A-Za-z])([a-z]+)$/.exec(name) ?? [];
  const known = MARKS[mark];
  return letter !== undefined && known !== undefined
    ? (letter + known).normalize("NFC")
    : (NAMED[name] ?? null);
}

function narrowWidths(file: PdfFile, font: PdfDictionary): Map<number, number> {
  const first = file.resolve(font.get("FirstChar"));
  const widths = file.resolve(font.get("Widths"));
  const found = new Map<number, number>();
  if (!isArray(widths)) return found;
  for (const [at, width] of widths.slice(0, 256).entries()) {
    const value = file.resolve(width);
    if (typeof value === "number") found.set((typeof first === "number" ? first : 0) + at, value);
  }
  return found;
}

function below(file: PdfFile, font: PdfDictionary): PdfDictionary {
  const fonts = file.resolve(font.get("DescendantFonts"));
  return file.dictionary(isArray(fonts) ? fonts[0] : null);
}

function usualOfTwo(file: PdfFile, font: PdfDictionary): number {
  const usual = file.resolve(below(file, font).get("DW"));
  return typeof usual === "number" ? usual : USUAL_WIDTH_OF_TWO;
}

/** `W` of the font below: a code with widths one by one, or two codes with the width of all between. */
function wideWidths(file: PdfFile, font: PdfDictionary): Map<number, number> {
  const found = new Map<number, number>();
  const widths = file.resolve(below(file, font).get("W"));
  if (!isArray(widths)) return found;
  for (let at = 0; at < widths.length;) {
    const [from, next, third] = [widths[at], file.resolve(widths[at + 1]), widths[at + 2]];
    if (typeof from !== "number") return found;
    if (isArray(next)) {
      for (const [step, width] of next.entries())
        if (typeof width === "number") found.set(from + step, width);
      at += 2;
    } else if (typeof next === "number" && typeof third === "number") {
      for (let code = from; code <= next && found.size < MOST_LETTERS; code++) found.set(code, third);
      at += 3;
    } else return found;
  }
  return found;
}
