import { and, desc, eq, sql } from "drizzle-orm";

import type { Page } from "#contracts/core/paging.ts";
import type { MailFilter, MailState, OutgoingMail } from "#contracts/mail/shapes.ts";
import { outbox } from "#db/schema.ts";
import type { Act } from "#worker/core/act.ts";
import { after, placeOf, toPage } from "#worker/core/paging.ts";

import { MAIL_COLUMNS, toOutgoingMail } from "./internal/rows.ts";

// Written out, so that the partial index for what is not sent is found.
const IS = {
  waiting: sql`sent_at is null and failed_at is null`,
  failed: sql`sent_at is null and failed_at is not null`,
  sent: sql`sent_at is not null`,
} as const satisfies Record<MailState, unknown>;

/** The outbox, newest first. */
export async function listMail(
  act: Act,
  { limit, cursor, state, email }: MailFilter,
): Promise<Page<OutgoingMail>> {
  const [rows] = await act.read((db) => [
    db
      .select(MAIL_COLUMNS)
      .from(outbox)
      .where(
        and(
          state && IS[state],
          email === undefined ? undefined : eq(outbox.toEmail, email),
          after({ key: outbox.id, id: outbox.id }, placeOf(cursor), "descending"),
        ),
      )
      .orderBy(desc(outbox.id))
      .limit(limit + 1),
  ]);
  return toPage(rows, limit, toOutgoingMail, ({ id }) => ({ key: id, id }));
}
