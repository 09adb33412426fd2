import type { OwnerPanel } from "#contracts/settings/client-dashboard-shapes.ts";

export const clientDashboard = {
  title: "Client Dashboard",
  text: "What owners see beside the to-dos of their journey. What is off is not sent to them at all; colleagues see everything as before.",
  stays:
    "What an owner needs to end a to-do cannot be left out: the to-dos with their papers, the files, the conversation.",
  what: "what owners see",
  names: {
    rules: "Travel rules",
    papers: "Compliance",
    activity: "Activity",
  } satisfies Record<OwnerPanel, string>,
  effects: {
    rules: "The tab with the verdict, the calendar, the steps and the pet's health record.",
    papers: "The list of required papers with the state of each.",
    activity: "Who did what in the journey, newest first.",
  } satisfies Record<OwnerPanel, string>,
  welcome: "Welcome",
  welcomeHelp: (left: number) =>
    `Stands above the to-dos of every journey, as plain text. Left empty there is none. ${left} characters left.`,
  save: "Save",
  unsaved: "Not saved yet",
  saved: "Owners see it so from now on",
  failed: "This was not saved",
  stale:
    "Somebody else has changed it meanwhile. Your changes are still here: save again to put them in its place.",
  adminsOnly: "Only administrators may do this",
} as const;
