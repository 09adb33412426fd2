import * as z from "zod";

import { Instant } from "#contracts/core/dates-shapes.ts";
import { Id } from "#contracts/core/fields.ts";
import { pageOf } from "#contracts/core/paging-shapes.ts";
import { MediaType } from "#contracts/documents/shapes.ts";

import { THREAD_SCOPES } from "./terms.ts";

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
