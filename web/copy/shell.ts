import type { PartOfDay } from "#web/shell/greeting.ts";

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
  sections: "Sections",
  main: "Main",
  menu: "Menu",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  actionsWaiting: (n: number) => (n === 1 ? "1 action waits for you" : `${n} actions wait for you`),
  toDark: "Switch to the dark scheme",
  toLight: "Switch to the light scheme",
  notFound: {
    title: "Page Not Found",
    text: "There is no page at this address.",
    hint: "Was the page added to the router?",
    home: "Go to the Dashboard",
  },
  broken: {
    title: "This page has stopped working",
    text: "What you saved is safe. Loading the page again usually helps.",
    reference: (id: string) => `For support: ${id}`,
    reload: "Load again",
    home: "Go to the start",
  },
  signIn: {
    title: "Please sign in",
    text: "Your session has ended, or you have not signed in yet. Open the link in your invitation mail to come in.",
  },
  unreachable: {
    title: "The portal cannot be reached",
  },
  staffOnly: {
    title: "This page is for the travel team",
    text: "Your own journey has a page of its own, with everything there is to do.",
    open: "Open your journey",
    none: "You are not part of a journey at the moment. The link in your invitation mail opens it.",
  },
  toasts: "Messages (F8)",
  dismiss: "Dismiss",
} as const;
