import type { FoundExpiry } from "#contracts/analysis/shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { findText } from "#worker/domains/documents/find-text.ts";
import { lastDayOf, unreadEndOf } from "#worker/ports/analysis/embedded/last-day.ts";
import { readPaper } from "#worker/ports/analysis/embedded/read-paper.ts";

/** Until when a document is good by its own words. */
export async function findExpiry(act: Act, { documentId }: { documentId: number }): Promise<FoundExpiry> {
  const { text } = await findText(act, documentId);
  const facts = readPaper(text);
  return { documentId, found: lastDayOf(facts), unread: unreadEndOf(facts) };
}
