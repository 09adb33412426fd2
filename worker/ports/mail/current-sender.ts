import type { Db } from "#db/client.ts";
import { mailDomains } from "#db/schema.ts";
import type { Env } from "#worker/core/env.ts";
import { log } from "#worker/core/log.ts";
import { vaultOf } from "#worker/core/vault.ts";

import { mailWayOf } from "./mailer-of.ts";
import type { Sender } from "./mailer.ts";
import { senderOf } from "./sender.ts";

/** Under this name the public half of our key stands in the DNS of a domain. */
export const DKIM_SELECTOR = "pet-travel-portal";

type Row = typeof mailDomains.$inferSelect;

export function mailDomainQuery(db: Db) {
  return db.select().from(mailDomains);
}

/**
 * Whom mail comes from: the company's own domain once it is verified, else the deployment's sender. `brandName` is who
 * that is where the deployment names nobody.
 */
export async function currentSender(
  env: Env,
  [own]: readonly Row[],
  brandName: string | null,
): Promise<Sender> {
  const fallback = { ...senderOf(env.MAIL_FROM, env.PUBLIC_ORIGIN, brandName ?? undefined), dkim: null };
  if (!own?.verifiedAt) return fallback;
  const sender = { name: own.senderName, address: `${own.localPart}@${own.domain}` };
  // Cloudflare signs by itself what its binding is given.
  if (mailWayOf(env) !== "smtp") return { ...sender, dkim: null };
  const vault = vaultOf(env.SESSION_SECRET);
  const privateKey = await vault.decrypt(own.dkimSecret, { kind: "mail key", of: own.domain });
  if (privateKey !== null) {
    return { ...sender, dkim: { domain: own.domain, selector: DKIM_SELECTOR, privateKey } };
  }
  // Unsigned it might be taken for forged.
  log({ event: "mail domain not used", error: "its key cannot be opened" });
  return fallback;
}
