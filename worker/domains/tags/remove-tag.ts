import { eq, sql } from "drizzle-orm";

import { tags, workspaceTags } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { keepRemoved } from "#worker/domains/removed/kept-rows.ts";

import { seenTag } from "./internal/tag-rows.ts";

/** It can be brought back. Workspaces that had it go on without. @throws Fault `not_found`; `stale_version`. */
export async function removeTag(
  act: Act,
  { tagId, version }: { tagId: number; version: number },
): Promise<{ tagId: number }> {
  const [all] = await act.read((db) => [db.select().from(tags)]);
  const tag = seenTag(all, tagId, version);
  await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from tags where id = ${tagId} and version = ${version})`),
    keepRemoved(act, db, {
      kind: "tag",
      thingId: tagId,
      name: tag.name,
      workspaceId: null,
      parts: [
        { table: tags, where: sql`id = ${tagId}` },
        { table: workspaceTags, where: sql`tag_id = ${tagId}` },
      ],
    }),
    db.delete(tags).where(eq(tags.id, tagId)),
    record(act, db, { kind: "tag.removed", subject: tag.name, data: { before: { uses: tag.uses } } }),
  ]);
  return { tagId };
}
