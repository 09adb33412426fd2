import { fold } from "#contracts/core/fold.ts";
import type { CompanyTag } from "#contracts/tags/shapes.ts";
import type { tags } from "#db/schema.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { isUniqueConflict } from "#worker/core/writing.ts";

export type TagRow = typeof tags.$inferSelect;

/** The tag as its reader saw it, among all. @throws Fault `not_found`; `stale_version` where it has changed since. */
export function seenTag(all: readonly TagRow[], tagId: number, version: number): CompanyTag {
  const tag = all.find(({ id }) => id === tagId);
  if (!tag) throw new Fault("not_found");
  if (tag.version !== version) throw new Fault("stale_version");
  return tag;
}

/** @throws Fault `invalid_input` for a name that another tag has, be it in other capitals. */
export function refuseTaken(all: readonly TagRow[], name: string, besides?: number): void {
  if (all.some((tag) => tag.id !== besides && fold(tag.name) === fold(name))) throw taken();
}

const taken = () => badFields({ name: "There is a tag of this name already" });

/** For two at once. @throws Fault `invalid_input` for a name that another tag has; the error itself otherwise. */
export function refuseTakenName(error: unknown): never {
  if (isUniqueConflict(error, "tags.name")) throw taken();
  throw error;
}
