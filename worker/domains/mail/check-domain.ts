import type { MailSender } from "#contracts/mail/domain-shapes.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { Fault } from "#worker/core/fault.ts";
import { mailDomainQuery } from "#worker/ports/mail/current-sender.ts";

import { lookUpRecords } from "./internal/domain-records.ts";
import { factsOf, toMailSender } from "./internal/domain-rows.ts";
import { seenOf } from "./internal/seen.ts";

/** Looks the records up now. @throws Fault `not_found` without a domain; `stale_version` where it became another meanwhile. */
export async function checkDomain(act: Act): Promise<MailSender> {
  const { sending } = act.circumstances;
  const [[row]] = await act.read((db) => [mailDomainQuery(db)]);
  if (!row) throw new Fault("not_found");
  const records = await lookUpRecords(sending.resolve, factsOf(sending, row));
  const rows = answerOf(await act.write((db) => seenOf(act, db, row, records)));
  return toMailSender(act, rows);
}
