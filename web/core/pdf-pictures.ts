/** Smaller ones are logos and stamps. */
const LEAST_SIDE = 600;
/** What describes a picture stands in front of it, in some hundred letters. */
const DESCRIPTION_LETTERS = 2_000;
const JPEG_START = "\u{ff}\u{d8}\u{ff}";

/**
 * The photos that the pages of a scan are made of, in their order: scanners put them in as JPEGs, and whatever has bytes of
 * its own stands open in a PDF. A library that understands the rest of it would weigh more than the reader.
 */
export function picturesInPdf(bytes: Uint8Array<ArrayBuffer>, most: number): Blob[] {
  // One letter a byte, so that a place in the text is one in the file.
  const text = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * CHUNK, (at + 1) * CHUNK)),
  ).join("");
  const found: Blob[] = [];
  for (const { index } of text.matchAll(/\/DCTDecode\b/g)) {
    if (found.length === most) break;
    const before = text.slice(Math.max(0, index - DESCRIPTION_LETTERS), index);
    const after = text.slice(index, index + DESCRIPTION_LETTERS);
    const opened = /stream\r?\n/.exec(after);
    if (!opened) continue;
    const description = before.slice(before.lastIndexOf("obj")) + after.slice(0, opened.index);
    const from = index + opened.index + opened[0].length;
    const to = text.indexOf("endstream", from);
    if (isPhoto(description) && to !== -1 && text.startsWith(JPEG_START, from))
      found.push(new Blob([bytes.subarray(from, to)], { type: "image/jpeg" }));
  }
  return found;
}

const CHUNK = 8_192;

function isPhoto(description: string): boolean {
  const side = (name: string) => {
    const [, number, isElsewhere] = new RegExp(`/${name}\\s+(\\d+)(\\s+\\d+\\s+R)?`).exec(description) ?? [];
    return number === undefined || isElsewhere ? LEAST_SIDE : Number(number);
  };
  return /\/Subtype\s*\/Image\b/.test(description) && Math.min(side("Width"), side("Height")) >= LEAST_SIDE;
}
