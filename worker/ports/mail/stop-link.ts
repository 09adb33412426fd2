import * as z from "zod";

import { NotificationKind } from "#contracts/notifications/shapes.ts";
import { sameText, sign } from "#worker/core/session.ts";

import type { Mutable } from "./letter.ts";

/** Where a mail's reader says that they do not want such mails; what follows is the leave to do so. */
export const STOP_PATH = "/stop-mail/";

const Kinds = z.array(NotificationKind).min(1);

const claimOf = ({ userId, channel, kinds }: Mutable) => `${userId}.${channel}.${kinds.join("-")}`;

/** It speaks for whoever reads the mail of this address: once the account has another one the link is void. */
const signed = (secret: string, claim: string, email: string) =>
  sign(secret, `stop mail ${claim} ${email.toLowerCase()}`);

/** The address that stops mails of these kinds to their reader, without signing in. */
export async function stopLinkOf(
  { secret, origin }: { secret: string; origin: string },
  email: string,
  mutable: Mutable,
): Promise<string> {
  const claim = claimOf(mutable);
  return `${origin}${STOP_PATH}${claim}.${await signed(secret, claim, email)}`;
}

/** What the end of such an address asks for, still to be proven; null for anything else. */
export function readStopToken(token: string): { mutable: Mutable; signature: string } | null {
  const [, userId, channel, kinds = "", signature = ""] =
    /^(\d{1,15})\.(mail|digest)\.([a-z-]{1,200})\.([\w-]{43})$/.exec(token) ?? [];
  const parsed = Kinds.safeParse(kinds.split("-"));
  if (!parsed.success) return null;
  return {
    mutable: {
      userId: Number(userId),
      channel: channel === "digest" ? "digest" : "mail",
      kinds: parsed.data,
    },
    signature,
  };
}

/** Whether it was made here for the account with this address. */
export async function isStopToken(
  secret: string,
  { mutable, signature }: NonNullable<ReturnType<typeof readStopToken>>,
  email: string,
): Promise<boolean> {
  return sameText(signature, await signed(secret, claimOf(mutable), email));
}
