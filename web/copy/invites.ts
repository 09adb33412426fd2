export const invites = {
  title: "Invite a customer",
  to: (workspace: string) => `They get a mail with a link to ${workspace}’s journey.`,
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
    lead: (inviter: string, workspace: string) => `${inviter} invites you to follow ${workspace}’s journey`,
    text: "You will see what there is to do and by when, and can send papers and ask questions from there.",
    /** The same for a colleague, who is invited to the company. */
    company: {
      lead: (inviter: string) => `${inviter} invites you to join the company`,
      text: "You will prepare and follow journeys together with your colleagues.",
      accepting: "Opening the portal...",
    },
    for: (email: string) => `This invitation is for ${email}.`,
    other: (name: string) =>
      `You are signed in as ${name} in this browser. Accepting signs you in as the invited person instead.`,
    accept: "Accept the invitation",
    accepting: "Opening the journey...",
    failed: "The invitation could not be accepted",
    reading: "Reading the invitation",
    home: "Open the portal",
  },
  /** Why a link does not lead in, and what the person can do about it. */
  noEntry: {
    incomplete: {
      title: "This link is not complete",
      text: "Open it once more from your mail, or copy the whole of it into the address line.",
    },
    unknown: {
      title: "This link does not lead to an invitation",
      text: "Look for the latest mail from us, or ask the person who invited you to send a new one.",
    },
    expired: {
      title: "This invitation has expired",
      text: "Ask the person who invited you to send a new one; it takes them a moment.",
    },
    revoked: {
      title: "This invitation has been withdrawn",
      text: "If that is a mistake, ask the person who invited you to send a new one.",
    },
    accepted: {
      title: "This invitation has been used",
      text: "If it was you, the portal is open in the browser you used then. Otherwise ask for a new invitation.",
    },
  },
} as const;
