import * as z from "zod";

import { NotificationKind } from "#contracts/notifications/shapes.ts";
import { type Draft, letterOf, type Mutable } from "#worker/ports/mail/letter.ts";

const Payload = z.object({
  name: z.string(),
  userId: z.number().int(),
  total: z.number().int().min(1),
  news: z.array(
    z.object({
      kind: NotificationKind,
      title: z.string(),
      message: z.string(),
      /** An address inside the portal. */
      page: z.string().regex(/^\/(?!\/)/),
      times: z.number().int(),
    }),
  ),
});

/** A day's news in one mail, in the order in which they happened. @throws ZodError for another payload. */
export function digest(payload: unknown, origin?: string): Draft & { mutable: Mutable } {
  const { name, userId, total, news } = Payload.parse(payload);
  const many = total === 1 ? "1 thing is new" : `${total} things are new`;
  const rest = total - news.length;
  const letter = letterOf(`${many} on your journeys`, [
    { kind: "greeting", name },
    { kind: "paragraph", text: "This is what you have not read in the portal yet:" },
    {
      kind: "news",
      items: news.map(({ title, message, page, times }) => ({
        title: times > 1 ? `${title} (${times} times)` : title,
        text: message,
        link: origin ? `${origin}${page}` : null,
      })),
    },
    ...(rest > 0 ? [{ kind: "paragraph" as const, text: `And ${rest} more in the portal.` }] : []),
    ...(origin
      ? [{ kind: "button" as const, label: "Open your news", link: `${origin}/notifications?show=unread` }]
      : []),
    {
      kind: "paragraph",
      text: "You choose in the portal, under Notifications, what is sent to you by mail, and whether each thing comes at once or once a day.",
    },
  ]);
  const kinds = [...new Set(news.map(({ kind }) => kind))];
  return { ...letter, mutable: { userId, channel: "digest", kinds } };
}
