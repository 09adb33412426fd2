import { decodePDFRawStream, PDFDict, PDFName, PDFRawStream, PDFRef, PDFStream } from "@cantoo/pdf-lib";

import { stateOf } from "./form-field.ts";

/** What the program that filled a form has drawn of a field. */
export type Drawing = { readonly reference: PDFRef; readonly stream: PDFStream };

/** The drawing that is seen: of a box to tick the one of its state. */
export function drawingOf(field: PDFDict): Drawing | null {
  const drawings = field.lookup(PDFName.of("AP"));
  if (!(drawings instanceof PDFDict)) return null;
  const found = at(drawings, PDFName.of("N"));
  const states = drawings.lookup(PDFName.of("N"));
  const state = stateOf(field);
  return found ?? (states instanceof PDFDict && state ? at(states, state) : null);
}

function at(drawings: PDFDict, name: PDFName): Drawing | null {
  const [reference, stream] = [drawings.get(name), drawings.lookup(name)];
  return reference instanceof PDFRef && stream instanceof PDFStream ? { reference, stream } : null;
}

/** Letters, a picture or another drawing. */
const SHOWS = /\bT[jJ]\b|\bDo\b|[)>]\s*['"]/;
const STRINGS = /\(((?:\\[^]|[^\\()])*)\)/g;

/** Whether a drawing shows more than a frame or a colour, and its words without blanks where they are written plainly. */
export function says({ stream }: Drawing): { isShown: boolean; words: string } {
  const code = codeOf(stream);
  const strings = Array.from(code.matchAll(STRINGS), ([, inside = ""]) =>
    inside.replaceAll(/\\([()\\])/g, "$1"),
  );
  return { isShown: SHOWS.test(code), words: strings.join("").replaceAll(/\s/gu, "") };
}

function codeOf(stream: PDFStream): string {
  const bytes = stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();
  return new TextDecoder("latin1").decode(bytes);
}
