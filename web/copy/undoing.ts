import type { RemovedKind } from "#contracts/removed/terms.ts";

/** Taking back what was done, and bringing back what was deleted. */
export const undoing = {
  undo: "Undo",
  undone: "Undone",
  before: (what: string) => `Before that: ${what}`,
  restored: "Restored",
  notRestored: "It was not brought back",
} as const;

export const recentlyDeleted = {
  title: "Recently deleted",
  text: "What was deleted in the last 30 days. After that it is gone for good. What is archived stands in the Management Center.",
  what: "What was deleted",
  empty: "Nothing was deleted",
  emptyHint: "What you delete can be brought back here for 30 days.",
  byRules: "The travel rules, which no longer ask for it",
  restore: "Restore",
  restoring: (name: string) => `Restore ${name}`,
  columns: {
    name: "What",
    journey: "Journey",
    by: "Deleted by",
    at: "Deleted on",
    gone: "Gone for good on",
    do: "Restore",
  },
  kinds: {
    document: "Document",
    task: "Task",
    note: "Note for staff",
    entry: "Health record",
    invoice: "Draft of an invoice",
    tag: "Tag",
    team: "Team",
  } satisfies Record<RemovedKind, string>,
} as const;
