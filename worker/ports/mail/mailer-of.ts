import type { MAIL_WAYS } from "#contracts/mail/domain.ts";
import type { Env } from "#worker/core/env.ts";

import { cloudflareMailer } from "./cloudflare-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

/** The way out that the deployment is set up with: a mail server where one is named, else Cloudflare's; null without both. */
export function mailWayOf(env: Env): (typeof MAIL_WAYS)[number] | null {
  if (env.SMTP_URL) return "smtp";
  return env.MAIL ? "cloudflare" : null;
}

/** What carries mail that way. */
export function mailerOf(env: Env): Mailer | null {
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL);
  return env.MAIL ? cloudflareMailer(env.MAIL) : null;
}
