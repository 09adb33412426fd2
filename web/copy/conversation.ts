/** The words of a conversation, of an owner's page and of a colleague's alike. */
export const conversation = {
  what: "Messages",
  title: "Messages",
  list: "Conversation",
  write: "Your message",
  placeholder: {
    keys: "Send message... (Shift + Enter to insert a new line)",
    finger: "Send message...",
  },
  on: (title: string) => `on ${title}`,
  fresh: "New",
  earlier: "Show earlier messages",
  seenBy: "Seen by",
  seenByMore: (count: number) => (count === 1 ? "and 1 more" : `and ${count} more`),
  empty: "No messages yet. Everybody of this journey reads what is written here.",

  comment: "Send comment",
  send: "Send message",
  sending: "Sending...",
  notSent: "Not sent.",
  tryAgain: "Try again",
  discard: "Discard",
  tooLong: (most: number) => `At most ${most} characters`,

  attach: "Attach files",
  attachHere: "Attach files here",
  attached: "Files that go along",
  detach: (name: string) => `Do not send ${name}`,
  waits: "Waiting for the files to arrive.",
  tooManyFiles: (most: number) => `At most ${most} files go with one message.`,
  preview: (name: string) => `Preview of ${name}`,
  showPreview: "Preview",
  hidePreview: "Hide preview",
  download: (name: string) => `Download ${name}`,

  people: "People to name",
  colleague: "Travel team",
  ofJourney: "On this journey",

  all: "All conversations",
} as const;
