import { MINUTE_MS } from "#contracts/core/durations.ts";

/** What the clock does, in the order in which it does it. */
export const DUTIES = [
  "runSteps",
  "markOverdue",
  "markInvoicesOverdue",
  "remindDue",
  "remindBooked",
  "remindInvited",
  "alertOnRules",
  "askForArrivals",
  "sendDigests",
  "clearUnfinishedUploads",
  "deleteRemoved",
  "warnExpiring",
  "watchMailDomain",
  "deliverWaiting",
  "clearOldDeliveries",
  "settleAddressChanges",
  "sendWaitingMail",
  "tellUndelivered",
  "clearEnded",
  "backUpIfDue",
  "queueUnreadPapers",
] as const;
export type Duty = (typeof DUTIES)[number];

/** Three runs of the deployed clock; without one for so long it stands still. */
export const CLOCK_LATE_AFTER_MS = 30 * MINUTE_MS;
/** A mail that could have gone for so long is stuck. */
export const MAIL_LATE_AFTER_MS = 60 * MINUTE_MS;

/** Longest account of a failure. */
export const FAILURE_MAX = 500;
