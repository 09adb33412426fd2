import { orientationIn } from "#contracts/core/exif.ts";

import { MOST_PIXELS, type Size, sizeWithin } from "./photo-size.ts";

/** How a picture is drawn anew, the first way that is small enough; letters stay legible in the last one too. */
const WAYS = [
  { pixels: MOST_PIXELS, quality: 0.9 },
  { pixels: MOST_PIXELS, quality: 0.75 },
  { pixels: MOST_PIXELS / 2, quality: 0.75 },
  { pixels: MOST_PIXELS / 4, quality: 0.7 },
] as const;

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
  return redrawn({ source: file }).catch(() => file);
}

/** `source` is closed once it is drawn. */
export type Redrawing = {
  source: Blob | ImageBitmap;
  /** How large it is seen, where that is known: it is then read no larger than it is drawn. */
  size?: Size | undefined;
  mostBytes?: number | undefined;
};

/**
 * Draws a picture as a JPEG of what is seen of it, no larger than a paper needs; on the page or beside it.
 * @throws where the browser cannot read it
 */
export async function redrawn({ source, size, mostBytes = Infinity }: Redrawing): Promise<Blob> {
  const bitmap = source instanceof Blob ? await read(source, size) : source;
  try {
    let picture: Blob | null = null;
    for (const { pixels, quality } of WAYS) {
      // Each waits for the one before: two canvases of this size are too many for a phone.
      // oxlint-disable-next-line no-await-in-loop
      picture = await drawn(bitmap, sizeWithin(bitmap, pixels), quality);
      if (picture.size <= mostBytes) break;
    }
    if (!picture) throw new Error("The picture cannot be drawn");
    return picture;
  } finally {
    bitmap.close();
  }
}

function read(file: Blob, size: Size | undefined): Promise<ImageBitmap> {
  const most = size ? sizeWithin(size, MOST_PIXELS) : undefined;
  const isLarger = size && most && most.width < size.width;
  return createImageBitmap(file, {
    imageOrientation: "from-image",
    ...(isLarger && { resizeWidth: most.width, resizeHeight: most.height, resizeQuality: "high" }),
  });
}

function drawn(bitmap: ImageBitmap, { width, height }: Size, quality: number): Promise<Blob> {
  if (typeof OffscreenCanvas !== "undefined") {
    const canvas = new OffscreenCanvas(width, height);
    draw(canvas.getContext("2d"), bitmap, { width, height });
    return canvas.convertToBlob({ type: "image/jpeg", quality });
  }
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  draw(canvas.getContext("2d"), bitmap, { width, height });
  return blobOf(canvas, "image/jpeg", quality);
}

/** White where the picture has holes, as paper is. */
function draw(
  pen: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  bitmap: ImageBitmap,
  { width, height }: Size,
): void {
  if (!pen) throw new Error("This browser cannot draw");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, width, height);
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
