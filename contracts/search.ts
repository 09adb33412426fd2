import * as z from "zod";

import { Id } from "./core/fields.ts";
import { defineRoutes } from "./core/route.ts";

export const FOUND_KINDS = ["workspace", "action", "document", "client", "article"] as const;
export const FoundKind = z.enum(FOUND_KINDS);
export type FoundKind = z.infer<typeof FoundKind>;

/** As many of a kind as one search shows. */
export const FOUND_OF_A_KIND = 5;

export const Found = z.object({
  kind: FoundKind,
  id: Id,
  title: z.string(),
  /** What tells it from others of the same title. */
  detail: z.string(),
  /** The journey it belongs to, or is. */
  workspaceId: Id.nullable(),
});
export type Found = z.infer<typeof Found>;

export const searchRoutes = defineRoutes({
  find: {
    kind: "query",
    access: "signed-in",
    rest: "GET /search",
    summary: "Find a workspace, client, document, article or action by a part of its words",
    input: z.object({ q: z.string().max(200) }),
    output: z.array(Found),
  },
});
