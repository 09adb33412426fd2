import * as z from "zod";

import { Id, RequestId, requiredText, Version } from "./core/fields.ts";
import { defineRoutes } from "./core/route.ts";

/** As the product's badges are coloured. */
export const TAG_COLORS = ["gray", "ocean", "blue", "green", "yellow", "orange", "red"] as const;
export const TagColor = z.enum(TAG_COLORS);
export type TagColor = z.infer<typeof TagColor>;

export const Tag = z.object({ id: Id, name: z.string(), color: TagColor });
export type Tag = z.infer<typeof Tag>;

/** Of the company's list: on how many workspaces it is, archived ones included. */
export const CompanyTag = Tag.extend({ uses: z.number().int(), version: Version });
export type CompanyTag = z.infer<typeof CompanyTag>;

export const TAG_LENGTH = 40;
/** More would be no order any more. */
export const TAGS_MAX = 500;
export const tagName = requiredText(TAG_LENGTH, "Write the tag's name");

export const TagDraft = z.object({
  name: tagName,
  color: TagColor,
  requestId: RequestId.optional(),
});
export type TagDraft = z.infer<typeof TagDraft>;

const Change = z.object({ tagId: Id, version: Version });

export const TagPatch = Change.extend({ name: tagName, color: TagColor });
export type TagPatch = z.infer<typeof TagPatch>;

export const TagMerge = Change.extend({ intoId: Id });
export type TagMerge = z.infer<typeof TagMerge>;

export const tagRoutes = defineRoutes({
  list: {
    kind: "query",
    access: "staff",
    rest: "GET /tags",
    summary: "The company's tags by name, with how many workspaces have each",
    input: z.object({}),
    output: z.array(CompanyTag),
  },
  create: {
    kind: "mutation",
    access: "admin",
    rest: "POST /tags",
    summary: "Make a tag that workspaces can be given",
    input: TagDraft,
    output: CompanyTag,
    status: 201,
  },
  update: {
    kind: "mutation",
    access: "admin",
    rest: "PATCH /tags/:tagId",
    summary: "Change the name and the colour of a tag, on every workspace that has it",
    input: TagPatch,
    output: CompanyTag,
  },
  merge: {
    kind: "mutation",
    access: "admin",
    rest: "POST /tags/:tagId/merge",
    summary: "Put another tag on every workspace that has this one, which is gone afterwards",
    input: TagMerge,
    output: CompanyTag,
  },
  remove: {
    kind: "mutation",
    access: "admin",
    rest: "DELETE /tags/:tagId",
    summary: "Take a tag off every workspace and out of the company's list",
    input: Change,
    output: z.object({ tagId: Id }),
  },
});
