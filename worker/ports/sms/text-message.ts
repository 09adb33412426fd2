import * as z from "zod";

/** A step's text message as it waits in the outbox. */
export const TextMessage = z.object({ name: z.string(), phone: z.string().nullable(), text: z.string() });
export type TextMessage = z.infer<typeof TextMessage>;

/**
 * A telephone number as networks take it (E.164: a plus, the country's code, 8 to 15 digits in all), of what people type.
 * Null for a number without its country, which nobody can guess.
 */
export function toE164(typed: string): string | null {
  const bare = typed
    .normalize("NFKC")
    .replaceAll(/\(0\)|[\s().\-/]|[\u2010-\u2015]/gu, "")
    .replace(/^00/, "+");
  return /^\+[1-9]\d{7,14}$/.test(bare) ? bare : null;
}
