import type { ThreadScope } from "#contracts/messages/shapes.ts";

import { manyOf } from "./numbers.ts";

/** The words of the list of conversations. */
export const inbox = {
  title: "Messages",
  subtitle: "What owners and the team write to each other, unread first",
  scope: "Conversations",
  scopes: { mine: "Mine", all: "All of the company" } satisfies Record<ThreadScope, string>,
  empty: "No conversations yet",
  emptyHelp: {
    mine: "Conversations of journeys you are in charge of, or are named in, appear here.",
    all: "What is written on any journey appears here.",
  } satisfies Record<ThreadScope, string>,
  line: (name: string, text: string) => `${name}: ${text}`,
  files: (count: number) => manyOf(count, "file"),
  about: (title: string) => `on ${title}`,
  assigned: (name: string) => `in charge: ${name}`,
  unread: (count: number) => manyOf(count, "unread message"),
  waiting: "Waits for an answer",
  nothingNew: "Nothing unread",
} as const;
