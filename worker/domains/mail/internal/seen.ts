import { sql } from "drizzle-orm";

import type { DnsRecord } from "#contracts/mail/domain-shapes.ts";
import type { Db } from "#db/client.ts";
import { mailDomains } from "#db/schema.ts";
import { type By, record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { notifyEach } from "#worker/domains/notifications/notify.ts";

import { isProven } from "./domain-records.ts";
import type { DomainRow } from "./domain-rows.ts";

/**
 * The statements that write down what was seen of a domain's records. What is verified or lost by it is told; what
 * nobody could say changes nothing. Called off where the domain has become another meanwhile.
 */
export function seenOf(by: By, db: Db, row: DomainRow, records: DnsRecord[]) {
  const proven = isProven(records);
  const isVerified = proven === true && row.verifiedAt === null;
  const isLost = proven === false && row.verifiedAt !== null;
  const change = isVerified
    ? { verifiedAt: by.now, lostAt: null }
    : isLost
      ? { verifiedAt: null, lostAt: by.now }
      : {};
  const address = `${row.localPart}@${row.domain}`;
  return [
    onlyIf(db, sql`exists (select 1 from mail_domains where ownership = ${row.ownership})`),
    ...(isVerified
      ? [
          record(by, db, { kind: "sender.verified", subject: row.domain }),
          tellAdministrators(db, by.now, {
            type: "success",
            title: "The sender domain is verified",
            message: `Mail goes out from ${address} now.`,
          }),
        ]
      : []),
    ...(isLost
      ? [
          record(by, db, {
            kind: "sender.lost",
            subject: row.domain,
            data: { after: { missing: lostIn(records) } },
          }),
          tellAdministrators(db, by.now, {
            type: "error",
            title: "The sender domain has lost a record",
            message: `${row.domain} no longer has what it needs (${lostIn(records).join(", ")}). Mail goes out from the default sender until it is back.`,
          }),
        ]
      : []),
    db
      .update(mailDomains)
      .set({ records, checkedAt: by.now, ...change })
      .returning(),
  ] as const;
}

const lostIn = (records: readonly DnsRecord[]): string[] =>
  records
    .filter(({ isRequired, state }) => isRequired && state !== "found")
    .map(({ purpose }) => purpose.toUpperCase());

type Telling = { type: "success" | "error"; title: string; message: string };

function tellAdministrators(db: Db, at: Date, telling: Telling) {
  return notifyEach(db, {
    ...telling,
    category: "system",
    kind: "stuck",
    actionUrl: "/admin?section=customize-email-domain",
    at,
    from: sql`users where users.role = 'admin'`,
  });
}
