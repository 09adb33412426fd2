import * as z from "zod";

import { PRODUCT } from "#contracts/settings/branding.ts";
import { type Draft, letterOf, oneLine } from "#worker/ports/mail/letter.ts";

const Payload = z.object({
  name: z.string(),
  title: z.string(),
  message: z.string(),
  /** An address inside the portal. */
  page: z.string().regex(/^\/(?!\/)/),
});

/** What the bell says, by mail. @throws ZodError for a payload that is not one of a notification. */
export function notification(payload: unknown, origin?: string, brandName?: string): Draft {
  const { name, title, message, page } = Payload.parse(payload);
  const link = (path: string) => `${origin}${path}`;
  return letterOf(`${oneLine(title, 120)} – ${oneLine(brandName ?? PRODUCT)}`, [
    { kind: "paragraph", text: `Hello ${oneLine(name)},` },
    { kind: "paragraph", text: oneLine(title) },
    { kind: "quote", text: message },
    ...(origin ? [{ kind: "button" as const, label: "Open in the portal", link: link(page) }] : []),
    {
      kind: "paragraph",
      text: `You choose in the portal, under Notifications, what is sent to you by mail${origin ? `: ${link("/notifications")}` : "."}`,
    },
  ]);
}
