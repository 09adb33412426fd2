import { messageRoutes as route } from "#contracts/messages/routes.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { listInbox } from "./list-inbox.ts";
import { listMentionable } from "./list-mentionable.ts";
import { listMessages } from "./list-messages.ts";
import { listUnread } from "./list-unread.ts";
import { markRead } from "./mark-read.ts";
import { sendMessage } from "./send-message.ts";

export const messagesRouter = router({
  mentionable: query(route.mentionable, listMentionable),
  list: query(route.list, listMessages),
  unread: query(route.unread, listUnread),
  inbox: query(route.inbox, listInbox),
  markRead: mutation(route.markRead, markRead),
  send: mutation(route.send, sendMessage),
});
