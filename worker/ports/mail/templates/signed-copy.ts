import * as z from "zod";

import { type Draft, dayAndTime, letterOf, oneLine } from "#worker/ports/mail/letter.ts";

const Payload = z.object({
  name: z.string(),
  title: z.string(),
  signedAt: z.iso.datetime(),
  link: z.url({ protocol: /^https?$/ }),
});

/** Brings a signer what they have signed. @throws ZodError for another payload. */
export function signedCopy(payload: unknown): Draft {
  const { name, title, signedAt, link } = Payload.parse(payload);
  return letterOf(`Your signed copy: ${oneLine(title, 120)}`, [
    { kind: "greeting", name },
    {
      kind: "paragraph",
      text: `you signed “${oneLine(title)}” on ${dayAndTime(signedAt)}. The text as you signed it, with your signature and its proof, is kept here:`,
    },
    { kind: "button", label: "Open the signed copy", link },
    { kind: "paragraph", text: "The page asks you to sign in. You can print it there, or save it as PDF." },
  ]);
}
