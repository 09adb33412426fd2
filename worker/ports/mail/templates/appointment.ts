import * as z from "zod";

import { type Draft, letterOf, oneLine } from "#worker/ports/mail/letter.ts";

const Payload = z.object({
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string(),
  calendar: z.string().optional(),
});

/** An appointment that was booked, moved or cancelled, or that is near, with its calendar entry. @throws ZodError for another payload. */
export function appointment(payload: unknown): Draft {
  const { name, subject, text, link, calendar } = Payload.parse(payload);
  return {
    ...letterOf(oneLine(subject, 150), [
      { kind: "greeting", name },
      { kind: "paragraph", text },
      { kind: "button", label: "Open the journey", link },
    ]),
    ...(calendar !== undefined && { calendar }),
  };
}
