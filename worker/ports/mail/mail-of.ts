import type { Branding } from "#contracts/settings/branding-shapes.ts";
import { sha256 } from "#worker/core/session.ts";

import { oneLine, onPaper } from "./letter.ts";
import { AUTOMATIC, type Mail, type Sender } from "./mailer.ts";
import { organizedBy } from "./organizer.ts";
import { paperOf } from "./paper.ts";
import { renderMail } from "./render-mail.ts";
import { stopLinkOf } from "./stop-link.ts";

/** Who the mails of a run come from. */
export type House = {
  readonly from: Sender;
  /** Where somebody of the company reads answers; null where that is not set. */
  readonly replyTo: string | null;
  readonly origin: string | undefined;
  readonly secret: string;
  readonly branding: Branding;
};

/** What the outbox holds of a mail. */
type Waiting = {
  readonly template: string;
  readonly payload: unknown;
  readonly toEmail: string;
  readonly toName: string;
  readonly dedupeKey: string;
  readonly workspaceId: number | null;
  readonly pet: string | null;
};

/** A mail as it goes out, with its headers. @throws Error where it cannot be made of what the outbox holds. */
export async function mailOf(house: House, mail: Waiting): Promise<Mail> {
  const { from, origin, branding } = house;
  const draft = renderMail(mail.template, mail.payload, origin, branding.name ?? undefined);
  const subject =
    mail.pet === null || draft.subject.includes(mail.pet)
      ? draft.subject
      : oneLine(`${draft.subject} – ${oneLine(mail.pet, 60)}`);
  const stopLink =
    draft.mutable && origin
      ? await stopLinkOf({ secret: house.secret, origin }, mail.toEmail, draft.mutable)
      : null;
  const letter = onPaper({ ...draft, subject }, paperOf(branding, from.name, { origin, stopLink }));
  const replyTo = letter.replyTo ?? house.replyTo;
  return {
    ...letter,
    ...(letter.calendar !== undefined && {
      calendar: organizedBy(letter.calendar, { name: from.name, address: replyTo ?? from.address }),
    }),
    ...(replyTo !== null && { replyTo }),
    from,
    to: { name: oneLine(mail.toName), address: mail.toEmail },
    messageId: await idOf(house, mail.dedupeKey),
    headers: {
      ...AUTOMATIC,
      ...(mail.workspaceId !== null && (await threadOf(house, mail.workspaceId, mail.toEmail))),
      ...(stopLink !== null && {
        "List-Unsubscribe": `<${stopLink}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

/** All mails to one reader about one journey answer the same mail, which was never sent: so they stand together. */
async function threadOf(house: House, workspaceId: number, email: string): Promise<Record<string, string>> {
  const root = await idOf(house, `journey ${workspaceId} ${email.toLowerCase()}`);
  return { "In-Reply-To": root, References: root };
}

async function idOf({ from, origin }: House, what: string): Promise<string> {
  const host = origin ? new URL(origin).hostname : from.address.slice(from.address.lastIndexOf("@") + 1);
  return `<${(await sha256(what)).slice(0, 32)}@${host}>`;
}
