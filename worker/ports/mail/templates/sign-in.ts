import * as z from "zod";

import { type Draft, dayAndTime, letterOf, portalOf } from "#worker/ports/mail/letter.ts";

const Payload = z.object({
  name: z.string(),
  code: z.string().regex(/^\d{6}$/),
  link: z.url({ protocol: /^https?$/ }),
  expiresAt: z.iso.datetime(),
});

/** Lets an account's owner in. @throws ZodError for a payload that is not one of a sign-in. */
export function signIn(payload: unknown, _origin?: string, brandName?: string): Draft {
  const { name, code, link, expiresAt } = Payload.parse(payload);
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`;
  return letterOf(`${digits} is your code for ${portalOf(brandName)}`, [
    { kind: "greeting", name },
    {
      kind: "paragraph",
      text: `you are signing in to ${portalOf(brandName)}. Enter the code ${digits} there, or use the button on the device you are reading this on.`,
    },
    { kind: "button", label: "Sign in", link },
    {
      kind: "paragraph",
      text: `Both work once, until ${dayAndTime(expiresAt)}. Nobody of the company will ever ask you for the code. If you are not signing in, you need not do anything.`,
    },
  ]);
}
