import { DUTIES, type Duty } from "#contracts/duties/terms.ts";
import type { Module } from "#contracts/settings/modules-shapes.ts";
import { MODULES } from "#contracts/settings/modules.ts";
import { openDb } from "#db/client.ts";
import { companyOf, companyQuery } from "#worker/core/company.ts";
import { type DutyReport, WELL } from "#worker/core/duty-report.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";
import { clearEnded } from "#worker/domains/auth/clear-ended.ts";
import { settleAddressChanges } from "#worker/domains/auth/settle-address-changes.ts";
import { markInvoicesOverdue } from "#worker/domains/billing/mark-invoices-overdue.ts";
import { remindBooked } from "#worker/domains/bookings/remind-booked.ts";
import { clearUnfinishedUploads } from "#worker/domains/documents/clear-unfinished-uploads.ts";
import { queueUnreadPapers } from "#worker/domains/documents/queue-unread-papers.ts";
import { warnExpiring } from "#worker/domains/documents/warn-expiring.ts";
import { keepOutcomes, type Outcome } from "#worker/domains/duties/keep-outcomes.ts";
import { isResting } from "#worker/domains/duties/resting.ts";
import { remindInvited } from "#worker/domains/invites/remind-invited.ts";
import { alertOnRules } from "#worker/domains/journeys/alert-on-rules.ts";
import { askForArrivals } from "#worker/domains/journeys/ask-for-arrivals.ts";
import { tellUndelivered } from "#worker/domains/mail/tell-undelivered.ts";
import { watchMailDomain } from "#worker/domains/mail/watch-domain.ts";
import { sendDigests } from "#worker/domains/notifications/send-digests.ts";
import { deleteRemoved } from "#worker/domains/removed/delete-removed.ts";
import { backUpIfDue } from "#worker/domains/settings/back-up.ts";
import { markOverdue } from "#worker/domains/tasks/mark-overdue.ts";
import { remindDue } from "#worker/domains/tasks/remind-due.ts";
import { runSteps } from "#worker/domains/tasks/run-steps.ts";
import { clearOldDeliveries, deliverWaiting } from "#worker/domains/webhooks/deliver-waiting.ts";
import { sendWaitingMail } from "#worker/ports/mail/send-waiting-mail.ts";

/** Each duty can run twice or stop half-way without harm, and none waits for another's success. */
const RUN = {
  // What goes on by itself today is not late.
  runSteps,
  markOverdue,
  markInvoicesOverdue,
  remindDue,
  remindBooked,
  remindInvited,
  alertOnRules,
  askForArrivals,
  sendDigests,
  clearUnfinishedUploads,
  deleteRemoved,
  warnExpiring,
  watchMailDomain,
  deliverWaiting,
  clearOldDeliveries,
  settleAddressChanges,
  sendWaitingMail,
  tellUndelivered,
  clearEnded,
  backUpIfDue,
  queueUnreadPapers,
} as const satisfies Record<Duty, (env: Env, now: Date) => Promise<DutyReport | void>>;

export async function runSchedule(env: Env, now: Date): Promise<void> {
  const modules = await modulesNow(env);
  const outcomes: Outcome[] = [];
  for (const name of DUTIES) {
    if (isResting(name, modules)) continue;
    try {
      outcomes.push({ name, ...((await RUN[name](env, now)) ?? WELL) });
    } catch (error) {
      outcomes.push({ ...WELL, name, failure: describe(error) });
    }
  }
  for (const { name, failure } of outcomes)
    if (failure !== null) log({ event: `duty failed: ${name}`, error: failure });
  await keep(env, now, outcomes);
}

/** While the portal is closed for its settings no duty is done, and each says why. @throws Error for the platform's own log. */
export async function leaveUndone(env: Env, now: Date, why: string): Promise<never> {
  log({ event: "portal closed", error: why });
  await keep(
    env,
    now,
    DUTIES.map((name) => ({ ...WELL, name, failure: why })),
  );
  throw new Error(why);
}

async function keep(env: Env, now: Date, outcomes: readonly Outcome[]): Promise<void> {
  try {
    await keepOutcomes(env, now, outcomes);
  } catch (error) {
    log({ event: "duties not kept", error: describe(error) });
  }
}

/** All of them where the database does not say: each duty finds that out for itself. */
async function modulesNow(env: Env): Promise<readonly Module[]> {
  try {
    const db = openDb(connectionOf(env), "read");
    const [found] = await companyQuery(db);
    return companyOf(found?.company ?? "{}").modules;
  } catch {
    return MODULES;
  }
}
