import { eq, sql } from "drizzle-orm";

import { tags } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { seenTag } from "./internal/tag-rows.ts";

/** Workspaces that had it go on without. @throws Fault `not_found`; `stale_version`. */
export async function removeTag(
  act: Act,
  { tagId, version }: { tagId: number; version: number },
): Promise<{ tagId: number }> {
  const [all] = await act.read((db) => [db.select().from(tags)]);
  const tag = seenTag(all, tagId, version);
  await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from tags where id = ${tagId} and version = ${version})`),
    db.delete(tags).where(eq(tags.id, tagId)),
    record(act, db, { kind: "tag.removed", subject: tag.name, data: { before: { uses: tag.uses } } }),
  ]);
  return { tagId };
}
