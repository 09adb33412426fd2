/** What is known of a journey when somebody writes to its owner; texts leave out what nobody knows yet. */
export type MessageFacts = {
  owner: string;
  pet: string;
  sender: string;
  /** `London to New York`, `USA`; null while unknown. */
  route: string | null;
  departure: string;
  countdown: string;
  done: number;
  total: number;
  /** What the owner still has to do, with the day it is due where it has one. */
  missing: readonly { title: string; due: string | null }[];
};

const letter = ({ owner, sender }: MessageFacts, ...parts: readonly string[]) =>
  [`Hello ${owner},`, ...parts, `Kind regards\n${sender}`].join("\n\n");
const journey = ({ pet, route }: MessageFacts) => `${pet}'s journey${route ? ` (${route})` : ""}`;
const missingLines = ({ missing }: MessageFacts) =>
  missing.map(({ title, due }) => `- ${title}${due ? `, due ${due}` : ""}`).join("\n");

/** The texts a message can begin with; each can be changed before it goes. */
export const MESSAGE_TEXTS = {
  progress: {
    name: "How far it is",
    write: (facts: MessageFacts) =>
      letter(
        facts,
        `A short word on ${journey(facts)}: ${facts.done} of ${facts.total} steps are done, and the departure is on ${facts.departure} (${facts.countdown}). Your page shows what comes next.`,
        "Is there anything we can help you with?",
      ),
  },
  missing: {
    name: "What is missing",
    write: (facts: MessageFacts) =>
      facts.missing.length === 0
        ? letter(facts, `For ${journey(facts)} we have everything we need from you at the moment. Thank you!`)
        : letter(
            facts,
            `For ${journey(facts)} we still need from you:`,
            missingLines(facts),
            `The departure is on ${facts.departure} (${facts.countdown}). Your page takes you through each of them; write to us if one of them is unclear.`,
          ),
  },
  departure: {
    name: "Before the departure",
    write: (facts: MessageFacts) =>
      letter(
        facts,
        `${facts.pet} travels on ${facts.departure} (${facts.countdown})${facts.route ? `, ${facts.route}` : ""}.`,
        "Please have the travel papers at hand, let your pet get used to the crate, and feed a light meal no later than four hours before you leave for the airport.",
        ...(facts.missing.length === 0 ? [] : [`Until then we still need from you:\n${missingLines(facts)}`]),
      ),
  },
  thanks: {
    name: "Journey complete",
    write: (facts: MessageFacts) =>
      letter(
        facts,
        `${journey(facts)} is complete. Thank you for travelling with us; write to us at any time if something is still open.`,
      ),
  },
} as const;
export type MessageText = keyof typeof MESSAGE_TEXTS;

export const messages = {
  title: "Draft Message",
  workspace: "Workspace",
  choose: "Choose a workspace or an owner",
  text: "Text",
  body: "Message",
  help: "Everybody of the workspace can read it, and its owners get it by mail. Change it as you like before it goes.",
  replace: "Replace what you have written?",
  replaceHint: "The chosen text takes the place of yours.",
  replaceLabel: "Replace it",
  send: "Send message",
  sending: "Sending...",
  sent: "Message Sent",
  sentTo: (workspace: string) => `Everybody of ${workspace} can read it now.`,
  open: "Open workspace",
  failed: "The message could not be sent",
  facts: "What is known of the journey",
} as const;
