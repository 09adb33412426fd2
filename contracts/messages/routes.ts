import * as z from "zod";

import { Id, RequestId } from "#contracts/core/fields.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import { PageInput, pageOf } from "#contracts/core/paging-shapes.ts";
import { defineRoutes } from "#contracts/core/route.ts";

import { Conversation, Mentionable, Message, Thread, ThreadScope } from "./shapes.ts";
import { MENTIONS_MAX, MESSAGE_FILES_MAX } from "./terms.ts";

export const messageRoutes = defineRoutes({
  mentionable: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /workspaces/:workspaceId/mentionable",
    summary: "Who can be named in a message of a workspace",
    input: z.object({ workspaceId: Id }),
    output: z.array(Mentionable),
  },
  list: {
    kind: "query",
    access: "customer-of-workspace",
    rest: "GET /workspaces/:workspaceId/messages",
    summary: "The conversation of a workspace, or the comments on one of its to-dos, newest first",
    input: PageInput.extend({ workspaceId: Id, taskId: Id.optional() }),
    output: Conversation,
  },
  unread: {
    kind: "query",
    access: "signed-in",
    rest: "GET /messages/unread",
    summary: "How many messages the caller has not read, by workspace",
    input: z.object({}),
    output: z.array(z.object({ workspaceId: Id, unread: z.number().int() })),
  },
  inbox: {
    kind: "query",
    access: "staff",
    rest: "GET /messages/inbox",
    summary:
      "Conversations the caller takes part in with unread ones first, or all of the company with those first that wait for an answer",
    input: PageInput.extend({ scope: ThreadScope.default("mine") }),
    output: pageOf(Thread),
  },
  markRead: {
    kind: "mutation",
    access: "customer-of-workspace",
    right: "view",
    rest: "POST /workspaces/:workspaceId/messages/read",
    summary: "Say that the caller has read a conversation up to a message",
    input: z.object({ workspaceId: Id, messageId: Id }),
    output: z.object({ unread: z.number().int() }),
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
      /** May be blank where a file goes along. */
      body: z
        .string()
        .trim()
        .max(LIMITS.message, `At most ${LIMITS.message} characters`)
        .transform((text) => text.normalize("NFC")),
      /** Ids of those named in the text; only those who may read it. */
      mentions: z.array(Id).max(MENTIONS_MAX).optional(),
      /** Documents of the same workspace that go along, uploaded before. */
      documentIds: z.array(Id).max(MESSAGE_FILES_MAX).optional(),
      requestId: RequestId.optional(),
    }),
    output: Message,
    status: 201,
  },
});
