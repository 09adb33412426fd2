/** What is said where there is no connection, and of a newer version of the portal. */
export const offline = {
  asOf: (when: string) => `As of ${when}, no connection.`,
  nothing: "No connection.",
  readOn: "You can read on. What you change can be sent once you are online again.",
  tryAgain: "Try again",
  down: "The portal does not answer for the moment.",
  asksAgain: "Nothing is lost. This page asks again by itself.",
  newer: "There is a newer version of the portal.",
  load: "Load it",
  later: "Later",
  needsLine: "This needs a connection",
  needsLineHelp: "Open it again once you are online.",
  unsent: {
    title: "Something you wrote was not sent",
    body: "Signing out takes it off this device, and it cannot be brought back.",
    confirmLabel: "Sign out",
    isDanger: true,
  },
} as const;
