import type { ActivityKind, JourneyKind } from "#contracts/audit/activity-kinds.ts";

import { activityWords, type Sentence } from "./activity.ts";

export const companyActivity = {
  title: "Activity",
  what: "The activity",
  empty: "What happens on this journey appears here.",
  earlier: "Show earlier entries",
} as const;

const by = (deed: string): Sentence => ({ theirs: `{actor} ${deed}`, mine: `You ${deed}` });
const itself = (sentence: string): Sentence => ({ theirs: sentence, mine: sentence });

/** What the company settles among itself in a journey, told like all the rest. */
const companyWords: Partial<Record<Exclude<ActivityKind, JourneyKind>, Sentence>> = {
  "workspace.updated": by("changed the journey"),
  "workspace.tagged": by("added a tag"),
  "workspace.untagged": by("removed a tag"),
  "workspace.archived": by("put the journey into the archive"),
  "workspace.restored": by("took the journey out of the archive"),
  "note.added": by("wrote a note for staff"),
  "note.updated": by("changed a note for staff"),
  "note.removed": by("removed a note for staff"),
  "note.restored": by("brought a note for staff back"),
  "task.updated": by("changed {subject}"),
  "task.moved": by("moved {subject} in the plan"),
  "task.removed": by("removed {subject}"),
  "task.restored": by("brought {subject} back"),
  "pet.updated": by("changed the details of {subject}"),
  "client.updated": by("changed the contact details of {subject}"),
  "invitation.revoked": by("took the invitation of {subject} back"),
  "invitation.reminded": itself("{subject} was reminded of the invitation"),
  "invitation.asked": itself("{subject} asked for a new invitation"),
  "invoice.created": by("drew up invoice {subject}"),
  "invoice.updated": by("changed invoice {subject}"),
  "invoice.removed": by("removed the draft of invoice {subject}"),
  "invoice.restored": by("brought the draft of invoice {subject} back"),
  "invoice.issued": by("issued invoice {subject}"),
  "invoice.mailed": by("mailed invoice {subject}"),
  "invoice.overdue": itself("Invoice {subject} is overdue"),
  "invoice.voided": by("voided invoice {subject}"),
  "removed.gone": itself("{subject} was deleted for good, 30 days after it was removed"),
  "receipt.booked": by("booked a payment of invoice {subject}"),
  "receipt.reversed": by("took back a payment of invoice {subject}"),
  "receipt.refunded": by("sent back what came in too much on invoice {subject}"),
};

/** A kind without words of its own reads as it is called: `mail.retried` is `mail retried`. */
export function wordsForStaff(kind: ActivityKind): Sentence {
  const words: Partial<Record<ActivityKind, Sentence>> = { ...activityWords, ...companyWords };
  const called = kind.replaceAll(/[._]/g, " ");
  return words[kind] ?? { theirs: `{actor}: ${called} {subject}`, mine: `You: ${called} {subject}` };
}
