import { and, eq, type SQL, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { formDrafts } from "#db/schema.ts";
import { staleBut } from "#worker/core/fault.ts";
import { onlyIf } from "#worker/core/writing.ts";

type Draft = typeof formDrafts.$inferSelect;
/** The page that types, and when the draft was saved that it knows of. */
export type Page = { id: string; over: Date | null };
type Whose = { taskId: number; userId: number };

export const ofMine = ({ taskId, userId }: Whose): SQL | undefined =>
  and(eq(formDrafts.taskId, taskId), eq(formDrafts.userId, userId));

/**
 * A page goes over its own draft, which it knows by its id since the answer to a save may be lost, and over the one that
 * it was told of.
 * @throws Fault `stale_version` with the draft that another page of the same person has saved since.
 */
export function refuseUnseen(draft: Draft | undefined, page: Page | undefined): void {
  if (!page || !draft || draft.pageId === page.id) return;
  if (draft.savedAt.getTime() !== page.over?.getTime())
    throw staleBut({ values: draft.values, savedAt: draft.savedAt });
}

/** For the same batch as what goes over it: nothing is written where the draft is no longer the one that was seen. */
export const whileDraftIs = (db: Db, whose: Whose, draft: Draft | undefined) =>
  onlyIf(
    db,
    sql`(select max(saved_at) from form_drafts where ${ofMine(whose)}) is ${draft?.savedAt.getTime() ?? null}`,
  );
