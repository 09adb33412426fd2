import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id, RequestId, requiredText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";

/** How many people one message can name. */
export const MENTIONS_MAX = 20;

/** Somebody who can be named with `@`, because they may read what is written there. */
export const Mentionable = z.object({ id: Id, name: z.string(), isStaff: z.boolean() });
export type Mentionable = z.infer<typeof Mentionable>;

/** A message of a workspace, or a comment on one of its to-dos (`taskId`). Staff's internal notes are never among them. */
export const Message = z.object({
  id: Id,
  workspaceId: Id,
  taskId: Id.nullable(),
  authorId: Id,
  authorName: z.string(),
  authorInitials: z.string(),
  body: z.string(),
  /** Who is named in it. */
  mentions: z.array(z.object({ id: Id, name: z.string() })),
  createdAt: Instant,
});
export type Message = z.infer<typeof Message>;

export const messageRoutes = defineRoutes({
  mentionable: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /workspaces/:workspaceId/mentionable",
    summary: "Who can be named in a message of a workspace",
    input: z.object({ workspaceId: Id }),
    output: z.array(Mentionable),
  },
  send: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "write",
    rest: "POST /workspaces/:workspaceId/messages",
    summary: "Write to everybody of a workspace, or comment on one of its to-dos",
    input: z.object({
      workspaceId: Id,
      taskId: Id.optional(),
      body: requiredText(LIMITS.message, "Write something first"),
      /** Ids of those named in the text; only those who may read it. */
      mentions: z.array(Id).max(MENTIONS_MAX).optional(),
      requestId: RequestId.optional(),
    }),
    output: Message,
    status: 201,
  },
});
