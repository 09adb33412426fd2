import type { Duty } from "./terms.ts";

/** What a person reads, in the Admin Center as in a mail. */
export const DUTY_NAMES = {
  runSteps: "Steps of workflows that are due",
  markOverdue: "Tasks that are overdue",
  markInvoicesOverdue: "Invoices that are overdue",
  remindDue: "Reminders of due to-dos",
  remindBooked: "Reminders of booked times",
  remindInvited: "Reminders of invitations",
  alertOnRules: "Warnings of travel rules",
  askForArrivals: "Questions whether a pet has arrived",
  sendDigests: "Daily digests",
  clearUnfinishedUploads: "Clearing uploads that were never finished",
  deleteRemoved: "Deleting for good what was deleted 30 days ago",
  warnExpiring: "Warnings of papers that expire",
  watchMailDomain: "Looking at the sender domain",
  deliverWaiting: "Messages to connected systems",
  clearOldDeliveries: "Clearing old messages to connected systems",
  settleAddressChanges: "Changes of mail addresses",
  sendWaitingMail: "Sending mail",
  tellUndelivered: "Telling of mail that cannot arrive",
  clearEnded: "Clearing ended sessions, links and codes",
  backUpIfDue: "Backups",
  queueUnreadPapers: "Having papers read",
} as const satisfies Record<Duty, string>;
