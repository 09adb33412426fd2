import { eq, sql } from "drizzle-orm";

import type { CompanyTag, TagMerge } from "#contracts/tags/shapes.ts";
import { tags } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { seenTag } from "./internal/tag-rows.ts";

/**
 * Two names for one thing become one: a workspace that has both keeps the other.
 * @throws Fault `not_found`; `stale_version`; `invalid_input` for a tag that is to be merged into itself.
 */
export async function mergeTag(act: Act, { tagId, version, intoId }: TagMerge): Promise<CompanyTag> {
  if (tagId === intoId) throw badFields({ intoId: "Choose another tag" });
  const [all] = await act.read((db) => [db.select().from(tags)]);
  const tag = seenTag(all, tagId, version);
  const into = all.find(({ id }) => id === intoId);
  if (!into) throw new Fault("not_found");
  const results = await act.write((db) => [
    onlyIf(
      db,
      sql`exists (select 1 from tags where id = ${tagId} and version = ${version}) and exists (select 1 from tags where id = ${intoId})`,
    ),
    db.run(
      sql`insert into workspace_tags (workspace_id, tag_id) select workspace_id, ${intoId} from workspace_tags where tag_id = ${tagId} on conflict do nothing`,
    ),
    db.delete(tags).where(eq(tags.id, tagId)),
    record(act, db, { kind: "tag.merged", subject: tag.name, data: { after: { name: into.name } } }),
    db.select().from(tags).where(eq(tags.id, intoId)),
  ]);
  const [merged] = answerOf(results);
  if (!merged) throw new Fault("not_found");
  return merged;
}
