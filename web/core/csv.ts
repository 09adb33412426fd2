/** A cell of a table; a date goes as its text `YYYY-MM-DD`. */
export type Cell = string | number | null | undefined;

/** What a spreadsheet would run as a formula when a cell begins with it, also behind blanks. */
const RUNS = /^(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Digits that a spreadsheet would round, shorten by their zeros or read as a power of ten. */
const IS_NUMBERLIKE = /^(?:\d{12,}|0\d+|\d+[eE]\d+)$/;

/**
 * A table as CSV for any spreadsheet: UTF-8 with its mark, so that no letter is lost; texts that look like a formula are
 * defused with an apostrophe; numbers stay numbers; a row of digits that is a name and no number, such as a microchip's or
 * one that begins with a zero, stays a text.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(written).join(","));
  return `\u{FEFF}${lines.join("\r\n")}\r\n`;
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  if (IS_NUMBERLIKE.test(cell)) return `"=""${cell}"""`;
  const text = RUNS.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hands a text over as a file. */
export function saveFile(name: string, text: string, mediaType = "text/csv;charset=utf-8"): void {
  saveBlob(name, new Blob([text], { type: mediaType }));
}

export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
