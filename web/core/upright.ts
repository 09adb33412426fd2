import { orientationIn } from "#contracts/core/exif.ts";

/** The longest side of a picture that is drawn anew; an A4 page has it at 350 dots an inch, and every phone can draw it. */
const LONGEST_SIDE = 4_096;
const QUALITY = 0.92;

/** EXIF stands in front of the picture, after a few other marks at most. */
const HEAD_BYTES = 131_072;
const START = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;

/** How a JPEG says that it is to be turned: 1 stands upright, 2 to 8 are the seven other ways. */
export async function orientationOf(file: Blob): Promise<number> {
  const view = new DataView(await file.slice(0, HEAD_BYTES).arrayBuffer());
  if (view.byteLength < 4 || view.getUint16(0) !== START) return 1;
  let at = 2;
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    if (marker === START_OF_SCAN || marker < 0xff00 || length < 2) return 1;
    const end = at + 2 + length;
    const orientation =
      marker === APP1 ? orientationIn(new Uint8Array(view.buffer).subarray(at + 4, end)) : null;
    if (orientation !== null) return orientation;
    at = end;
  }
  return 1;
}

/** The same picture with its pixels as they are seen; as it is where it stands upright or the browser cannot read it. */
export async function uprightJpeg(file: Blob): Promise<Blob> {
  if ((await orientationOf(file)) === 1) return file;
  return redrawn(file).catch(() => file);
}

/**
 * Draws a picture as a JPEG of what is seen of it.
 * @throws where the browser cannot read it
 */
export async function redrawn(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await blobOf(canvas, "image/jpeg", QUALITY);
  } finally {
    bitmap.close();
  }
}

/** A canvas as a file. */
export function blobOf(canvas: HTMLCanvasElement, mediaType: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The picture cannot be drawn"))),
      mediaType,
      quality,
    );
  });
}
