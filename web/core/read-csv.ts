import Papa from "papaparse";

import { cellText } from "#contracts/core/csv.ts";

/** The separators a spreadsheet writes, by its language. */
const SEPARATORS = [",", ";", "\t"] as const;

/** The first line with which a spreadsheet is told the separator of what follows. */
const SAYS_SEPARATOR = /^\u{feff}?"?sep=([^\n"])"?[,;\t]*(?:\n|$)/iu;

/**
 * The records of a CSV file, each as its fields: quoted fields may hold separators, quotes and line breaks. The separator
 * is the one that the file names, else the one that stands most often in the first line. Empty lines are left out; `row` is
 * what a spreadsheet numbers it. What our own export adds to protect a cell is taken away again.
 */
export function readCsv(text: string): { row: number; fields: string[] }[] {
  // Files that went through several programs mix the ends of lines; papaparse goes by one of them.
  const lines = text.replaceAll(/\r\n?/gu, "\n");
  const [line = "", said] = SAYS_SEPARATOR.exec(lines) ?? [];
  const body = lines.slice(line.length);
  const { data } = Papa.parse<string[]>(body, { delimiter: said ?? separatorOf(body), newline: "\n" });
  const before = said === undefined ? 0 : 1;
  return data
    .map((fields, at) => ({ row: at + 1 + before, fields: fields.map(cellText) }))
    .filter(({ fields }) => fields.some((field) => field.trim() !== ""));
}

function separatorOf(text: string): string {
  const [first = ""] = text.split("\n", 1);
  const count = (separator: string) => first.split(separator).length;
  return [...SEPARATORS].sort((one, other) => count(other) - count(one))[0] ?? ",";
}

/** The text of a file as spreadsheets write them: UTF-8, UTF-16 by its mark, else the old encoding of Western Windows. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
