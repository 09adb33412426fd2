import * as z from "zod";

import { Instant } from "./core/dates.ts";
import { Id, RequestId } from "./core/fields.ts";
import { LIMITS } from "./core/limits.ts";
import { PageInput, pageOf } from "./core/paging.ts";
import { defineRoutes } from "./core/route.ts";
import { MediaType } from "./documents.ts";

/** How many people one message can name. */
export const MENTIONS_MAX = 20;

/** How many files go with one message. */
export const MESSAGE_FILES_MAX = 10;

/** How much of a message the list of conversations repeats. */
export const MESSAGE_GIST = 160;

/** Threads with something unread that are told by name; beyond it a badge has long said enough. */
export const UNREAD_THREADS_MAX = 200;

/** Somebody who can be named with `@`, because they may read what is written there. */
export const Mentionable = z.object({ id: Id, name: z.string(), isStaff: z.boolean() });
export type Mentionable = z.infer<typeof Mentionable>;

/** A file of the journey that goes with a message, as it is now. */
export const MessageFile = z.object({
  documentId: Id,
  name: z.string(),
  fileName: z.string(),
  mediaType: MediaType,
  byteSize: z.number().int(),
});
export type MessageFile = z.infer<typeof MessageFile>;

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
  files: z.array(MessageFile),
  createdAt: Instant,
});
export type Message = z.infer<typeof Message>;

/** How far somebody has read. Nothing of a person but the name, whoever asks. */
export const SeenMark = z.object({ name: z.string(), isMe: z.boolean(), messageId: Id, at: Instant });
export type SeenMark = z.infer<typeof SeenMark>;

/** The newest messages first; how far everybody has read, the latest reader first. */
export const Conversation = pageOf(Message).extend({
  seen: z.array(SeenMark),
  /** How many of them the caller has not read, of the whole conversation. */
  unread: z.number().int(),
});
export type Conversation = z.infer<typeof Conversation>;

export const THREAD_SCOPES = ["mine", "all"] as const;
export const ThreadScope = z.enum(THREAD_SCOPES);
export type ThreadScope = z.infer<typeof ThreadScope>;

/** The conversation of a journey as a list of conversations shows it. */
export const Thread = z.object({
  workspaceId: Id,
  workspaceName: z.string(),
  ownerName: z.string(),
  assignedTo: z.string(),
  unread: z.number().int(),
  /** The owner's side has the last word. */
  isWaiting: z.boolean(),
  last: z.object({
    authorName: z.string(),
    text: z.string(),
    /** The to-do it is about. */
    taskTitle: z.string().nullable(),
    files: z.number().int(),
    at: Instant,
  }),
});
export type Thread = z.infer<typeof Thread>;

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
