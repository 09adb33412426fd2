/** The cells of a CSV file as RFC 4180 has them; throws where a line ends otherwise or the mark of UTF-8 is missing. */
export function readCsv(file: Buffer): string[][] {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file);
  if (!text.startsWith("\u{FEFF}")) throw new Error("The mark of UTF-8 is missing");
  if (!text.endsWith("\r\n")) throw new Error("The last line does not end");
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  cell.lastIndex = 1;
  while (cell.lastIndex < text.length) {
    const from = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new Error(`No cell begins at ${from}: ${text.slice(from, from + 40)}`);
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
