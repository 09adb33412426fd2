import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id, RequestId, requiredText } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";

/** A message of a workspace, or a comment on one of its to-dos (`taskId`). Staff's internal notes are never among them. */
export const Message = z.object({
  id: Id,
  workspaceId: Id,
  taskId: Id.nullable(),
  authorId: Id,
  authorName: z.string(),
  authorInitials: z.string(),
  body: z.string(),
  createdAt: Instant,
});
export type Message = z.infer<typeof Message>;

export const messageRoutes = defineRoutes({
  send: {
    kind: "mutation",
    access: "customer-of-workspace",
    rest: "POST /workspaces/:workspaceId/messages",
    summary: "Write to everybody of a workspace, or comment on one of its to-dos",
    input: z.object({
      workspaceId: Id,
      taskId: Id.optional(),
      body: requiredText(LIMITS.message, "Write something first"),
      requestId: RequestId.optional(),
    }),
    output: Message,
    status: 201,
  },
});
