import { tagRoutes as route } from "#contracts/tags/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { createTag } from "./create-tag.ts";
import { listTags } from "./list-tags.ts";
import { mergeTag } from "./merge-tag.ts";
import { removeTag } from "./remove-tag.ts";
import { updateTag } from "./update-tag.ts";

export const tagsRouter = router({
  list: query(route.list, listTags),
  create: mutation(route.create, createTag),
  update: mutation(route.update, updateTag),
  merge: mutation(route.merge, mergeTag),
  remove: mutation(route.remove, removeTag),
});
