import { cleanJpeg } from "#contracts/documents/clean-jpeg.ts";
import { cleanPng } from "#contracts/documents/clean-png.ts";
import { MOST_PIXELS, type Size } from "#web/core/photo-size.ts";
import { orientationOf } from "#web/core/upright.ts";

import { redrawnAside } from "./redrawn-aside.ts";

export type PhotoType = "image/heic" | "image/jpeg" | "image/png";

export type Making = {
  mostBytes: number;
  /** Whether a JPEG would do in place of another kind. */
  takesJpeg: boolean;
  /** Told once it is drawn anew, which takes a moment. */
  onDrawing: () => void;
  signal: AbortSignal;
};

/** Turned past this, width and height change places. */
const FIRST_ON_ITS_SIDE = 5;

/**
 * A photo as it is sent: upright, no larger than a paper needs, and without place and time. One that is all of it already
 * keeps every pixel.
 * @throws where the photo cannot be read
 */
export async function readyPhoto(file: File, type: PhotoType, making: Making): Promise<File> {
  const { mostBytes, takesJpeg, onDrawing, signal } = making;
  const draw = async (source: () => Promise<{ source: Blob | ImageBitmap; size?: Size }>) =>
    asJpeg(file, await redrawnAside(async () => ({ ...(await source()), mostBytes }), signal));
  if (type === "image/heic") {
    onDrawing();
    // Safari reads HEIC by itself; elsewhere the decoder comes now, and only now.
    return draw(async () => ({ source: file })).catch(() => {
      signal.throwIfAborted();
      return draw(async () => ({ source: await fromHeic(file) }));
    });
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const clean = type === "image/jpeg" ? cleanJpeg(bytes) : cleanPng(bytes);
  const orientation = type === "image/jpeg" ? await orientationOf(file) : 1;
  const isFine =
    orientation === 1 &&
    (clean?.bytes.byteLength ?? file.size) <= mostBytes &&
    (!clean || clean.width * clean.height <= MOST_PIXELS);
  if (isFine || !takesJpeg) return clean ? renamed(file, clean.bytes, type) : file;
  onDrawing();
  return draw(async () => ({ source: file, ...(clean && { size: seen(clean, orientation) }) }));
}

function seen({ width, height }: Size, orientation: number): Size {
  return orientation < FIRST_ON_ITS_SIDE ? { width, height } : { width: height, height: width };
}

async function fromHeic(blob: File): Promise<ImageBitmap> {
  const { heicTo } = await import("heic-to/csp");
  return heicTo({ blob, type: "bitmap" });
}

/** Under the person's own name, but for the ending. The same file gives the same one, so that a retry is known. */
function asJpeg(file: File, picture: Blob): File {
  const name = `${file.name.replace(/\.(?:hei[cf]|jpe?g|jpe|jfif|png)$/iu, "")}.jpg`;
  return renamed(file, picture, "image/jpeg", name);
}

function renamed({ name, lastModified }: File, bytes: BlobPart, type: string, as = name): File {
  return new File([bytes], as, { type, lastModified });
}
