import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from "@cantoo/pdf-lib";

/** What a PDF does by itself, and what it may do when it is clicked. */
const BY_ITSELF = ["AA", "OpenAction", "JavaScript", "JS", "EmbeddedFiles", "RichMedia"].map((name) =>
  PDFName.of(name),
);
const KIND = PDFName.of("S");
const DANGEROUS: ReadonlySet<string> = new Set([
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "Rendition",
]);

/**
 * The same paper without its scripts, to be shown in place of it; null where it cannot be made. The file itself stays as it
 * was sent: it may be signed.
 */
export async function withoutScripts(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const paper = await PDFDocument.load(bytes, { updateMetadata: false, password: "" });
    for (const [, object] of paper.context.enumerateIndirectObjects()) clean(object);
    return new Uint8Array(await paper.save({ updateFieldAppearances: false, useObjectStreams: false }));
  } catch {
    return null;
  }
}

/** Objects within an object; those that stand apart are come to by themselves. */
function clean(object: PDFObject): void {
  if (object instanceof PDFArray) for (const one of object.asArray()) clean(one);
  const entries = object instanceof PDFStream ? object.dict : object;
  if (!(entries instanceof PDFDict)) return;
  for (const name of BY_ITSELF) entries.delete(name);
  const kind = entries.get(KIND);
  if (kind instanceof PDFName && DANGEROUS.has(kind.decodeText())) entries.set(KIND, PDFName.of("None"));
  for (const [, one] of entries.entries()) clean(one);
}
