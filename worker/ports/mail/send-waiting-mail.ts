import { and, asc, eq, getTableColumns, isNull, lte, sql } from "drizzle-orm";

import { MINUTE_MS } from "#contracts/core/durations.ts";
import { brandingOf } from "#contracts/settings/branding-shapes.ts";
import { type Db, openDb } from "#db/client.ts";
import { duties, outbox, workspaces } from "#db/schema.ts";
import { brandingQuery } from "#worker/core/company.ts";
import { type DutyReport, WELL } from "#worker/core/duty-report.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { isFeatureOn } from "#worker/core/features.ts";
import { describe, log } from "#worker/core/log.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";
import { TextMessage, toE164 } from "#worker/ports/sms/text-message.ts";
import type { TextSender } from "#worker/ports/sms/text-sender.ts";
import { twilioAccess, twilioSender } from "#worker/ports/sms/twilio-sender.ts";

import { currentSender, mailDomainQuery } from "./current-sender.ts";
import { type House, mailOf } from "./mail-of.ts";
import { mailerOf } from "./mailer-of.ts";
import { type Mail, type Mailer, NotOffered } from "./mailer.ts";

/** How long after each failed attempt the next one waits; after the last of them the mail is given up on. */
const WAITS_MS = [1, 5, 30, 120, 720].map((minutes) => minutes * MINUTE_MS);
/** Longer than one attempt can take: a run that died in the middle leaves the mail to a later one. */
const CLAIM_MS = 5 * MINUTE_MS;
/** Between two tries of a line that is down; it counts for none of the mails that wait for it. */
const LINE_WAIT_MS = MINUTE_MS;
const MAILS_A_RUN = 100;

/** `pet` is whom the journey is about that the mail is about. */
type Waiting = typeof outbox.$inferSelect & { pet: string | null };

/**
 * Sends what the outbox holds and is due: texts by telephone where a provider is set up, all else by mail. Two runs at once do not send a mail twice; while no way out is set up mail waits.
 * A mail that went out keeps no payload, since that may hold a secret link. @returns what is wrong with the line.
 */
export async function sendWaitingMail(env: Env, now: Date): Promise<DutyReport> {
  const mailer = mailerOf(env);
  if (!mailer) return WELL;
  const access = twilioAccess(env);
  const connection = connectionOf(env);
  const texter = access && (await isFeatureOn(connection, "textMessages")) ? twilioSender(access) : null;
  const db = openDb(connection, "write");
  const findDue = db
    .select({ ...getTableColumns(outbox), pet: workspaces.petName })
    .from(outbox)
    .leftJoin(workspaces, eq(workspaces.id, outbox.workspaceId))
    .where(and(isWaiting, lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(MAILS_A_RUN);
  const [due, [kept], domains, [contact], [still]] = await db.batch([
    findDue,
    brandingQuery(db),
    mailDomainQuery(db),
    settingQuery(db, SETTINGS.contact.key),
    db.select({ failure: duties.failure }).from(duties).where(isStillDown),
  ]);
  // Between two attempts nothing says that a dead line is well again.
  if (due.length === 0) return { ...WELL, failure: still?.failure ?? null };
  const branding = brandingOf(kept?.value);
  const from = await currentSender(env, domains, branding.name);
  const replyTo = SETTINGS.contact.of(contact?.value).email;
  const house = { from, replyTo, origin: env.PUBLIC_ORIGIN, secret: env.SESSION_SECRET, branding };
  for (const found of due) {
    const mail = await claim(db, found, now);
    if (!mail) continue;
    const outcome = (texter && (await attemptText(texter, mail))) ?? (await attempt(mailer, house, mail));
    await settle(db, mail, now, outcome);
    // The next one would wait for the same dead line.
    if (outcome.isLineDown) return { ...WELL, failure: lineDown(outcome.code) };
  }
  return WELL;
}

const lineDown = (code = ""): string =>
  code === "EAUTH"
    ? "The mail server refuses the portal's user or password"
    : `The mail server does not answer (${code})`;

// Written out, so that the partial index for what waits is found.
const isWaiting = sql`${outbox.sentAt} is null and ${outbox.failedAt} is null`;

const isStillDown = sql`${duties.name} = 'sendWaitingMail' and exists (select 1 from ${outbox} where ${isWaiting} and ${outbox.lastError} is not null)`;

/**
 * Takes a mail for this run, if it stands as it was read. Its payload is what stands there then: what comes
 * later finds it taken, and makes a mail of its own.
 */
async function claim(db: Db, mail: Waiting, now: Date): Promise<Waiting | null> {
  const [claimed] = await db
    .update(outbox)
    .set({ attempts: mail.attempts + 1, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
    .where(
      and(
        eq(outbox.id, mail.id),
        eq(outbox.attempts, mail.attempts),
        eq(outbox.nextAttemptAt, mail.nextAttemptAt),
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
      ),
    )
    .returning({ payload: outbox.payload });
  return claimed ? { ...mail, ...claimed } : null;
}

type Outcome = {
  error: string | null;
  code?: string;
  isHopeless: boolean;
  /** Nothing comes through, whichever mail it is. */
  isLineDown: boolean;
  /** The line was down before the mail was offered, so that no copy of it can be on its way. */
  wasNotOffered?: boolean;
};

/** By telephone; null for what is no text message, has no number, or is refused there: that goes by mail. */
async function attemptText(texter: TextSender, mail: Waiting): Promise<Outcome | null> {
  if (mail.template !== "step-sms") return null;
  const message = TextMessage.safeParse(mail.payload).data;
  const to = toE164(message?.phone ?? "");
  if (!message || to === null) return null;
  try {
    const text = { to, text: message.text, since: mail.createdAt, isRepeated: mail.attempts > 0 };
    return (await texter(text)) === "sent" ? { error: null, isHopeless: false, isLineDown: false } : null;
  } catch (error) {
    // The last try: by mail it gets there, whatever the telephone does.
    if (mail.attempts >= WAITS_MS.length) return null;
    return { error: describe(error), code: codeOf(error), isHopeless: false, isLineDown: false };
  }
}

async function attempt(mailer: Mailer, house: House, mail: Waiting): Promise<Outcome> {
  let made: Mail;
  try {
    made = await mailOf(house, mail);
  } catch (error) {
    return { error: describe(error), code: "not made", isHopeless: true, isLineDown: false };
  }
  try {
    await mailer(made);
    return { error: null, isHopeless: false, isLineDown: false };
  } catch (error) {
    const fault = error instanceof NotOffered ? error.cause : error;
    return {
      error: describe(fault),
      code: codeOf(fault),
      isHopeless: isFinal(fault),
      isLineDown: isLineDown(fault),
      wasNotOffered: error instanceof NotOffered && isLineDown(fault),
    };
  }
}

/** The server could not be reached or said nothing, whichever mail it was. */
function isLineDown(error: unknown): boolean {
  return LINE_CODES.includes(codeOf(error));
}

/** Of the library; `EPROTOCOL` is also a server that says at its door that it serves nobody for now. */
const LINE_CODES: readonly string[] =
  "ECONNECTION ECONNREFUSED ETIMEDOUT ESOCKET EDNS ENOTFOUND EAUTH EPROTOCOL ETLS".split(" ");

/**
 * The answer is about this recipient or this mail and will be the same tomorrow: no such mailbox, not taken from us, no
 * address at all. What a server says of ourselves, of our sender or our password, is mended here and tried again.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  if (codeOf(error).startsWith("E_RECIPIENT_")) return true;
  if (typeof responseCode !== "number") return codeOf(error) === "EENVELOPE";
  const isOfThisMail = command === "RCPT TO" || command === "DATA";
  return isOfThisMail && responseCode >= 500 && responseCode < 600;
}

/** What may stand in the log: a server's words name the recipient. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

async function settle(db: Db, mail: Waiting, now: Date, outcome: Outcome): Promise<void> {
  const { error, code } = outcome;
  await db
    .update(outbox)
    .set(settled(mail, now, outcome))
    .where(eq(outbox.id, mail.id));
  if (error !== null) log({ event: `mail ${mail.id} not sent`, error: code ?? "" });
}

function settled(mail: Waiting, now: Date, { error, isHopeless, wasNotOffered: isUncounted }: Outcome) {
  if (error === null) return { sentAt: now, payload: {}, lastError: null };
  const after = (waitMs: number) => new Date(now.getTime() + waitMs);
  if (isUncounted) return { attempts: mail.attempts, nextAttemptAt: after(LINE_WAIT_MS), lastError: error };
  const wait = WAITS_MS[mail.attempts];
  return isHopeless || wait === undefined
    ? { failedAt: now, lastError: error }
    : { nextAttemptAt: after(wait), lastError: error };
}
