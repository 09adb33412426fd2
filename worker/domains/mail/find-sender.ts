import type { MailSender } from "#contracts/mail/domain-shapes.ts";
import type { Act } from "#worker/core/act.ts";
import { mailDomainQuery } from "#worker/ports/mail/current-sender.ts";

import { toMailSender } from "./internal/domain-rows.ts";

/** Whom mail comes from, and the company's own domain as it was last looked up. */
export async function findSender(act: Act): Promise<MailSender> {
  const [rows] = await act.read((db) => [mailDomainQuery(db)]);
  return toMailSender(act, rows);
}
