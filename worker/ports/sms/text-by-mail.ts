import { type Draft, letterOf, oneLine } from "#worker/ports/mail/letter.ts";

import { TextMessage } from "./text-message.ts";

/**
 * A text message of a workflow where it cannot go by telephone, because no provider is set up or the number is none: it
 * goes to its reader's own inbox, with the number it was for. @throws ZodError for another payload.
 */
export function textByMail(payload: unknown): Draft {
  const { name, phone, text } = TextMessage.parse(payload);
  return letterOf(`Text message for ${oneLine(phone ?? name, 80)}`, [{ kind: "paragraph", text }]);
}
