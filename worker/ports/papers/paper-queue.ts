import type { Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";

/** As many as one message to the queue may carry. */
const MOST_AT_ONCE = 100;
/** The local queue answers only once its reader does; the rows are still there for the clock. */
const PATIENCE_MS = 2_000;

/** Tells the reader that papers wait. Never throws: the rows stay as they are, and the clock tells of them again. */
export async function queuePapers(env: Env, documentIds: readonly number[]): Promise<void> {
  const messages = documentIds.slice(0, MOST_AT_ONCE).map((documentId) => ({ body: { documentId } }));
  if (messages.length === 0) return;
  try {
    await Promise.race([env.PAPERS.sendBatch(messages), tooLate()]);
  } catch (error) {
    log({ event: "papers not queued", error: describe(error) });
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("The queue does not answer")), PATIENCE_MS);
  });
}
