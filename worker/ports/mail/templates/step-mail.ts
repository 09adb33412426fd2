import * as z from "zod";

import { type Draft, letterOf, oneLine } from "#worker/ports/mail/letter.ts";

const Payload = z.object({ name: z.string(), subject: z.string(), text: z.string() });

/** A mail that a step of a workflow sends, in the company's own words. @throws ZodError for another payload. */
export function stepMail(payload: unknown): Draft {
  const { name, subject, text } = Payload.parse(payload);
  return letterOf(oneLine(subject, 150), [
    { kind: "greeting", name },
    ...text
      .split(/\n{2,}/)
      .filter((part) => part.trim() !== "")
      .map((part) => ({ kind: "paragraph" as const, text: part.trim() })),
  ]);
}
