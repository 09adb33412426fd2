import type { JourneyKind } from "#contracts/audit/activity-kinds.ts";

export type Sentence = { theirs: string; mine: string };

/** The reader, where a sentence speaks of them as somebody else's doing. */
export const reader = "you";

/** An assignment to oneself. */
export const selfAssigned: Sentence = {
  theirs: "{actor} took on {subject}{more}",
  mine: "You took on {subject}{more}",
};

/** To-dos that were assigned together. */
export const andMore = (count: number): string => (count === 0 ? "" : ` and ${count} more`);

/** The log in words, from the reader's side. `{actor}`, `{person}` and `{subject}` are set in by the screen. */
export const activityWords = {
  "workspace.created": { theirs: "{actor} started the journey", mine: "You started the journey" },
  "workspace.ready": { theirs: "Every step of {subject} is done", mine: "Every step of {subject} is done" },
  "workspace.arrived": { theirs: "{subject} has arrived", mine: "{subject} has arrived" },
  "workspace.completed": { theirs: "The journey is completed", mine: "The journey is completed" },
  "member.invited": { theirs: "{actor} invited {subject}", mine: "You invited {subject}" },
  "member.joined": { theirs: "{actor} joined the journey", mine: "You joined the journey" },
  "member.added": {
    theirs: "{actor} added {subject} to the journey",
    mine: "You added {subject} to the journey",
  },
  "member.role": {
    theirs: "{actor} changed the role of {subject}",
    mine: "You changed the role of {subject}",
  },
  "member.removed": {
    theirs: "{actor} took {subject} off the journey",
    mine: "You took {subject} off the journey",
  },
  "member.payer": { theirs: "{actor} made {subject} the payer", mine: "You made {subject} the payer" },
  "task.assigned": {
    theirs: "{actor} assigned {person} to {subject}{more}",
    mine: "You assigned {person} to {subject}{more}",
  },
  "task.opened": { theirs: "{subject} is open", mine: "{subject} is open" },
  "task.submitted": { theirs: "{actor} finished {subject}", mine: "You finished {subject}" },
  "task.signed": { theirs: "{actor} signed {subject}", mine: "You signed {subject}" },
  "task.completed": { theirs: "{subject} is completed", mine: "{subject} is completed" },
  "task.returned": { theirs: "{actor} handed {subject} back", mine: "You handed {subject} back" },
  "task.reopened": { theirs: "{actor} opened {subject} again", mine: "You opened {subject} again" },
  "task.rescheduled": {
    theirs: "{actor} moved the due date of {subject}",
    mine: "You moved the due date of {subject}",
  },
  "task.overdue": { theirs: "{subject} is overdue", mine: "{subject} is overdue" },
  "task.stuck": { theirs: "{actor} is stuck with {subject}", mine: "You are stuck with {subject}" },
  "task.asked_back": {
    theirs: "{actor} asks back what was chosen at {subject}",
    mine: "You asked back what you chose at {subject}",
  },
  "task.unstuck": { theirs: "{subject} gets on again", mine: "{subject} gets on again" },
  "document.uploaded": { theirs: "{actor} uploaded {subject}", mine: "You uploaded {subject}" },
  "document.approved": { theirs: "{actor} approved {subject}", mine: "You approved {subject}" },
  "document.rejected": { theirs: "{actor} rejected {subject}", mine: "You rejected {subject}" },
  "document.changes_asked": {
    theirs: "{actor} asked for changes to {subject}",
    mine: "You asked for changes to {subject}",
  },
  "document.removed": { theirs: "{actor} removed {subject}", mine: "You removed {subject}" },
  "document.updated": { theirs: "{actor} filed {subject} anew", mine: "You filed {subject} anew" },
  "document.read": { theirs: "{actor} had {subject} read", mine: "You had {subject} read" },
  "document.restored": { theirs: "{actor} brought {subject} back", mine: "You brought {subject} back" },
  "payment.succeeded": { theirs: "{actor} paid {subject}", mine: "You paid {subject}" },
  "payment.announced": {
    theirs: "{actor} sent a bank transfer for {subject}",
    mine: "You sent a bank transfer for {subject}",
  },
  "payment.withdrawn": {
    theirs: "{actor} took back that a bank transfer was sent for {subject}",
    mine: "You took back that a bank transfer was sent for {subject}",
  },
  "message.sent": { theirs: "{actor} wrote", mine: "You wrote" },
  "comment.added": { theirs: "{actor} commented on {subject}", mine: "You commented on {subject}" },
  "form.submitted": { theirs: "{actor} sent the form {subject}", mine: "You sent the form {subject}" },
  "form.taken_back": {
    theirs: "{actor} took back the form {subject} to correct it",
    mine: "You took back the form {subject} to correct it",
  },
  "event.created": { theirs: "{actor} scheduled {subject}", mine: "You scheduled {subject}" },
  "event.changed": { theirs: "{actor} changed {subject}", mine: "You changed {subject}" },
  "event.advanced": { theirs: "{subject} has moved on", mine: "{subject} has moved on" },
  "event.cancelled": { theirs: "{actor} cancelled {subject}", mine: "You cancelled {subject}" },
  "consultation.requested": {
    theirs: "{actor} asked for a call about {subject}",
    mine: "You asked for a call about {subject}",
  },
  "health.added": { theirs: "{actor} added {subject}", mine: "You added {subject}" },
  "health.changed": { theirs: "{actor} changed {subject}", mine: "You changed {subject}" },
  "health.removed": { theirs: "{actor} removed {subject}", mine: "You removed {subject}" },
  "health.restored": { theirs: "{actor} brought {subject} back", mine: "You brought {subject} back" },
  "health.confirmed": { theirs: "{actor} confirmed {subject}", mine: "You confirmed {subject}" },
  "health.discarded": {
    theirs: "{actor} put aside what a paper says: {subject}",
    mine: "You put aside what a paper says: {subject}",
  },
  "health.undone": {
    theirs: "{actor} undid a decision: {subject}",
    mine: "You undid a decision: {subject}",
  },
} as const satisfies Record<JourneyKind, Sentence>;
