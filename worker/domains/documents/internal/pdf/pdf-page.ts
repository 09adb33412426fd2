import { Buffer } from "node:buffer";

import type { PdfFile } from "./pdf-file.ts";
import { fontOf, type PdfFont } from "./pdf-font.ts";
import { BREAK, isArray, type PdfDictionary, PdfReader, type PdfValue } from "./pdf-values.ts";

type Matrix = readonly [number, number, number, number, number, number];
const SAME: Matrix = [1, 0, 0, 1, 0, 0];
const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
];

/** Values and operators all pages of one file may have together; a page of text has some thousand. */
const MOST_STEPS = 1_000_000;
const MOST_OPERANDS = 1_000;
const MOST_KEPT = 64;
/** Drawings within drawings. */
const DEEPEST = 4;

/** What the pages of one file have said so far. */
export class Script {
  text = "";
  steps = MOST_STEPS;
  readonly mostLetters: number;
  #end: { x: number; y: number } | null = null;

  constructor(mostLetters: number) {
    this.mostLetters = mostLetters;
  }

  get isFull(): boolean {
    return this.text.length >= this.mostLetters || this.steps <= 0;
  }

  /** Adds a piece where it stands: beside the one before, after a gap, or on another line. */
  add(piece: string, from: Matrix, reach: number): void {
    const size = Math.hypot(from[0], from[1]) || 1;
    const [alongX, alongY] = [from[0] / size, from[1] / size];
    const end = this.#end;
    if (end !== null && piece !== "") {
      const [dx, dy] = [from[4] - end.x, from[5] - end.y];
      const along = dx * alongX + dy * alongY;
      const across = Math.abs(dx * alongY - dy * alongX);
      if (across > 2.2 * size) this.text += "\n\n";
      else if (across > 0.5 * size || along < -size) this.text += "\n";
      else if (along > 0.18 * size && !this.text.endsWith(" ")) this.text += " ";
    }
    this.text += piece;
    this.#end = { x: from[4] + from[0] * reach, y: from[5] + from[1] * reach };
  }

  endPage(): void {
    if (this.#end !== null) this.text += "\n\n";
    this.#end = null;
  }
}

/** Reads a page, or a drawing a page uses, as a viewer draws it, and keeps its words. */
export class PageReader {
  readonly #file: PdfFile;
  readonly #script: Script;
  readonly #fonts = new Map<PdfDictionary, PdfFont>();

  constructor(file: PdfFile, script: Script) {
    this.#file = file;
    this.#script = script;
  }

  read(content: string, resources: PdfDictionary, start: Matrix = SAME, depth = 0): void {
    const reader = new PdfReader(content, 0);
    const page = new Pen(start);
    const fonts = this.#file.dictionary(resources.get("Font"));
    let operands: PdfValue[] = [];
    while (!this.#script.isFull) {
      this.#script.steps -= 1;
      const value = reader.value();
      if (value !== BREAK) {
        if (operands.length < MOST_OPERANDS) operands.push(value);
        continue;
      }
      const operator = reader.word();
      if (operator === null) return;
      if (operator === "Tf") page.takeFont(this.#font(fonts, operands[0]), operands[1]);
      else if (operator === "Do" && depth < DEEPEST) this.#draw(resources, operands[0], page.place, depth);
      else if (operator === "BDC" || operator === "BMC") page.open(actualText(this.#file, operands[1]));
      else if (operator === "ID") {
        const end = content.slice(reader.at).search(/\sEI\b/);
        if (end === -1) return;
        reader.at += end + 3;
      } else page.follow(operator, operands, this.#script);
      operands = [];
    }
  }

  #draw(resources: PdfDictionary, name: PdfValue | undefined, place: Matrix, depth: number): void {
    const drawing = this.#file.dictionary(resources.get("XObject")).get(typeof name === "string" ? name : "");
    const facts = this.#file.dictionary(drawing);
    if (facts.get("Subtype") !== "Form") return;
    const bytes = this.#file.stream(drawing);
    if (!bytes) return;
    const own = this.#file.dictionary(facts.get("Resources"));
    const matrix = matrixOf(this.#file.resolve(facts.get("Matrix"))) ?? SAME;
    const text = Buffer.from(bytes).toString("latin1");
    this.read(text, own.size > 0 ? own : resources, times(matrix, place), depth + 1);
  }

  #font(fonts: PdfDictionary, name: PdfValue | undefined): PdfFont {
    const font = this.#file.dictionary(fonts.get(typeof name === "string" ? name : ""));
    const known = this.#fonts.get(font);
    if (known) return known;
    const made = fontOf(this.#file, font);
    this.#fonts.set(font, made);
    return made;
  }
}

/** What a marked piece says instead of its letters. */
function actualText(file: PdfFile, marks: PdfValue | undefined): string | null {
  const text = file.resolve(file.dictionary(marks).get("ActualText"));
  if (!(text instanceof Buffer)) return null;
  const isWide = text[0] === 0xfe && text[1] === 0xff;
  return isWide
    ? Buffer.from(text.subarray(2, text.length & ~1))
        .swap16()
        .toString("utf16le")
    : text.toString("latin1");
}

function matrixOf(value: PdfValue | readonly PdfValue[]): Matrix | null {
  if (!isArray(value) || value.length < 6 || value.some((one) => typeof one !== "number")) return null;
  return value.slice(0, 6) as unknown as Matrix;
}

/** Where the next letter goes: ISO 32000-1, 9.4. */
class Pen {
  place: Matrix;
  #kept: Matrix[] = [];
  /** The marked pieces it is in: what each says instead of its letters, nothing once it has been said. */
  #marked: (string | null)[] = [];
  #line: Matrix = SAME;
  #text: Matrix = SAME;
  #font: PdfFont | null = null;
  #size = 1;
  #leading = 0;
  #gap = 0;

  constructor(place: Matrix) {
    this.place = place;
  }

  takeFont(font: PdfFont, size: PdfValue | undefined): void {
    this.#font = font;
    this.#size = typeof size === "number" && size !== 0 ? size : 1;
  }

  open(actual: string | null): void {
    if (this.#marked.length < MOST_KEPT) this.#marked.push(actual);
  }

  follow(operator: string, operands: readonly PdfValue[], script: Script): void {
    const [x, y] = operands.map((one) => (typeof one === "number" ? one : 0));
    const matrix = matrixOf(operands);
    if (operator === "q" && this.#kept.length < MOST_KEPT) this.#kept.push(this.place);
    else if (operator === "Q") this.place = this.#kept.pop() ?? this.place;
    else if (operator === "cm" && matrix) this.place = times(matrix, this.place);
    else if (operator === "EMC") this.#marked.pop();
    else if (operator === "BT") this.#to(SAME);
    else if (operator === "Tm" && matrix) this.#to(matrix);
    else if (operator === "TL") this.#leading = x ?? 0;
    else if (operator === "Tc") this.#gap = x ?? 0;
    else if (operator === "Td") this.#move(x ?? 0, y ?? 0);
    else if (operator === "TD") {
      this.#leading = -(y ?? 0);
      this.#move(x ?? 0, y ?? 0);
    } else if (operator === "T*") this.#move(0, -this.#leading);
    else if (operator === "Tj") this.#say(operands[0], script);
    else if (operator === "TJ") this.#sayAll(operands[0], script);
    else if (operator === "'" || operator === '"') {
      this.#move(0, -this.#leading);
      this.#say(operands.at(-1), script);
    }
  }

  #to(matrix: Matrix): void {
    this.#line = matrix;
    this.#text = matrix;
  }

  #move(x: number, y: number): void {
    this.#to(times([1, 0, 0, 1, x, y], this.#line));
  }

  #sayAll(parts: PdfValue | undefined, script: Script): void {
    if (!isArray(parts)) return;
    for (const part of parts) {
      if (typeof part === "number") this.#advance((-part / 1_000) * this.#size);
      else this.#say(part, script);
    }
  }

  #say(value: PdfValue | undefined, script: Script): void {
    if (!(value instanceof Buffer) || !this.#font || script.isFull) return;
    const { text: letters, width } = this.#font(value);
    const text = this.#instead() ?? letters;
    const reach = (width / 1_000) * this.#size + value.length * this.#gap;
    const size = this.#size;
    const from = times([size, 0, 0, size, 0, 0], times(this.#text, this.place));
    script.add(text, from, reach / size);
    this.#advance(reach);
  }

  #instead(): string | null {
    const at = this.#marked.findIndex((actual) => actual !== null);
    if (at === -1) return null;
    const actual = this.#marked[at] ?? "";
    this.#marked[at] = "";
    return actual;
  }

  #advance(by: number): void {
    this.#text = times([1, 0, 0, 1, by, 0], this.#text);
  }
}
