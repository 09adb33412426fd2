import type * as z from "zod";

import type { Message, messageRoutes } from "#contracts/messages.ts";
import type { Act } from "#worker/core/act.ts";

export async function sendMessage(act: Act, input: z.output<typeof messageRoutes.send.input>): Promise<Message> {
  await act.prove();
  throw new Error(`Being written: ${JSON.stringify(input)}`);
}
