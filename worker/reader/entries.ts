import type { Piece } from "./page-script.ts";

/** What somebody has written onto a page: into a field of its form, or beside its own words. */
export type Entry = {
  readonly label: string;
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
};

/** A page's annotation, as pdf.js tells of it; whatever a file says may stand in it. */
export type Annotation = Readonly<Record<string, unknown>>;

const MOST_ENTRIES = 500;
const LONGEST = 5_000;
const SIZE = 10;
/** How far above a field its label may stand, in points. */
const ABOVE = 26;
/** Labels stand a little higher or lower than the edge of their field. */
const SLACK = 3;

/** The entries of a page that are seen, from its top down and along each line. */
export function entriesOf(annotations: readonly Annotation[]): Entry[] {
  return annotations
    .slice(0, MOST_ENTRIES)
    .flatMap((one) => {
      const [x, bottom, right, top] = Array.isArray(one["rect"]) ? one["rect"].map(Number) : [];
      const text =
        one["hidden"] === true ? "" : written(one).slice(0, LONGEST).replaceAll(/\r\n?/g, "\n").trim();
      if (text === "" || x === undefined || right === undefined || bottom === undefined || top === undefined)
        return [];
      return [{ label: labelOf(one), text, x, right, bottom, top }];
    })
    .toSorted((a, b) => (Math.abs(a.bottom - b.bottom) > SLACK ? b.bottom - a.bottom : a.x - b.x));
}

function written(one: Annotation): string {
  const { subtype, fieldType, fieldValue: value } = one;
  if (subtype === "FreeText") {
    const { contentsObj } = one;
    return typeof contentsObj === "object" && contentsObj !== null && "str" in contentsObj
      ? String(contentsObj.str)
      : "";
  }
  if (subtype !== "Widget" || one["password"] === true) return "";
  if (fieldType === "Btn") return isTicked(one) ? "X" : "";
  if (Array.isArray(value)) {
    const names = namesOfChoices(one);
    return value.flatMap((part) => (typeof part === "string" ? [names.get(part) ?? part] : [])).join(", ");
  }
  return typeof value === "string" ? value : "";
}

/** What people see of a list's choices, by what a computer calls them. */
function namesOfChoices({ options }: Annotation): Map<unknown, string> {
  return new Map(
    (Array.isArray(options) ? (options as Annotation[]) : []).flatMap(({ exportValue, displayValue }) =>
      typeof displayValue === "string" ? [[exportValue, displayValue] as const] : [],
    ),
  );
}

function isTicked({
  checkBox,
  radioButton,
  exportValue,
  buttonValue,
  fieldValue: value,
}: Annotation): boolean {
  if (value === "Off" || typeof value !== "string" || value === "") return false;
  return (checkBox === true && value === exportValue) || (radioButton === true && value === buttonValue);
}

function labelOf({ alternativeText, fieldName }: Annotation): string {
  const names = [alternativeText, fieldName].filter((name) => typeof name === "string");
  return (names.find((name) => name.trim() !== "") ?? "").slice(0, LONGEST);
}

/** A page's pieces with what was written onto it, each after the words that it stands beside or under. */
export function withEntries(pieces: readonly Piece[], entries: readonly Entry[]): Piece[] {
  const all = [...pieces];
  /** What is a label already, or written by hand. */
  const taken = new Set<Piece>();
  const last: Entry[] = [];
  for (const entry of entries) {
    const beside = besideOf(all, entry);
    const at = beside === -1 ? underOf(all, taken, entry) : beside;
    const label = all[at];
    if (!label) {
      last.push(entry);
      continue;
    }
    const x = beside === -1 ? entry.x : Math.max(entry.x, label.x + label.reach + 2);
    const placed = pieceAt(entry.text, x, beside === -1 ? entry.bottom : label.y);
    all.splice(at + 1, 0, placed);
    taken.add(label).add(placed);
  }
  const lowest = Math.min(0, ...all.slice(-1).map(({ y }) => y));
  for (const [line, { label, text }] of last.entries()) {
    all.push(pieceAt(label === "" ? text : `${label}: ${text}`, 0, lowest - (line + 1) * 2 * SIZE));
  }
  return all;
}

function pieceAt(text: string, x: number, y: number): Piece {
  return { text, x, y, reach: text.length * SIZE * 0.5, size: SIZE, along: [1, 0] };
}

/** The piece that ends nearest to the left of an entry, on its line. */
function besideOf(pieces: readonly Piece[], { x, bottom, top }: Entry): number {
  let found = -1;
  let nearest = Number.NEGATIVE_INFINITY;
  for (const [at, { text, x: from, y, reach }] of pieces.entries()) {
    const isOnLine = y >= bottom - SLACK && y <= top + SLACK;
    const end = from + reach;
    if (!isOnLine || text.trim() === "" || from > x || end > x + 4 * SLACK || end < nearest) continue;
    [found, nearest] = [at, end];
  }
  return found;
}

/** The lowest piece above an entry that stands over it and is no other entry's. */
function underOf(pieces: readonly Piece[], taken: ReadonlySet<Piece>, { x, right, top }: Entry): number {
  let found = -1;
  let lowest = Number.POSITIVE_INFINITY;
  for (const [at, piece] of pieces.entries()) {
    const { text, x: from, y, reach } = piece;
    const isAbove = y >= top - SLACK && y <= top + ABOVE;
    const isOver = from <= right && from + reach >= x;
    if (!isAbove || !isOver || taken.has(piece) || text.trim() === "" || y > lowest) continue;
    [found, lowest] = [at, y];
  }
  return found;
}
