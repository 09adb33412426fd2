import { and, eq } from "drizzle-orm";

import type { Tag } from "#contracts/tags/shapes.ts";
import { workspaceTags } from "#db/schema.ts";
import { allowWorkspace } from "#worker/core/access.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { record } from "#worker/core/record.ts";

import { tagsOf } from "./internal/tags.ts";

/** Takes a tag off a workspace; one that is not on it changes nothing. */
export async function removeTag(
  act: Act,
  { workspaceId, tagId }: { workspaceId: number; tagId: number },
): Promise<Tag[]> {
  const { workspace, also } = await allowWorkspace(act, workspaceId, "edit", (db) => [
    tagsOf(db, workspaceId),
  ]);
  const [own] = also;
  const tag = own.find(({ id }) => id === tagId);
  if (!tag) return own;
  const results = await act.write((db) => [
    db
      .delete(workspaceTags)
      .where(and(eq(workspaceTags.workspaceId, workspaceId), eq(workspaceTags.tagId, tagId))),
    record(act, db, {
      kind: "workspace.untagged",
      workspaceId,
      subject: workspace.name,
      data: { text: tag.name },
    }),
    tagsOf(db, workspaceId),
  ]);
  return answerOf(results);
}
