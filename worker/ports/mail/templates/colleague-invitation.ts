import * as z from "zod";

import { type Draft, dayAndTime, letterOf, oneLine, portalOf } from "#worker/ports/mail/letter.ts";

const Payload = z.object({
  name: z.string(),
  inviterName: z.string(),
  link: z.url({ protocol: /^https?$/ }),
  /** What can be typed instead, where the mail's program breaks links. */
  code: z.string().optional(),
  isReminder: z.string().optional(),
  expiresAt: z.iso.datetime(),
});

/** Invites a colleague to the company. @throws ZodError for a payload that is not one of such an invitation. */
export function colleagueInvitation(payload: unknown, _origin?: string, brandName?: string): Draft {
  const { name, inviterName, link, code, isReminder, expiresAt } = Payload.parse(payload);
  return letterOf(
    `${isReminder ? "Reminder: " : ""}${oneLine(inviterName, 80)} invites you to ${portalOf(brandName)}`,
    [
      { kind: "greeting", name },
      {
        kind: "paragraph",
        text: `${oneLine(inviterName)} has made an account for you in ${portalOf(brandName)}, where the company prepares and follows its journeys.`,
      },
      { kind: "button", label: "Join the company", link },
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
