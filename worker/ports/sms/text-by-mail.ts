import * as z from "zod";

import { letterOf, oneLine } from "#worker/ports/mail/letter.ts";
import type { Letter } from "#worker/ports/mail/mailer.ts";

const TextMessage = z.object({ name: z.string(), phone: z.string().nullable(), text: z.string() });

/**
 * The text messages of workflows while no provider is set up: each goes to its reader's own inbox, with the number it is
 * for, so that nobody misses it. A provider takes this place by the same payload. @throws ZodError for another one.
 */
export function textByMail(payload: unknown): Letter {
  const { name, phone, text } = TextMessage.parse(payload);
  return letterOf(`Text message for ${oneLine(phone ?? name, 80)}`, [{ kind: "paragraph", text }]);
}
