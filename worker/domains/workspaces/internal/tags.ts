import { asc, eq } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { tags, workspaceTags } from "#db/schema.ts";

/** The tags of a workspace by name, as a statement. */
export function tagsOf(db: Db, workspaceId: number) {
  return db
    .select({ id: tags.id, name: tags.name, color: tags.color })
    .from(workspaceTags)
    .innerJoin(tags, eq(tags.id, workspaceTags.tagId))
    .where(eq(workspaceTags.workspaceId, workspaceId))
    .orderBy(asc(tags.nameKey));
}
