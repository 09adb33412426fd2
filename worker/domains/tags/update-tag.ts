import { eq, sql } from "drizzle-orm";

import type { CompanyTag, TagPatch } from "#contracts/tags/shapes.ts";
import { tags } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { refuseTaken, refuseTakenName, seenTag } from "./internal/tag-rows.ts";

/** @throws Fault `not_found`; `stale_version`; `invalid_input` for a name that another tag has. */
export async function updateTag(act: Act, { tagId, version, name, color }: TagPatch): Promise<CompanyTag> {
  const [all] = await act.read((db) => [db.select().from(tags)]);
  const tag = seenTag(all, tagId, version);
  const { before, after, isNothing } = changedOf(tag, { name, color });
  if (isNothing) return tag;
  refuseTaken(all, name, tagId);
  const results = await act
    .write((db) => [
      onlyIf(db, sql`exists (select 1 from tags where id = ${tagId} and version = ${version})`),
      db
        .update(tags)
        .set({ name, color, version: version + 1 })
        .where(eq(tags.id, tagId)),
      record(act, db, {
        kind: "tag.updated",
        subject: name,
        data: { before, after },
      }),
      db.select().from(tags).where(eq(tags.id, tagId)),
    ])
    .catch(refuseTakenName);
  const [changed] = answerOf(results);
  if (!changed) throw new Fault("not_found");
  return changed;
}
