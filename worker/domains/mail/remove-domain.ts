import { sql } from "drizzle-orm";

import type { MailSender } from "#contracts/mail/domain-shapes.ts";
import { mailDomains } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { mailDomainQuery } from "#worker/ports/mail/current-sender.ts";

import { toMailSender } from "./internal/domain-rows.ts";

/** With its key; the default sender writes from now on. @throws Fault `not_found`; `stale_version`. */
export async function removeDomain(act: Act, { version }: { version: number }): Promise<MailSender> {
  const [[row]] = await act.read((db) => [mailDomainQuery(db)]);
  if (!row) throw new Fault("not_found");
  await act.write((db) => [
    onlyIf(db, sql`exists (select 1 from mail_domains where version = ${version})`),
    db.delete(mailDomains),
    record(act, db, { kind: "sender.removed", subject: row.domain }),
  ]);
  return toMailSender(act, []);
}
