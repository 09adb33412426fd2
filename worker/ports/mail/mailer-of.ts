import type { Env } from "#worker/core/env.ts";

import { cloudflareMailer } from "./cloudflare-mailer.ts";
import type { Mailer } from "./mailer.ts";
import { smtpMailer } from "./smtp-mailer.ts";

/** The way out that the deployment is set up with: a mail server where one is named, else Cloudflare's; null without both. */
export function mailerOf(env: Env): Mailer | null {
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL);
  return env.MAIL ? cloudflareMailer(env.MAIL) : null;
}
