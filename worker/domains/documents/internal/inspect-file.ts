import { fileTypeFromBuffer } from "file-type";

import { LIMITS } from "#contracts/core/limits.ts";
import { cleanJpeg, type Picture } from "#contracts/documents/clean-jpeg.ts";
import { cleanPng } from "#contracts/documents/clean-png.ts";
import { MEDIA_TYPE_LABELS } from "#contracts/documents/media-labels.ts";
import { PDF_BEGINNING, PDF_BEGINS_WITHIN } from "#contracts/documents/pdf-beginning.ts";
import type { MediaType } from "#contracts/documents/shapes.ts";
import { MEDIA_TYPES } from "#contracts/documents/terms.ts";
import { Fault } from "#worker/core/fault.ts";

import { isLockedPdf } from "./pdf/pdf-lock.ts";
import { isEmptyPdf, isFormOfOneProgram, WHAT_TO_DO } from "./pdf/unreadable.ts";

/** As much as a kind shows itself in; a file's own length fields are not followed further. */
const SNIFFED_BYTES = 1_048_576;

const ACCEPTED = "File type must be JPEG, PNG or PDF.";

/** `image/apng` is a PNG that also moves. */
const KIND_OF: Readonly<Record<string, MediaType>> = {
  ...Object.fromEntries(MEDIA_TYPES.map((type) => [type, type])),
  "image/apng": "image/png",
};

export type Inspected = {
  readonly mediaType: MediaType;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Pixels of a picture. */
  readonly size: { readonly width: number; readonly height: number } | null;
};

/**
 * What a file is by its content, and its bytes as they are kept: pictures without what they tell of their place and time.
 * Its name and the sender's word for its type count for nothing.
 * @throws Fault `invalid_input` for an empty file, `unsupported_file` with what to do, `too_large` for a huge picture.
 */
export async function inspectFile(bytes: Uint8Array<ArrayBuffer>): Promise<Inspected> {
  if (bytes.byteLength === 0) throw new Fault("invalid_input", "The file is empty");
  const found = await fileTypeFromBuffer(bytes.subarray(0, SNIFFED_BYTES)).catch(() => undefined);
  const mediaType = found ? KIND_OF[found.mime] : beginsAsPdf(bytes) ? "application/pdf" : undefined;
  if (!mediaType) throw new Fault("unsupported_file", `${ACCEPTED}${adviceFor(found?.mime)}`);
  if (mediaType === "application/pdf") {
    if (isEmptyPdf(bytes)) throw new Fault("unsupported_file", WHAT_TO_DO.damaged);
    if (isLockedPdf(bytes)) throw new Fault("unsupported_file", WHAT_TO_DO.locked);
    if (isFormOfOneProgram(bytes)) throw new Fault("unsupported_file", WHAT_TO_DO.form_program);
    return { mediaType, bytes, size: null };
  }
  const picture = accepted(mediaType === "image/jpeg" ? cleanJpeg(bytes) : cleanPng(bytes), mediaType);
  return { mediaType, bytes: picture.bytes, size: { width: picture.width, height: picture.height } };
}

function beginsAsPdf(bytes: Uint8Array): boolean {
  return PDF_BEGINNING.test(new TextDecoder("latin1").decode(bytes.subarray(0, PDF_BEGINS_WITHIN)));
}

function accepted(picture: Picture | null, mediaType: MediaType): Picture {
  if (!picture || picture.width === 0 || picture.height === 0) {
    throw new Fault(
      "unsupported_file",
      `This ${MEDIA_TYPE_LABELS[mediaType]} cannot be read; it may be damaged. Save it again and upload the new copy.`,
    );
  }
  if (picture.width * picture.height > LIMITS.imagePixels) {
    throw new Fault(
      "too_large",
      `The picture is larger than ${LIMITS.imagePixels / 1_000_000} megapixels. Save a smaller copy and upload that.`,
    );
  }
  return picture;
}

function adviceFor(mime: string | undefined): string {
  if (mime?.startsWith("image/hei")) {
    return " This is a HEIC photo: save or share it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and upload that.";
  }
  if (mime?.startsWith("image/")) return " Save the picture as JPEG or PNG and upload that.";
  return "";
}
