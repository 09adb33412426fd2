import * as z from "zod";

import { type Draft, letterOf, oneLine } from "#worker/ports/mail/letter.ts";

const Payload = z.object({ name: z.string(), email: z.string(), title: z.string(), text: z.string() });

/** A question from the help, for the company's support. @throws ZodError for another payload. */
export function helpQuestion(payload: unknown): Draft {
  const { name, email, title, text } = Payload.parse(payload);
  const letter = letterOf(`${title}: ${oneLine(name, 80)}`, [
    { kind: "paragraph", text: `${oneLine(name)} asks:` },
    { kind: "quote", text },
    { kind: "paragraph", text: `Answer to ${oneLine(email)}.` },
  ]);
  return { ...letter, replyTo: email };
}
