/** A cell of a table; a date goes as its text `YYYY-MM-DD`. */
export type Cell = string | number | null | undefined;

/** What a spreadsheet would run as a formula when a cell begins with it. */
const RUNS = /^[=+\-@\t\r＝＋－＠]/u;

/**
 * A table as CSV for any spreadsheet: UTF-8 with its mark, so that no letter is lost; texts that look like a formula are
 * defused with an apostrophe; numbers stay numbers; a long row of digits, such as a microchip's, stays a text.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map(written).join(","));
  return `\u{FEFF}${lines.join("\r\n")}\r\n`;
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  if (/^\d{12,}$/.test(cell)) return `"=""${cell}"""`;
  const text = RUNS.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Hands a text over as a file. */
export function saveFile(name: string, text: string, mediaType = "text/csv;charset=utf-8"): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
