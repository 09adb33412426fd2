import { sql } from "drizzle-orm";

import type { MailDomainDraft, MailSender } from "#contracts/mail/domain-shapes.ts";
import { mailDomains } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { Fault } from "#worker/core/fault.ts";
import { record } from "#worker/core/record.ts";
import { newToken } from "#worker/core/session.ts";
import { onlyIf } from "#worker/core/writing.ts";
import { mailDomainQuery } from "#worker/ports/mail/current-sender.ts";

import { newDkimKey } from "./internal/dkim-key.ts";
import { toMailSender } from "./internal/domain-rows.ts";

/**
 * Another domain gets a token and a key of its own and is verified anew; another name or address of the same one holds at
 * once. @throws Fault `stale_version` where somebody was faster.
 */
export async function setDomain(act: Act, { version, ...draft }: MailDomainDraft): Promise<MailSender> {
  const [[before]] = await act.read((db) => [mailDomainQuery(db)]);
  if ((before?.version ?? 0) !== version) throw new Fault("stale_version");
  if (before && changedOf(before, draft).isNothing) return toMailSender(act, [before]);
  const values = {
    ...draft,
    version: version + 1,
    ...(before?.domain === draft.domain
      ? {}
      : {
          ownership: newToken(),
          ...(await newDkimKey(act.circumstances.vault, draft.domain)),
          records: [],
          createdAt: act.now,
          checkedAt: null,
          verifiedAt: null,
          lostAt: null,
        }),
  };
  const results = await act.write((db) => [
    onlyIf(db, sql`ifnull((select version from mail_domains), 0) = ${version}`),
    // Only what is new of a row that is there is written, so that a key that is in use stays.
    before
      ? db.update(mailDomains).set(values)
      : db.insert(mailDomains).values({ id: 1, ...(values as typeof values & NewDomain) }),
    record(act, db, {
      kind: "sender.set",
      subject: draft.domain,
      data: {
        ...(before && {
          before: { domain: before.domain, localPart: before.localPart, senderName: before.senderName },
        }),
        after: { ...draft },
      },
    }),
    mailDomainQuery(db),
  ]);
  return toMailSender(act, answerOf(results));
}

type NewDomain = Pick<typeof mailDomains.$inferInsert, "ownership" | "dkimSecret" | "dkimPublic" | "records">;
