import { exports as copy } from "#web/copy/exports.ts";

import { sentenceOf } from "./errors.ts";
import { showToast } from "./toasts.ts";

type Watch = { signal: AbortSignal; onProgress: (rows: number) => void };

/** Reads and saves what is exported. @returns what to say of it */
export type Export = (watch: Watch) => Promise<string>;

/** Does it and says what became of it. */
export async function runExport(run: Export, watch: Watch): Promise<void> {
  try {
    showToast({ kind: "success", title: copy.done, description: await run(watch) });
  } catch (error) {
    if (watch.signal.aborted) showToast({ title: copy.cancelled });
    else showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });
  }
}
