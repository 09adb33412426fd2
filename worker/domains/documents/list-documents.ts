import type { Page } from "#contracts/core/paging.ts";
import type { Document, DocumentFilter } from "#contracts/documents.ts";
import type { Act } from "#worker/core/act.ts";

export async function listDocuments(act: Act, _input: DocumentFilter): Promise<Page<Document>> {
  await act.prove();
  throw new Error("unfinished");
}
