import { sql } from "drizzle-orm";

import { fold } from "#contracts/core/fold.ts";
import type { Tag } from "#contracts/tags/shapes.ts";
import { tags } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";

import { tagsOf } from "./internal/tags.ts";

/** Puts a tag on a workspace. A name that only differs in its case is the tag that is there. */
export async function addTag(
  act: Act,
  { workspaceId, name: wanted }: { workspaceId: number; name: string },
): Promise<Tag[]> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    tagsOf(db, workspaceId),
    db.select().from(tags),
  ]);
  const [own, all] = also;
  const isWanted = (tag: Tag) => fold(tag.name) === fold(wanted);
  if (own.some(isWanted)) return own;
  const name = all.find(isWanted)?.name ?? wanted;
  const results = await act.write((db) => [
    db.insert(tags).values({ name }).onConflictDoNothing(),
    db.run(
      sql`insert into workspace_tags (workspace_id, tag_id) select ${workspaceId}, id from tags where name = ${name} on conflict do nothing`,
    ),
    record(act, db, {
      kind: "workspace.tagged",
      workspaceId,
      subject: workspace.name,
      data: { text: name },
    }),
    tagsOf(db, workspaceId),
  ]);
  return answerOf(results);
}
