import * as z from "zod";

import { type Draft, dayAndTime, letterOf, portalOf } from "#worker/ports/mail/letter.ts";

const Payload = z.object({
  name: z.string(),
  code: z.string().regex(/^\d{6}$/),
  expiresAt: z.iso.datetime(),
});

/** Shows that whoever sets up a way into an account reads its mail. @throws ZodError for another payload */
export function freshProof(payload: unknown, _origin?: string, brandName?: string): Draft {
  const { name, code, expiresAt } = Payload.parse(payload);
  const digits = `${code.slice(0, 3)} ${code.slice(3)}`;
  return letterOf(`${digits} confirms that it is you`, [
    { kind: "greeting", name },
    {
      kind: "paragraph",
      text: `you are setting up a way to sign in to ${portalOf(brandName)}. Enter the code ${digits} there, until ${dayAndTime(expiresAt)}.`,
    },
    {
      kind: "paragraph",
      text: "If that is not you, somebody has your account open on a device: sign out everywhere else under your account, and write to us. Nobody of the company will ever ask you for the code.",
    },
  ]);
}
