import type { MediaType } from "#contracts/documents/shapes.ts";
import { Fault } from "#worker/core/fault.ts";

import { inspectFile, type Inspected } from "./internal/inspect-file.ts";

type Picture = Inspected & {
  readonly mediaType: Exclude<MediaType, "application/pdf">;
  readonly size: NonNullable<Inspected["size"]>;
};

/** A picture by its content, as it is kept. @throws Fault as `inspectFile` does, and `unsupported_file` for a PDF. */
export async function inspectPicture(bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  const { mediaType, size, bytes: kept } = await inspectFile(bytes);
  if (mediaType === "application/pdf" || !size) {
    throw new Fault("unsupported_file", "This is a PDF. Save the picture as PNG or JPEG and choose that.");
  }
  return { mediaType, size, bytes: kept };
}
