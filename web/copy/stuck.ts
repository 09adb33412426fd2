import type { StuckReason } from "#contracts/journeys/stuck-shapes.ts";

import { manyOf } from "./numbers.ts";

/** Why somebody does not get on, and how they say so. */
export const stuck = {
  ask: "I am stuck",
  title: "What keeps you?",
  help: "The team is told at once, and answers here.",
  reason: "Reason",
  reasons: {
    unclear: "I do not know what to do",
    missing_paper: "I cannot get the paper",
    technical: "It does not work here",
    waiting: "I wait for somebody else",
    time: "I cannot do it in time",
    other: "Something else",
    mistaken: "This choice was a mistake",
  } satisfies Record<StuckReason, string>,
  words: "In your words (optional)",
  wordsHint: "What have you tried? What would help?",
  send: "Tell the team",
  sending: "Telling the team...",
  failed: "The team was not told.",
  told: (when: string) => `Told to the team · ${when}`,
  toldHelp: "They answer below, and you are told.",
  goOn: "I can go on",
  goingOn: "Saving...",
  clearFailed: "This was not saved.",
  /** Asking a choice back that has been made. */
  choice: {
    ask: "This was a mistake",
    title: "Ask for the choice back?",
    help: "The team is told at once. They open the choice again if it is not too late, and you are told.",
    toldHelp: "You are told once the choice is open again.",
    keep: "Keep my choice",
  },

  staff: {
    title: "Stuck",
    panel: "An owner is stuck",
    answer: "Your answer",
    answerHint: "It stands at the to-do as a comment, and the owner is told.",
    send: "Answer and clear",
    sending: "Saving...",
    clear: "Clear without an answer",
    cleared: "Marked as helped",
    failed: "This was not saved",
    by: (name: string, when: string) => `${name} · ${when}`,
    open: (title: string) => `Open the to-do ${title}`,
    choice: {
      panel: "A choice is asked back",
      reopen: "Open the choice again",
      reopening: "Opening...",
      reopened: "The choice is open again",
      answer: "What you say to it (optional)",
      answerHint: "The owner is told, with these words.",
      refuse: "Leave it, without an answer",
      refuseWith: "Answer and leave it",
    },
    mark: "Stuck",
    marked: (count: number) => manyOf(count, "to-do is stuck", "to-dos are stuck"),
    what: "To-dos that are stuck",
  },
} as const;
