import type { MAIL_WAYS } from "#contracts/mail/domain.ts";
import type { mailDomains } from "#db/schema.ts";
import type { Env } from "#worker/core/env.ts";
import { type Resolver, resolverOf } from "#worker/ports/dns/resolver.ts";

import { currentSender } from "./current-sender.ts";
import { mailWayOf } from "./mailer-of.ts";
import type { Sender } from "./mailer.ts";
import { spfMechanismOf } from "./spf-mechanism.ts";

/** How this deployment sends mail, as far as its sender is concerned. */
export type Sending = {
  readonly way: (typeof MAIL_WAYS)[number] | null;
  /** What a domain's SPF has to name; null where nothing carries mail. */
  readonly spfMechanism: string | null;
  readonly resolve: Resolver;
  /** Whom mail comes from, with the company's own domain where there is one. */
  readonly current: (
    domains: readonly (typeof mailDomains.$inferSelect)[],
    brandName: string | null,
  ) => Promise<Sender>;
};

export function sendingOf(env: Env): Sending {
  const way = mailWayOf(env);
  return {
    way,
    spfMechanism: spfMechanismOf({ way, smtpUrl: env.SMTP_URL }),
    resolve: resolverOf(env),
    current: (domains, brandName) => currentSender(env, domains, brandName),
  };
}
