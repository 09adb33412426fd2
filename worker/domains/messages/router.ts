import { messageRoutes as route } from "#contracts/messages.ts";
import { mutation, query, router } from "#worker/core/trpc.ts";

import { listMentionable } from "./list-mentionable.ts";
import { sendMessage } from "./send-message.ts";

export const messagesRouter = router({
  mentionable: query(route.mentionable, listMentionable),
  send: mutation(route.send, sendMessage),
});
