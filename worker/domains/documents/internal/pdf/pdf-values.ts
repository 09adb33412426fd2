import { Buffer } from "node:buffer";

export type PdfDictionary = ReadonlyMap<string, PdfValue>;
/** An object that stands elsewhere in the file. */
export type PdfReference = { readonly ref: number };
/** A value of a PDF: names without their slash, strings as their bytes. */
export type PdfValue =
  | string
  | number
  | boolean
  | Buffer
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary
  | null;

/** Deeper than any real file; what nests further is not read. */
const DEEPEST = 20;
const LONGEST_ARRAY = 50_000;
/** What is read beside requests is short, and is read no further. */
const LONGEST = 65_536;

/**
 * The entries of the dictionary that begins at `at` (`<<`) of a file read as latin1. Null where it does not end.
 */
export function readDictionary(text: string, at: number): PdfDictionary | null {
  const value = new PdfReader(text.slice(at, at + LONGEST)).value();
  return isDictionary(value) ? value : null;
}

/** The string that begins at `at`, as its bytes. */
export function readString(text: string, at: number): Buffer | null {
  const value = new PdfReader(text.slice(at, at + LONGEST)).value();
  return value instanceof Buffer ? value : null;
}

function isDictionary(value: unknown): value is PdfDictionary {
  return value instanceof Map;
}

const BREAK = Symbol("no value here");
const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** Reads values one after the other from a text that was read as latin1. */
class PdfReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  #takes(token: string): boolean {
    this.#skipBlank();
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }

  /** A value with all it holds. `BREAK` before a word, and where a value does not end: nothing is read twice. */
  value(depth = 0): PdfValue | typeof BREAK {
    if (depth > DEEPEST) return BREAK;
    if (this.#takes("<<")) return this.#entries(depth + 1);
    if (this.#takes("<")) return this.#hexString();
    if (this.#takes("(")) return this.#literalString();
    if (this.#takes("[")) return this.#array(depth + 1);
    if (this.#takes("/")) return this.#name();
    const reference = this.#match(/\d{1,10}\s+\d{1,5}\s+R\b/y);
    if (reference !== null) return { ref: Number.parseInt(reference, 10) };
    const number = this.#match(/[+-]?(?:\d+\.?\d*|\.\d+)/y);
    if (number !== null) return Number(number);
    const word = this.#match(/(?:true|false|null)(?![^\s/<>()[\]{}%])/y);
    return word === null ? BREAK : word === "null" ? null : word === "true";
  }

  #entries(depth: number): Map<string, PdfValue> | typeof BREAK {
    const found = new Map<string, PdfValue>();
    for (;;) {
      if (this.#takes(">>")) return found;
      const name = this.value(depth);
      if (typeof name !== "string") return BREAK;
      const value = this.value(depth);
      if (value === BREAK) return BREAK;
      found.set(name, value);
    }
  }

  #array(depth: number): PdfValue[] | typeof BREAK {
    const found: PdfValue[] = [];
    while (!this.#takes("]")) {
      const value = this.value(depth);
      if (value === BREAK || found.length === LONGEST_ARRAY) return BREAK;
      found.push(value);
    }
    return found;
  }

  #name(): string {
    const written = this.#match(/[^\s\0/<>()[\]{}%]*/y) ?? "";
    return written.replaceAll(/#([\da-fA-F]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }

  #hexString(): Buffer | typeof BREAK {
    const digits = this.#match(/[\da-fA-F\s]*/y)?.replaceAll(/\s/g, "") ?? "";
    return this.#takes(">") ? Buffer.from(digits + (digits.length % 2 ? "0" : ""), "hex") : BREAK;
  }

  #literalString(): Buffer | typeof BREAK {
    let out = "";
    for (let open = 1; ;) {
      const letter = this.#text[this.#at++];
      if (letter === undefined) return BREAK;
      if (letter === "\\") out += this.#escape();
      else {
        open += letter === "(" ? 1 : letter === ")" ? -1 : 0;
        if (open === 0) return Buffer.from(out, "latin1");
        out += letter;
      }
    }
  }

  #escape(): string {
    const octal = this.#match(/[0-7]{1,3}/y);
    if (octal !== null) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
    const lineEnd = this.#match(/\r\n|\r|\n/y);
    if (lineEnd !== null) return "";
    const letter = this.#text[this.#at++] ?? "";
    return ESCAPED[letter] ?? letter;
  }

  #skipBlank(): void {
    while (this.#match(/[\s\0]+|%[^\r\n]*/y) !== null);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return null;
    this.#at = pattern.lastIndex;
    return found[0];
  }
}
