import * as z from "zod";

import { Id } from "#contracts/core/fields.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { TagChange, CompanyTag, TagDraft, TagMerge, TagPatch } from "./shapes.ts";

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
    input: TagChange,
    output: z.object({ tagId: Id }),
  },
});
