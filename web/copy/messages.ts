export const messages = {
  title: "Draft Message",
  workspace: "Workspace",
  choose: "Choose a workspace",
  noMatch: "No workspace has this name",
  body: "Message",
  help: "Everybody of the workspace can read it. Change it as you like before it goes.",
  send: "Send message",
  sending: "Sending...",
  sent: "Message Sent",
  sentTo: (workspace: string) => `Everybody of ${workspace} can read it now.`,
  failed: "The message could not be sent",
  loading: "Workspaces",
  /** The first draft, from what is known of the journey. */
  draft: (facts: {
    owner: string;
    pet: string;
    done: number;
    total: number;
    departure: string;
    countdown: string;
    sender: string;
    isOver: boolean;
  }) =>
    facts.isOver
      ? `Hello ${facts.owner},\n\n${facts.pet}'s journey is complete. Thank you for travelling with us; write to us at any time if something is still open.\n\nKind regards\n${facts.sender}`
      : `Hello ${facts.owner},\n\na short word on ${facts.pet}'s journey: ${facts.done} of ${facts.total} steps are done, and the departure is on ${facts.departure} (${facts.countdown}). Your page shows what comes next.\n\nIs there anything we can help you with?\n\nKind regards\n${facts.sender}`,
} as const;
