export const invites = {
  title: "Invite a customer",
  to: (workspace: string) => `They get a mail with a link to ${workspace}.`,
  name: "Customer name",
  email: "Customer email",
  message: "Personal message",
  optional: "(optional)",
  send: "Send invitation",
  sending: "Sending...",
  missing: {
    title: "Required Fields Missing",
    description: "Please enter both customer name and email address",
  },
  invalidEmail: { title: "Invalid Email", description: "Please enter a valid email address" },
  sent: { title: "Invitation Sent", description: (email: string) => `Customer invitation sent to ${email}` },
  failed: { title: "Invitation Failed", description: "Failed to send customer invitation" },
  refused: "Failed to send invitation",
  join: {
    title: "Your invitation",
    reading: "Reading your invitation…",
    lead: (inviter: string, workspace: string) => `${inviter} invites you to ${workspace}.`,
    text: "You will see what there is to do for the journey, and can send papers and messages from there.",
    for: (email: string) => `The invitation is for ${email}.`,
    accept: "Accept the invitation",
    accepting: "Opening your journey…",
    incomplete: {
      title: "This link is not complete",
      text: "Open it once more from your mail, or copy the whole of it into the address line.",
    },
    unknown: {
      title: "This invitation is not known",
      text: "It may have been replaced by a newer one: look for the latest mail, or ask the person who invited you.",
    },
    expired: {
      title: "This invitation has expired",
      text: "Ask the person who invited you to send a new one; it takes them a moment.",
    },
    revoked: {
      title: "This invitation has been taken back",
      text: "If that is a mistake, ask the person who invited you to send a new one.",
    },
    accepted: {
      title: "This invitation has been used",
      text: "An invitation can be used once. If it was you, your journey is open in the browser you used; otherwise ask for a new one.",
      open: "Open the portal",
    },
    failed: "The invitation could not be accepted",
  },
} as const;
