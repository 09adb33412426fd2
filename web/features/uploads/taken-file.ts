import type { TakenFile } from "#web/core/taken.ts";

import { checkFile, type FileRules, type Rejection, sniff } from "./file-rules.ts";

export type Taken = { file: TakenFile } | { rejection: Rejection };

type Watch = { onDrawing: () => void; signal: AbortSignal };

/** One photo at a time, whichever door it comes through: two of 48 megapixels are too many for a phone. */
let before: Promise<unknown> = Promise.resolve();

/**
 * The one way from a file that somebody has chosen to one that is sent: photos are made ready on the device (upright, no
 * larger than needed, without place and time, HEIC as JPEG), and only then is the size asked. What cannot be made ready
 * is judged as it is.
 */
export async function takeFile(file: File, rules: FileRules, watch: Watch): Promise<Taken> {
  const making = before.then(() => madeReady(file, rules, watch));
  before = making.catch(() => undefined);
  const ready = await making;
  const rejection = await checkFile(ready, rules);
  return rejection ? { rejection } : { file: ready as TakenFile };
}

async function madeReady(file: File, rules: FileRules, watch: Watch): Promise<File> {
  try {
    const type = await sniff(file);
    if (type === null || type === "application/pdf" || watch.signal.aborted) return file;
    const takesJpeg = rules.accept.includes("image/jpeg");
    const { readyPhoto } = await import("./ready-photo.ts");
    return await readyPhoto(file, type, { ...watch, mostBytes: rules.maxBytes, takesJpeg });
  } catch {
    return file;
  }
}
