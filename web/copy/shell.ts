import type { PartOfDay } from "#web/shell/greeting.ts";

import { manyOf } from "./numbers.ts";

export const shell = {
  skip: "Skip to the content",
  greeting: (part: PartOfDay, name: string) => `Good ${part}, ${name}`,
  friend: "Friend",
  tabs: { dashboard: "Dashboard", library: "Library", manage: "Manage", admin: "Admin" },
  side: {
    home: "Home",
    status: "Status",
    workspaces: "Workspaces",
    documents: "Documents",
    schedule: "Schedule",
    billing: "Billing",
    help: "Help",
  },
  helpCentre: "Help Centre",
  search: "Search",
  searchAll: "Search everything",
  sections: "Sections",
  main: "Main",
  menu: "Menu",
  openMenu: "Open the menu",
  account: (name: string) => `Your account, ${name}`,
  missing: (n: number) => `${manyOf(n, "thing is", "things are")} missing before you open`,
  actionsWaiting: (n: number) => `${manyOf(n, "action waits", "actions wait")} for you`,
  toDark: "Switch to the dark scheme",
  toLight: "Switch to the light scheme",
  broken: {
    title: "This page has stopped working",
    text: "What you saved is safe. Loading the page again usually helps.",
    reference: (id: string) => `For support: ${id}`,
    reload: "Load again",
    home: "Go to the start",
  },
  toasts: "Messages (F8)",
  dismiss: "Dismiss",
} as const;
