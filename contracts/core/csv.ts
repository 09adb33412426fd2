/** A cell of a table; a date goes as its text `YYYY-MM-DD`. */
export type Cell = string | number | null | undefined;

/**
 * What a spreadsheet would run as a formula when a cell begins with it, also behind blanks. An apostrophe before it is one
 * more to write, so that taking one away again gives what was written.
 */
const RUNS = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Digits that a spreadsheet would round, shorten by their zeros or read as a power of ten. */
const NUMBERLIKE = String.raw`(?:\d{12,}|0\d+|\d+[eE]\d+)`;
const IS_NUMBERLIKE = new RegExp(`^${NUMBERLIKE}$`);
const HELD_AS_TEXT = new RegExp(`^="(${NUMBERLIKE})"$`);

/** Marks a file as UTF-8, so that a spreadsheet loses no letter. */
export const BYTE_ORDER_MARK = "\u{FEFF}";

/**
 * A row of a table as CSV for any spreadsheet: every text stands in quotes, so that none ends where another country's
 * spreadsheet separates cells; texts that look like a formula are defused with an apostrophe; numbers
 * stay numbers; a row of digits that is a name and no number, such as a microchip's or one that begins with a zero,
 * stays a text.
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(",")}\r\n`;
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined || cell === "") return "";
  if (typeof cell === "number") return String(cell);
  if (IS_NUMBERLIKE.test(cell)) return `"=""${cell}"""`;
  const text = RUNS.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** The text that `csvLine` wrote, from a cell as it is read: without what keeps a spreadsheet from running or rounding it. */
export function cellText(field: string): string {
  const digits = HELD_AS_TEXT.exec(field)?.[1];
  if (digits !== undefined) return digits;
  return field.startsWith("'") && RUNS.test(field) ? field.slice(1) : field;
}
