import { Buffer } from "node:buffer";

import type { Reading } from "#worker/ports/papers/reading.ts";

type Unreadable = Exclude<Reading["state"], "read" | "late">;

/** What somebody is told whose paper nobody can read, and what to do about it. */
export const WHAT_TO_DO: Readonly<Record<Unreadable, string>> = {
  form_program:
    "This PDF is a form that only Adobe Acrobat shows: everybody else sees a page that asks to wait. Open it there, choose Print, then Adobe PDF or Save as PDF, and upload that copy.",
  locked: "This PDF is locked with a password. Save a copy without the password and upload that.",
  damaged:
    "This PDF cannot be opened: it is damaged, not complete, or has no page. Open it where it comes from, choose Print, then Save as PDF, and upload that copy; or upload a photo of each page.",
};

/**
 * Whether a PDF says plainly that only its own program can draw it; one that has packed these words is found out when it
 * is read.
 */
export function isFormOfOneProgram(bytes: Uint8Array): boolean {
  return bufferOf(bytes).includes("/NeedsRendering true");
}

/** Whether a file holds nothing that a PDF is made of, whatever it begins with. */
export function isEmptyPdf(bytes: Uint8Array): boolean {
  return !bufferOf(bytes).includes("obj");
}

const bufferOf = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
