import * as z from "zod";

import { type Draft, dayAndTime, letterOf, oneLine, portalOf } from "#worker/ports/mail/letter.ts";

const Payload = z.object({
  name: z.string(),
  inviterName: z.string(),
  workspaceName: z.string(),
  personalMessage: z.string().nullable(),
  link: z.url({ protocol: /^https?$/ }),
  /** What can be typed instead, where the mail's program breaks links. */
  code: z.string().optional(),
  isReminder: z.string().optional(),
  expiresAt: z.iso.datetime(),
});

/** Invites an owner to a journey. @throws ZodError for a payload that is not one of an invitation. */
export function invitation(payload: unknown, _origin?: string, brandName?: string): Draft {
  const { name, inviterName, workspaceName, personalMessage, link, code, isReminder, expiresAt } =
    Payload.parse(payload);
  return letterOf(
    `${isReminder ? "Reminder: " : ""}${oneLine(inviterName, 80)} invites you to ${workspaceName}`,
    [
      { kind: "greeting", name },
      {
        kind: "paragraph",
        text: `${oneLine(inviterName)} invites you to follow the journey “${oneLine(workspaceName)}” in ${portalOf(brandName)}. You will see what to do next, and you can pay, fill in forms and upload papers there.`,
      },
      ...(personalMessage ? [{ kind: "quote" as const, text: personalMessage }] : []),
      { kind: "button", label: "Open your journey", link },
      ...(code
        ? [
            {
              kind: "paragraph" as const,
              text: `Or open ${new URL("/join", link).href} and type this code: ${code}`,
            },
          ]
        : []),
      {
        kind: "paragraph",
        text: `The link is for you alone and works until ${dayAndTime(expiresAt)}. If you did not expect this mail, you need not do anything.`,
      },
    ],
  );
}
