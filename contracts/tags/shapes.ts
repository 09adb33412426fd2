import * as z from "zod";

import { Id, RequestId, requiredText, Version } from "#contracts/core/fields.ts";

import { TAG_COLORS, TAG_LENGTH } from "./terms.ts";

export const TagColor = z.enum(TAG_COLORS);
export type TagColor = z.infer<typeof TagColor>;

export const Tag = z.object({ id: Id, name: z.string(), color: TagColor });
export type Tag = z.infer<typeof Tag>;

/** Of the company's list: on how many workspaces it is, archived ones included. */
export const CompanyTag = Tag.extend({ uses: z.number().int(), version: Version });
export type CompanyTag = z.infer<typeof CompanyTag>;

export const tagName = requiredText(TAG_LENGTH, "Write the tag's name");

export const TagDraft = z.object({
  name: tagName,
  color: TagColor,
  requestId: RequestId.optional(),
});
export type TagDraft = z.infer<typeof TagDraft>;

export const TagChange = z.object({ tagId: Id, version: Version });

export const TagPatch = TagChange.extend({ name: tagName, color: TagColor });
export type TagPatch = z.infer<typeof TagPatch>;

export const TagMerge = TagChange.extend({ intoId: Id });
export type TagMerge = z.infer<typeof TagMerge>;
