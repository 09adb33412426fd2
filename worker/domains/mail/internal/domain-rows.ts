import type { MailSender } from "#contracts/mail/domain-shapes.ts";
import { brandingOf } from "#contracts/settings/branding-shapes.ts";
import type { mailDomains } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import type { Sending } from "#worker/ports/mail/sending.ts";

import { type Facts, neededRecords } from "./domain-records.ts";

export type DomainRow = typeof mailDomains.$inferSelect;

export function factsOf(sending: Sending, { domain, ownership, dkimPublic }: DomainRow): Facts {
  const { spfMechanism, way } = sending;
  return { domain, ownership, dkimPublic, spfMechanism, isSignedByUs: way === "smtp" };
}

/** What a row says, with the records that the deployment needs today and what was last seen of them. */
export async function toMailSender(act: Act, rows: readonly DomainRow[]): Promise<MailSender> {
  const { sending } = act.circumstances;
  const [row] = rows;
  const { name, address } = await sending.current(rows, brandingOf(act.company.branding).name);
  return {
    way: sending.way,
    current: { name, address },
    isOwnDomain: row !== undefined && address === `${row.localPart}@${row.domain}`,
    domain: row ? toMailDomain(sending, row) : null,
  };
}

function toMailDomain(sending: Sending, row: DomainRow) {
  const { domain, localPart, senderName, checkedAt, verifiedAt, lostAt, version } = row;
  const records = neededRecords(factsOf(sending, row)).map(
    (needed) =>
      row.records.find(({ purpose, host }) => purpose === needed.purpose && host === needed.host) ?? needed,
  );
  return { domain, localPart, senderName, records, checkedAt, verifiedAt, lostAt, version };
}
