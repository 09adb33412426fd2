import { type Redrawing, redrawn } from "#web/core/upright.ts";

type Answer = { picture: Blob } | { problem: string };

/** What the worker could not even begin, the page does itself. */
class NotAside extends Error {}

/**
 * Draws a photo anew in a thread of its own, so that the page stays alive; where there is none, on the page.
 * @param source gives what is drawn, once for each try: what has gone to the thread is gone from the page
 * @throws where the browser cannot read it, or `signal` calls it off
 */
export async function redrawnAside(source: () => Promise<Redrawing>, signal: AbortSignal): Promise<Blob> {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return redrawn(await source());
  try {
    return await aside(await source(), signal);
  } catch (error) {
    if (!(error instanceof NotAside)) throw error;
    return redrawn(await source());
  }
}

async function aside(redrawing: Redrawing, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("./photo-worker.ts", import.meta.url), { type: "module" });
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  const stop = () => reject(signal.reason as Error);
  signal.addEventListener("abort", stop);
  worker.addEventListener("message", ({ data }: MessageEvent<Answer>) =>
    "picture" in data ? resolve(data.picture) : reject(new Error(data.problem)),
  );
  // It does not load, or is ended by the device.
  worker.addEventListener("error", () => reject(new NotAside()));
  worker.addEventListener("messageerror", () => reject(new NotAside()));
  worker.postMessage(redrawing, redrawing.source instanceof Blob ? [] : [redrawing.source]);
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", stop);
    worker.terminate();
  }
}
