import { Buffer } from "node:buffer";

/** What somebody is told whose paper shows nothing but the request to wait. */
export const FORM_OF_ONE_PROGRAM =
  "This PDF is a form that only Adobe Acrobat shows: everybody else sees a page that asks to wait. Open it there, choose Print, then Adobe PDF or Save as PDF, and upload that copy.";

/**
 * Whether a PDF says of itself that it is such a form (XFA without fields or pages of its own). Only plain words are looked
 * for; one that has packed them is found out when it is read.
 */
export function isFormOfOneProgram(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes("/NeedsRendering true")) return true;
  return file.includes("/XFA") && !file.includes("/Widget") && !file.includes("/ObjStm");
}
