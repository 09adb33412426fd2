import type { Document } from "#contracts/documents.ts";
import type { Act } from "#worker/core/act.ts";

export async function reviewDocument(
  act: Act,
  _input: {
    documentId: number;
    version: number;
    decision: "approve" | "reject" | "ask_changes";
    reason?: string | undefined;
  },
): Promise<Document> {
  await act.prove();
  throw new Error("unfinished");
}
