import type { FoundKind } from "#contracts/search/shapes.ts";

export const search = {
  title: "Search everything",
  hint: "A pet, a person, a paper, an action, a page …",
  results: "What was found",
  pages: "Pages",
  kinds: {
    workspace: "Workspaces",
    action: "Actions",
    document: "Documents",
    client: "Clients",
    article: "Help articles",
  } satisfies Record<FoundKind, string>,
  searching: "Searching …",
  none: (q: string) => `Nothing found for “${q}”`,
  tooShort: "Type two letters or more",
  what: "The search",
  more: {
    planner: "Travel planner",
    templates: "Templates",
    builder: "Workflow builder",
    checklist: "Checklist",
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    keys: "Key",
    does: "What it does",
    rows: (mod: string): readonly [keys: string, does: string][] => [
      [`${mod} K`, "Search everything"],
      ["/", "Go to the search of the page, or search everything"],
      ["?", "Show these shortcuts"],
      ["F8", "Go to the messages at the edge of the screen"],
      ["Tab", "Go on to the next control; Shift + Tab goes back"],
      ["Esc", "Close what is open"],
      ["Enter", "Send a message; Shift + Enter begins a new line"],
    ],
  },
} as const;
