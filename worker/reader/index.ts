// What enters here: papers that wait in the queue. Nothing else, and nobody calls.
import type { Message, MessageBatch } from "@cloudflare/workers-types";

import type { PaperNudge, Reading, TakenPaper } from "#worker/ports/papers/reading.ts";

import { readPdf } from "./read-pdf.ts";

/** The portal's desk (worker/http/paper-desk.ts), as it is seen from here. */
type Desk = {
  take: (documentId: number) => Promise<TakenPaper | null>;
  keep: (documentId: number, number: number, reading: Reading) => Promise<void>;
};

export default {
  fetch: () => new Response(null, { status: 404 }),
  async queue(batch: MessageBatch<PaperNudge>, { PORTAL }: { PORTAL: Desk }): Promise<void> {
    for (const message of batch.messages) await readOne(message, PORTAL);
  },
};

async function readOne({ body: { documentId } }: Message<PaperNudge>, desk: Desk): Promise<void> {
  const paper = await desk.take(documentId);
  if (!paper) return;
  await desk.keep(documentId, paper.number, await readPdf(paper.bytes));
}
