import { messageRoutes as route } from "#contracts/messages.ts";
import { mutation, router } from "#worker/core/trpc.ts";

import { sendMessage } from "./send-message.ts";

export const messagesRouter = router({
  send: mutation(route.send, sendMessage),
});
