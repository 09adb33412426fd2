/** What pages and the service worker say to each other. */
export type Said =
  /** To a waiting worker: take over once no page of another build is open, or at once. */
  | { type: "take-over"; isAtOnce: boolean }
  /** To the worker: the page stands, and what nobody needs may go. */
  | { type: "settled" }
  /** To a page or a worker, to be answered on the port: of which build it is. */
  | { type: "which-build" };

const ANSWER_WITHIN_MS = 1_000;

type Hearer = { postMessage: (message: Said, transfer: Transferable[]) => void };

/** Null where nobody answers: a page that is still coming, or a worker that was switched off. */
export function buildOf(whom: Hearer): Promise<string | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ANSWER_WITHIN_MS);
    port1.addEventListener("message", ({ data }: MessageEvent<string>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    });
    port1.start();
    whom.postMessage({ type: "which-build" }, [port2]);
  });
}
