import { eq } from "drizzle-orm";

import type { CompanyTag, TagDraft } from "#contracts/tags/shapes.ts";
import { TAGS_MAX } from "#contracts/tags/terms.ts";
import { tags } from "#db/schema.ts";
import { type Act, answerOf, attemptQuery } from "#worker/core/act.ts";
import { badFields, Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";

import { refuseTaken, refuseTakenName } from "./internal/tag-rows.ts";

/** @throws Fault `invalid_input` for a name that another tag has, and where there are too many. */
export async function createTag(act: Act, draft: TagDraft): Promise<CompanyTag> {
  const { requestId = crypto.randomUUID(), ...body } = draft;
  const attempt = { requestId, operation: "tags.create", body };
  const [[before], all] = await act.read((db) => [attemptQuery(db, requestId), db.select().from(tags)]);
  const known = () => found(all.find(({ name }) => name === draft.name));
  if (await act.isRepeated(attempt, before)) return known();
  refuseTaken(all, draft.name);
  if (all.length >= TAGS_MAX) throw badFields({ name: `There can be ${TAGS_MAX} tags at most` });
  const made = await act
    .writeOnce(attempt, (db) => [
      db.insert(tags).values(body),
      record(act, db, { kind: "tag.created", subject: draft.name, data: { after: { color: draft.color } } }),
      db.select().from(tags).where(eq(tags.name, draft.name)),
    ])
    .catch(refuseTakenName);
  if (made) return found(answerOf(made)[0]);
  const [[again]] = await act.read((db) => [db.select().from(tags).where(eq(tags.name, draft.name))]);
  return found(again);
}

function found(tag: CompanyTag | undefined): CompanyTag {
  if (!tag) throw new Fault("not_found");
  return tag;
}
