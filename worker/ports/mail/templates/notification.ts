import * as z from "zod";

import { NotificationKind } from "#contracts/notifications/shapes.ts";
import { type Draft, letterOf, type Mutable, oneLine } from "#worker/ports/mail/letter.ts";

/** An address inside the portal. */
const page = z.string().regex(/^\/(?!\/)/);

const News = z.object({ title: z.string(), message: z.string(), page });

const Payload = News.extend({
  name: z.string(),
  userId: z.number().int(),
  kind: NotificationKind,
  /** The action it is about. */
  task: z.string().nullable(),
  /** What came of the same thing before it was sent. */
  more: z.array(News),
});

/** What the bell says, by mail. @throws ZodError for a payload that is not one of a notification. */
export function notification(payload: unknown, origin?: string): Draft & { mutable: Mutable } {
  const { name, userId, kind, task, more, ...first } = Payload.parse(payload);
  const link = (path: string) => `${origin}${path}`;
  const title = oneLine(first.title, 120);
  const about = task === null || title.includes(task) ? title : `${title}: ${oneLine(task, 80)}`;
  const letter = letterOf(about, [
    { kind: "greeting", name },
    ...[first, ...more].flatMap((news) => [
      { kind: "paragraph" as const, text: oneLine(news.title) },
      { kind: "quote" as const, text: news.message },
      ...(origin ? [{ kind: "button" as const, label: "Open in the portal", link: link(news.page) }] : []),
    ]),
    {
      kind: "paragraph",
      text: `You choose in the portal, under Notifications, what is sent to you by mail${origin ? `: ${link("/notifications")}` : "."}`,
    },
  ]);
  return { ...letter, mutable: { userId, channel: "mail", kinds: [kind] } };
}
