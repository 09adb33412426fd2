/** The separators a spreadsheet writes, by its language. */
const SEPARATORS = [",", ";", "\t"] as const;

/**
 * The records of a CSV file, each as its fields: quoted fields may hold separators, quotes and line breaks. The separator
 * is the one that stands most often in the first line. Empty lines are left out; `row` is what a spreadsheet numbers it.
 */
export function readCsv(text: string): { row: number; fields: string[] }[] {
  const separator = separatorOf(text);
  const records: { row: number; fields: string[] }[] = [];
  let row = 1;
  let fields: string[] = [];
  let field = "";
  let isQuoted = false;
  const endRecord = () => {
    fields.push(field);
    if (fields.some((one) => one.trim() !== "")) records.push({ row, fields });
    row += 1;
    fields = [];
    field = "";
  };
  for (let at = text.startsWith("\u{FEFF}") ? 1 : 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (isQuoted) {
      if (letter !== '"') field += letter;
      else if (text.charAt(at + 1) === '"') {
        field += letter;
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && field.trim() === "") {
      field = "";
      isQuoted = true;
    } else if (letter === separator) {
      fields.push(field);
      field = "";
    } else if (letter === "\n" || letter === "\r") {
      if (letter === "\r" && text.charAt(at + 1) === "\n") at += 1;
      endRecord();
    } else field += letter;
  }
  if (field !== "" || fields.length > 0) endRecord();
  return records;
}

function separatorOf(text: string): string {
  const [first = ""] = text.split(/\r?\n|\r/u, 1);
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
