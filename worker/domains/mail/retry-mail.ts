import { and, eq, isNull, sql } from "drizzle-orm";

import type { OutgoingMail } from "#contracts/mail/shapes.ts";
import { outbox } from "#db/schema.ts";
import { type Act, answerOf } from "#worker/core/act.ts";
import { CalledOff, Fault } from "#worker/core/fault.ts";
import { sendSoon } from "#worker/core/mail.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf } from "#worker/core/writing.ts";

import { MAIL_COLUMNS, toOutgoingMail } from "./internal/rows.ts";

/** All its attempts begin anew. @throws Fault `not_found`; `wrong_state` for one that went out. */
export async function retryMail(act: Act, { mailId }: { mailId: number }): Promise<OutgoingMail> {
  const [[mail]] = await act.read((db) => [
    db.select(MAIL_COLUMNS).from(outbox).where(eq(outbox.id, mailId)),
  ]);
  if (!mail) throw new Fault("not_found");
  const gone = new Fault("wrong_state", "This mail has been sent.");
  if (mail.sentAt) throw gone;
  try {
    const results = await act.write((db) => [
      onlyIf(db, sql`exists (select 1 from outbox where id = ${mailId} and sent_at is null)`),
      db
        .update(outbox)
        .set({ attempts: 0, failedAt: null, toldAt: null, nextAttemptAt: act.now })
        .where(and(eq(outbox.id, mailId), isNull(outbox.sentAt))),
      record(act, db, {
        kind: "mail.retried",
        subject: mail.toEmail,
        data: { before: { attempts: mail.attempts, lastError: mail.lastError } },
      }),
      db.select(MAIL_COLUMNS).from(outbox).where(eq(outbox.id, mailId)),
    ]);
    sendSoon(act);
    const [again] = answerOf(results);
    if (!again) throw gone;
    return toOutgoingMail(again);
  } catch (error) {
    throw error instanceof CalledOff ? gone : error;
  }
}
