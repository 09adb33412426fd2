import { Buffer } from "node:buffer";

import { getDocumentProxy } from "unpdf";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Reading } from "#worker/ports/papers/reading.ts";

import { type Annotation, entriesOf, withEntries } from "./entries.ts";
import { PageScript, type Piece, tidy } from "./page-script.ts";
import { withoutScripts } from "./without-scripts.ts";

type PdfFile = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfFile["getPage"]>>;
type TextChunk = { items: readonly Readonly<Record<string, unknown>>[] };

const MOST_PAGES = 50;
/** How long a whole paper may take and each page of it: looked at between pages, and between the pieces of one. */
const PAPER_MS = 10_000;
const PAGE_MS = 4_000;
const CHUNKS_A_LOOK = 32;

class Late extends Error {}

/**
 * The words of a PDF as a person sees them, what was filled into its fields among them; empty for a scan. Never throws.
 * A page that keeps the thread busy is not come back from: the process that runs it has a limit of its own.
 */
export async function readPdf(bytes: Uint8Array): Promise<Reading> {
  let file: PdfFile | undefined;
  try {
    const deadline = Date.now() + PAPER_MS;
    const kept = bytes.slice();
    file = await getDocumentProxy(bytes, { verbosity: 0, disableFontFace: true });
    const reading = await readPages(file, deadline);
    if (reading.state !== "read" || !(await hasScripts(file, kept))) return reading;
    return { ...reading, shown: (await withoutScripts(kept)) ?? new Uint8Array() };
  } catch (error) {
    if (error instanceof Late) return { state: "late" };
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { state: isLocked ? "locked" : "damaged" };
  } finally {
    await file?.loadingTask.destroy().catch(() => undefined);
  }
}

async function readPages(file: PdfFile, deadline: number): Promise<Reading> {
  const script = new PageScript();
  let [hasPages, hasFields] = [false, false];
  for (let number = 1; number <= Math.min(file.numPages, MOST_PAGES); number += 1) {
    const page = await pageOf(file, number);
    if (!page) continue;
    hasPages = true;
    hasFields = (await readPage(page, script, deadline)) || hasFields;
    if (script.text.length >= LIMITS.documentText) break;
  }
  if (!hasPages) return { state: "damaged" };
  const text = tidy(script.text).slice(0, LIMITS.documentText);
  if (!hasFields && (await asksToWait(file, text))) return { state: "form_program" };
  return { state: "read", text };
}

/** Null for one that is only counted, and is not there. */
const pageOf = (file: PdfFile, number: number): Promise<PdfPage | null> =>
  file.getPage(number).catch(() => null);

/** Adds a page's words to the script. @returns whether it has fields of a form */
async function readPage(page: PdfPage, script: PageScript, deadline: number): Promise<boolean> {
  const end = Math.min(deadline, Date.now() + PAGE_MS);
  const annotations = (await page.getAnnotations()) as Annotation[];
  const pieces = await piecesOf(page, LIMITS.documentText - script.text.length, end);
  for (const piece of withEntries(pieces, entriesOf(annotations))) script.add(piece);
  script.endPage();
  page.cleanup();
  return annotations.some(({ subtype, fieldType }) => subtype === "Widget" && fieldType !== undefined);
}

async function piecesOf(page: PdfPage, mostLetters: number, end: number): Promise<Piece[]> {
  const reader = page.streamTextContent({ includeMarkedContent: false }).getReader();
  const pieces: Piece[] = [];
  let left = mostLetters;
  try {
    for (let chunk = 0; left > 0; chunk += 1) {
      // The platform's clock stands still until something is waited for.
      if (chunk % CHUNKS_A_LOOK === 0) await pause();
      if (Date.now() > end) throw new Late();
      const { done, value } = await reader.read();
      if (done) break;
      for (const item of (value as TextChunk).items) {
        const piece = pieceOf(item);
        if (!piece) continue;
        pieces.push(piece);
        left -= piece.text.length;
      }
    }
  } finally {
    await reader.cancel(new Error("enough")).catch(() => undefined);
  }
  if (Date.now() > end) throw new Late();
  return pieces;
}

/** Blanks are left out: where there is a gap, the script puts one. */
function pieceOf({ str, transform, width }: Readonly<Record<string, unknown>>): Piece | null {
  if (typeof str !== "string" || str.trim() === "" || !Array.isArray(transform)) return null;
  const [a = 1, b = 0, , , x = 0, y = 0] = transform.map(Number);
  const size = Math.hypot(a, b) || 1;
  return { text: str, x, y, reach: Number(width), size, along: [a / size, b / size] };
}

/** Written plainly, named by the file or its fields, or where something is clicked that leads nowhere. */
const SCRIPT_WORDS = ["/JavaScript", "/JS", "/Launch"];

async function hasScripts(file: PdfFile, bytes: Uint8Array): Promise<boolean> {
  const written = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (SCRIPT_WORDS.some((word) => written.includes(word))) return true;
  if (await file.hasJSActions()) return true;
  for (let number = 1; number <= Math.min(file.numPages, MOST_PAGES); number += 1) {
    const page = await file.getPage(number);
    if (await page.getJSActions()) return true;
    if (((await page.getAnnotations()) as Annotation[]).some(leadsNowhere)) return true;
  }
  return false;
}

const leadsNowhere = ({ subtype, url, unsafeUrl, dest, action, attachment }: Annotation) =>
  subtype === "Link" && !url && !unsafeUrl && !dest && !action && !attachment;

/** Far more than the page that asks to wait says in any language. */
const MOST_LETTERS_TO_WAIT = 1_000;

/**
 * An XFA form without fields of its own: every other program shows one page that asks to wait. A form that was printed may
 * still be called one, and has its words.
 */
async function asksToWait(file: PdfFile, text: string): Promise<boolean> {
  if (file.numPages > 1 || text.length > MOST_LETTERS_TO_WAIT) return false;
  const { info } = await file.getMetadata();
  return (info as { IsXFAPresent?: unknown }).IsXFAPresent === true;
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
