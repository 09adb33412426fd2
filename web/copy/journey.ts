import type { JourneyKind } from "#contracts/journeys.ts";

/** The words of the owner's page. */
export const journey = {
  loading: "Loading the journey",
  title: (petName: string) => `${petName}’s journey`,
  pageTitle: (petName: string) => `${petName}’s journey · Pet Travel Portal`,
  route: (from: string, to: string) => `${from} to ${to}`,
  routeTo: (to: string) => `To ${to}`,
  routeUnknown: "The route is being planned",
  hop: (from: string, to: string) => `${from} to ${to}`,
  backToWorkspace: "Back to workspace",
  staffNote: "You see this page as the owner does.",
  inviter: (petName: string) => ` invited you to ${petName}’s journey`,

  daysToDeparture: (days: number) => (days === 1 ? "day to departure" : "days to departure"),
  departsToday: "Departs today",
  departed: (days: number) => (days === 1 ? "Departed yesterday" : `Departed ${days} days ago`),
  arrived: "Journey completed",

  tabs: "Journey",
  flow: "Flow",
  rules: "Travel rules",
  files: "Files",
  nextStep: "Next step",
  nOfM: (n: number, m: number) => `${n} of ${m}`,
  due: (phrase: string, date: string) => `${phrase}, ${date}`,
  afterThat: "After that",
  todos: "To-dos",
  oneAfterOther: "One opens after the other",
  anyOrder: "In any order",
  review: "Review",
  reviewOf: (title: string) => `Review, ${title}`,
  view: "View",
  viewOf: (title: string) => `View, ${title}`,
  opensAfter: (step: number) => `Opens after step ${step}`,
  opensAfterReview: (step: number) => `Opens when we have checked step ${step}`,
  opensAfterTeam: "Opens when our part is done",
  completedOn: (date: string) => `Completed ${date}`,
  inReview: "Sent. We are looking at it.",
  returned: "Something has to be mended",
  open: "Ready for you",
  allDoneTitle: "You have done everything",
  allDone: (petName: string) => `All to-dos are done. We take care of the rest of ${petName}’s journey.`,
  waitingTitle: "Nothing to do for you right now",
  waiting: "We are looking at what you sent. The next step opens as soon as we are done.",
  noTodosTitle: "No to-dos yet",
  noTodos: "Your to-dos appear here as soon as the team has planned the journey.",

  details: "Action Details",
  close: "Close Action Details",
  chooseTitle: "Choose a to-do",
  choose: "Its details, and what it needs from you, open here.",
  completed: "Completed",
  completedBanner: (when: string) => `Completed on ${when}`,
  inReviewBanner: "Completed on your side. We are looking at it now.",
  mineDoneBanner: "Your part is completed. We wait for the others.",
  returnedBanner: "Please mend this and send it again",
  nothingToDo: "There is nothing to do for you here. We take care of it.",
  read: "Mark as read",
  readHelp: "Please read this, then mark it as read.",
  reading: "Submitting...",
  readFailed: "This to-do could not be finished.",
  next: (title: string) => `Go on with ${title}`,
  progress: "PROGRESS",
  progressLabel: (done: number, all: number) => `${done} of ${all} assignees have finished`,
  nOfAll: (done: number, all: number) => `${done}/${all}`,
  onlyOne: "Only one assignee is required to complete this to-do.",
  everyone: "Every assignee has to complete this to-do.",
  assignees: "Assignees",
  assigneeFinished: "Finished",
  assigneePending: "Pending",

  rolesWarning: "Roles need to be set to proceed",
  choosePayer: (petName: string) => `Choose who pays for ${petName}’s journey.`,
  setPayer: "Set the payer",
  payer: "Who pays?",
  savePayer: "Save",
  savingPayer: "Saving...",
  payerSaved: (name: string) => `${name} pays for this journey.`,
  payerFailed: "The payer was not saved.",
  cancel: "Cancel",

  comment: "Comment",
  messages: "Messages",
  newMessages: (count: number) => (count === 1 ? "1 new message" : `${count} new messages`),
  commentHint: (name: string) => `Ask ${name} about this to-do`,
  comments: "Conversation",
  messageLabel: "Message to everybody of this journey",
  messageHint: "Send message... (Shift + Enter to insert a new line)",

  record: "Journey record",
  activity: "Activity",
  compliance: "Compliance",
  noActivity: "What happens on this journey appears here.",
  showEarlier: "Show earlier entries",
  openCount: (open: number) => `${open} open`,
  noCompliance: "No papers are required for this journey.",
  complianceHelp:
    "The papers this journey needs. The health certificate must be issued within 10 days of travel.",
  rejectedBecause: (reason: string) => `Why: ${reason}`,
  mend: { missing: "Bring it", rejected: "Bring it anew" },
  mendOf: {
    missing: (name: string) => `Bring it: ${name}`,
    rejected: (name: string) => `Bring it anew: ${name}`,
  },
  mendLater: {
    missing: "Its to-do opens later, or we take care of it.",
    rejected: "We take care of it, or ask you for it in a message.",
  },
  complianceStates: {
    met: "Met",
    in_review: "In review",
    rejected: "Rejected",
    missing: "Open",
  },

  loadFailedTitle: "The journey could not be loaded",
  notFoundTitle: "This journey is not here",
  notFound: "The address may be wrong, or the journey belongs to another account.",
  retry: "Try again",

  help: "Help",
  account: (name: string) => `Your account, ${name}`,
  sessionEnded: "Your session has ended",
  sessionHelp: "What you typed is kept. Sign in in another tab, then go on here.",
  sessionGoOn: "Go on",

  journeysTitle: "Your journeys",
  journeysHelp: "One journey for each pet.",
  journeysEmptyTitle: "No journeys yet",
  journeysEmpty: "Open the link in your invitation to see a journey here.",
  nextAt: (title: string) => `Next: ${title}`,
  todosDone: (done: number, all: number) => `${done} of ${all} to-dos done`,
  airportUnknown: "To be planned",
  countdownLine: (days: number | null, label: string, date: string) =>
    `${days === null ? "" : `${days} `}${label} · ${date}`,
} as const;

type Sentence = { theirs: string; mine: string };

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
  "document.restored": { theirs: "{actor} brought {subject} back", mine: "You brought {subject} back" },
  "payment.succeeded": { theirs: "{actor} paid {subject}", mine: "You paid {subject}" },
  "payment.announced": {
    theirs: "{actor} sent a bank transfer for {subject}",
    mine: "You sent a bank transfer for {subject}",
  },
  "message.sent": { theirs: "{actor} wrote", mine: "You wrote" },
  "comment.added": { theirs: "{actor} commented on {subject}", mine: "You commented on {subject}" },
  "form.submitted": { theirs: "{actor} sent the form {subject}", mine: "You sent the form {subject}" },
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
  "health.confirmed": { theirs: "{actor} confirmed {subject}", mine: "You confirmed {subject}" },
  "health.discarded": {
    theirs: "{actor} put aside what a paper says: {subject}",
    mine: "You put aside what a paper says: {subject}",
  },
  "health.undone": {
    theirs: "{actor} undid a decision: {subject}",
    mine: "You undid a decision: {subject}",
  },
  "travel.said": { theirs: "{actor} changed the travel details", mine: "You changed the travel details" },
} as const satisfies Record<JourneyKind, Sentence>;
