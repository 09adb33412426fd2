import type { MediaType } from "#contracts/documents/shapes.ts";

import { OCR_FILES, type OcrLanguage } from "./ocr-files.ts";
import { picturesInPdf } from "./pdf-pictures.ts";

/** A4 at 250 dots an inch: more takes longer and reads no better. */
const LONGEST_SIDE = 2_900;
/** Smaller letters are not told apart: small pictures are drawn larger. */
const SHORTEST_WIDTH = 1_400;
/** A scan's first pages carry what is looked for. */
const PAGES_READ = 4;
/** Below it, what was read is noise and no text. */
const LEAST_CONFIDENCE = 40;
/** Less is no paper. */
const LEAST_LETTERS = 20;

export type Reading = {
  address: string;
  mediaType: MediaType;
  languages: readonly OcrLanguage[];
  /** How far it is, from 0 to 1; null while its parts are loaded. */
  onProgress: (share: number | null) => void;
  signal: AbortSignal;
};

/**
 * Reads what stands on a photo or a scan, in this browser: nothing of it goes anywhere. Its parts are loaded when the first
 * one is read.
 * @returns the words; empty where none can be read
 */
export async function readPhoto({
  address,
  mediaType,
  languages,
  onProgress,
  signal,
}: Reading): Promise<string> {
  onProgress(null);
  const file = await (await fetch(address, { signal })).blob();
  const pictures = await picturesOf(file, mediaType);
  if (pictures.length === 0) return "";
  const { createWorker, OEM } = (await import("tesseract.js")).default;
  let page = 0;
  const making = createWorker([...languages], OEM.LSTM_ONLY, {
    workerPath: `${OCR_FILES}/worker.min.js`,
    corePath: `${OCR_FILES}/core.js`,
    langPath: OCR_FILES,
    // A worker of ours under our own policy, instead of one of a blob.
    workerBlobURL: false,
    logger: ({ status, progress }) => {
      if (status === "recognizing text") onProgress((page + progress) / pictures.length);
    },
  });
  try {
    const reader = await orAborted(making, signal);
    const pages: string[] = [];
    for (const picture of pictures) {
      const { data } = await orAborted(reader.recognize(picture), signal);
      if (data.confidence >= LEAST_CONFIDENCE) pages.push(data.text.trim());
      page++;
    }
    const text = pages.join("\n\n").trim();
    return text.replaceAll(/\s/g, "").length < LEAST_LETTERS ? "" : text;
  } finally {
    // Called off while it was being made, it ends as soon as it is there.
    void making.then((reader) => reader.terminate()).catch(() => undefined);
  }
}

/** What is called off is not waited for. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

async function picturesOf(file: Blob, mediaType: MediaType): Promise<Blob[]> {
  if (mediaType !== "application/pdf") return [await readable(file)];
  const found = picturesInPdf(new Uint8Array(await file.arrayBuffer()), PAGES_READ);
  return Promise.all(found.map(readable));
}

/** Upright, grey, and of a size at which letters are told apart. */
async function readable(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = bitmap;
    const wanted = Math.max(1, Math.min(2, SHORTEST_WIDTH / width));
    const scale = Math.min(wanted, LONGEST_SIDE / Math.max(width, height));
    const canvas = new OffscreenCanvas(Math.round(width * scale), Math.round(height * scale));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser cannot draw");
    context.filter = "grayscale(1)";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: "image/png" });
  } finally {
    bitmap.close();
  }
}
