import { dateInZone } from "#contracts/core/dates.ts";
import { HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { openDb } from "#db/client.ts";
import { zoneOf } from "#worker/core/configuration.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { newsIn } from "#worker/core/news.ts";
import { publish } from "#worker/core/publish.ts";
import { withPatience } from "#worker/core/writing.ts";
import { mailDomainQuery } from "#worker/ports/mail/current-sender.ts";
import { sendingOf } from "#worker/ports/mail/sending.ts";

import { lookUpRecords } from "./internal/domain-records.ts";
import { type DomainRow, factsOf } from "./internal/domain-rows.ts";
import { seenOf } from "./internal/seen.ts";

/** For so long somebody waits for new records to be seen. */
const FRESH_MS = 3 * 24 * HOUR_MS;
/** The clock's own ten minutes must not make it later every day. */
const GRACE_MS = 10 * MINUTE_MS;

/** Looks a domain's records up once a day, and every hour while it is fresh and not verified yet. */
export async function watchMailDomain(env: Env, now: Date): Promise<void> {
  const connection = connectionOf(env);
  const [row] = await mailDomainQuery(openDb(connection, "read"));
  if (!row || !isDue(row, now)) return;
  const sending = sendingOf(env);
  const records = await lookUpRecords(sending.resolve, factsOf(sending, row));
  const by = {
    now,
    today: dateInZone(now, zoneOf(env)),
    circumstances: { claims: null, reference: "schedule", ip: null },
  };
  const told = await withPatience(async () => {
    const db = openDb(connection, "write");
    const statements = seenOf(by, db, row, records);
    return newsIn(statements, await db.batch(statements));
  });
  await publish(env, told);
}

function isDue({ checkedAt, createdAt, verifiedAt, lostAt }: DomainRow, now: Date): boolean {
  if (checkedAt === null) return true;
  const isWaitedFor =
    verifiedAt === null && lostAt === null && now.getTime() - createdAt.getTime() < FRESH_MS;
  return now.getTime() - checkedAt.getTime() >= (isWaitedFor ? HOUR_MS : 24 * HOUR_MS) - GRACE_MS;
}
