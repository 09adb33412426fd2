import { Buffer } from "node:buffer";

/** A value of a PDF dictionary, as far as one has to be told from another; arrays and inner dictionaries are `null`. */
export type PdfValue = string | number | boolean | Buffer | null;

/** Deeper than any real file; what nests further is not read. */
const DEEPEST = 20;

/**
 * The entries of the dictionary that begins at `at` (`<<`) of a file read as latin1: names without their slash, strings as
 * their bytes. Null where it does not end.
 */
export function readDictionary(text: string, at: number): Map<string, PdfValue> | null {
  const reader = new Reader(text, at);
  return reader.takes("<<") ? reader.entries(0) : null;
}

/** The string that begins at `at`, as its bytes. */
export function readString(text: string, at: number): Buffer | null {
  const value = new Reader(text, at).value(0);
  return value instanceof Buffer ? value : null;
}

const BREAK = Symbol("no value here");
const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

class Reader {
  readonly #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  takes(token: string): boolean {
    this.#skipBlank();
    if (!this.#text.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }

  entries(depth: number): Map<string, PdfValue> | null {
    const found = new Map<string, PdfValue>();
    for (;;) {
      if (this.takes(">>")) return found;
      const name = this.value(depth);
      if (typeof name !== "string") return null;
      const value = this.value(depth);
      if (value === BREAK) return null;
      found.set(name, value);
    }
  }

  value(depth: number): PdfValue | typeof BREAK {
    if (depth > DEEPEST) return BREAK;
    if (this.takes("<<")) return this.entries(depth + 1) === null ? BREAK : null;
    if (this.takes("<")) return this.#hexString();
    if (this.takes("(")) return this.#literalString();
    if (this.takes("[")) {
      while (!this.takes("]")) if (this.value(depth + 1) === BREAK) return BREAK;
      return null;
    }
    if (this.takes("/")) return this.#match(/[^\s/<>()[\]{}%]*/y) ?? "";
    const reference = this.#match(/\d{1,10}\s+\d{1,5}\s+R\b/y);
    if (reference !== null) return null;
    const number = this.#match(/[+-]?(?:\d+\.?\d*|\.\d+)/y);
    if (number !== null) return Number(number);
    const word = this.#match(/true|false|null/y);
    return word === null ? BREAK : word === "null" ? null : word === "true";
  }

  #hexString(): Buffer | typeof BREAK {
    const digits = this.#match(/[\da-fA-F\s]*/y)?.replaceAll(/\s/g, "") ?? "";
    return this.takes(">") ? Buffer.from(digits + (digits.length % 2 ? "0" : ""), "hex") : BREAK;
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
    this.#match(/(?:[\s\0]|%[^\r\n]*)*/y);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (!found) return null;
    this.#at = pattern.lastIndex;
    return found[0];
  }
}
