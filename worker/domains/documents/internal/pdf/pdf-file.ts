import { Buffer } from "node:buffer";

import { Allowance, fromAscii85, inflate } from "./inflate.ts";
import {
  BREAK,
  isArray,
  isDictionary,
  isReference,
  type PdfDictionary,
  PdfReader,
  type PdfValue,
} from "./pdf-values.ts";

const EMPTY: PdfDictionary = new Map();
/** More than a paper of 5 MiB has; what lies beyond is not looked at. */
const MOST_OBJECTS = 100_000;
const MOST_PAGES = 50;
/** References that lead to references, and page trees, end somewhere. */
const DEEPEST = 12;
const MOST_FILTERS = 2;
/** A dictionary that says it holds packed objects says so at its beginning. */
const HEAD_LETTERS = 400;

type Place = { readonly text: string; readonly at: number };
type PdfObject = { readonly value: PdfValue; readonly bodyAt: number | null };
export type PdfPage = { readonly page: PdfDictionary; readonly resources: PdfDictionary };

/** The objects of a PDF, found by looking through it and not by its tables, which damaged and hostile files lie about. */
export class PdfFile {
  readonly #text: string;
  readonly #places = new Map<number, Place>();
  readonly #known = new Map<number, PdfObject>();
  readonly #allowance = new Allowance();

  constructor(bytes: Uint8Array) {
    this.#text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
    this.#index();
  }

  /** Its texts are written in a key; they are not read. */
  get isEncrypted(): boolean {
    return /\/Encrypt\s*(?:\d{1,10}\s+\d{1,5}\s+R\b|<<)/.test(this.#text);
  }

  /** A value itself where it is named by a reference. */
  resolve(value: PdfValue | undefined): PdfValue {
    let found = value ?? null;
    for (let step = 0; step < DEEPEST && isReference(found); step++) found = this.#object(found.ref).value;
    return isReference(found) ? null : found;
  }

  dictionary(value: PdfValue | undefined): PdfDictionary {
    const found = this.resolve(value);
    return isDictionary(found) ? found : EMPTY;
  }

  /** The bytes of a stream as they are meant; null where there is none or it is packed in a way that text is not. */
  stream(value: PdfValue | undefined): Uint8Array | null {
    if (!isReference(value)) return null;
    const object = this.#object(value.ref);
    return object.bodyAt === null || !isDictionary(object.value)
      ? null
      : this.#unpacked(object.value, object.bodyAt);
  }

  /** The first pages in their order, with what they may use. */
  pages(): PdfPage[] {
    const found: PdfPage[] = [];
    const seen = new Set<PdfDictionary>();
    const walk = (node: PdfDictionary, inherited: PdfDictionary, depth: number): void => {
      if (found.length >= MOST_PAGES || depth > DEEPEST || seen.has(node)) return;
      seen.add(node);
      const own = this.dictionary(node.get("Resources"));
      const resources = own.size > 0 ? own : inherited;
      const kids = this.resolve(node.get("Kids"));
      if (isArray(kids)) for (const kid of kids) walk(this.dictionary(kid), resources, depth + 1);
      else if (node.get("Contents") !== undefined) found.push({ page: node, resources });
    };
    const root = [...this.#text.matchAll(/\/Root\s+(\d{1,10})\s+\d{1,5}\s+R\b/g)].at(-1)?.[1];
    if (root !== undefined) {
      walk(this.dictionary(this.dictionary({ ref: Number(root) }).get("Pages")), EMPTY, 0);
    }
    return found;
  }

  #index(): void {
    const found = this.#text.matchAll(/(?<!\d)(\d{1,8})\s{1,4}\d{1,5}\s{1,4}obj\b/g);
    const packed: number[] = [];
    for (const { 0: mark, 1: number, index } of found) {
      if (this.#places.size >= MOST_OBJECTS) break;
      const [id, at] = [Number(number), index + mark.length];
      this.#places.set(id, { text: this.#text, at });
      const [head = ""] = this.#text.slice(at, at + HEAD_LETTERS).split("stream", 1);
      if (head.includes("/ObjStm")) packed.push(id);
    }
    for (const id of packed) this.#unpackObjects(id);
  }

  /** Objects may lie together in a packed stream: pairs of number and place, then the objects. */
  #unpackObjects(id: number): void {
    const bytes = this.stream({ ref: id });
    const dictionary = this.dictionary({ ref: id });
    const [count, first] = [this.resolve(dictionary.get("N")), this.resolve(dictionary.get("First"))];
    if (!bytes || typeof count !== "number" || typeof first !== "number") return;
    const text = Buffer.from(bytes).toString("latin1");
    const numbers = text.slice(0, first).match(/\d{1,10}/g) ?? [];
    for (let i = 0; i + 1 < numbers.length && i < 2 * count; i += 2) {
      if (this.#places.size >= MOST_OBJECTS) return;
      const place = { text, at: first + Number(numbers[i + 1]) };
      this.#places.set(Number(numbers[i]), place);
      this.#known.delete(Number(numbers[i]));
    }
  }

  #object(id: number): PdfObject {
    const known = this.#known.get(id);
    if (known) return known;
    const place = this.#places.get(id);
    const reader = place && new PdfReader(place.text, place.at);
    const value = reader?.value();
    const isStream = place?.text === this.#text && isDictionary(value) && reader?.word() === "stream";
    const object: PdfObject = {
      value: value === undefined || value === BREAK ? null : value,
      bodyAt: isStream && reader ? this.#afterLineEnd(reader.at) : null,
    };
    this.#known.set(id, object);
    return object;
  }

  #afterLineEnd(at: number): number {
    if (this.#text.startsWith("\r\n", at)) return at + 2;
    return this.#text[at] === "\n" || this.#text[at] === "\r" ? at + 1 : at;
  }

  #unpacked(dictionary: PdfDictionary, at: number): Uint8Array | null {
    const said = this.resolve(dictionary.get("Length"));
    const isTrue =
      typeof said === "number" &&
      said >= 0 &&
      /^\s{0,2}endstream/.test(this.#text.slice(at + said, at + said + 12));
    const end = isTrue ? at + said : this.#text.indexOf("endstream", at);
    if (end === -1) return null;
    const filter = this.resolve(dictionary.get("Filter"));
    const filters =
      filter === null ? [] : isArray(filter) ? filter.map((one) => this.resolve(one)) : [filter];
    if (filters.length > MOST_FILTERS) return null;
    let bytes = this.#allowance.take<Uint8Array>(Buffer.from(this.#text.slice(at, end), "latin1"));
    for (const name of filters) {
      if (name === "FlateDecode" || name === "Fl") bytes = inflate(bytes, this.#allowance);
      else if (name === "ASCII85Decode" || name === "A85") bytes = fromAscii85(bytes);
      else return null;
    }
    return bytes;
  }
}
