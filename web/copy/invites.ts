export const invites = {
  title: "Invite a customer",
  to: (workspace: string) => `They get a mail with a link to ${workspace}’s journey.`,
  name: "Customer name",
  email: "Customer email",
  message: "Personal message",
  optional: "(optional)",
  role: "Role in the journey",
  roles: { owner: "Owner", family: "Family viewer", vet: "Vet", ground_agent: "Ground agent" },
  roleHint: {
    owner: "Sees everything, does the to-dos and pays.",
    family: "Sees the journey. An administrator can let family viewers do more.",
    vet: "Sees the journey, writes messages and uploads papers.",
    ground_agent: "Sees the journey, writes messages and uploads papers.",
  },
  list: {
    title: "Invited so far",
    what: "the invitations",
    states: {
      sent: "Waiting",
      undelivered: "Undelivered",
      opened: "Opened",
      accepted: "Joined",
      expired: "Expired",
      revoked: "Withdrawn",
    },
    why: (words: string) => `The mail was given up on: ${words}`,
    until: (when: string) => `until ${when}`,
    resend: "Send again",
    revoke: "Withdraw",
    menuOf: (name: string) => `Invitation of ${name}`,
    resent: {
      title: "Invitation Sent",
      description: (email: string) => `A new link is on its way to ${email}`,
    },
    revoked: {
      title: "Invitation withdrawn",
      description: (email: string) => `The link to ${email} leads nowhere now`,
    },
    failed: "That did not work",
    onlyInMail:
      "The link is in the mail and nowhere else, so there is none to copy. The mail has a code that can be typed.",
  },
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
    acceptAs: (email: string) => `Accept as ${email}`,
    stay: (name: string) => `Stay signed in as ${name}`,
    code: {
      title: "Type the code from your mail",
      text: "The mail with your invitation has a code of eight letters and digits.",
      email: "Your email address",
      code: "Code",
      join: "Join",
      open: "Type a code instead",
      missing: "Please enter your email address and the code from the mail",
    },
    again: {
      ask: "Ask for a new one",
      asking: "Asking...",
      asked: "We have told the person who invited you. A new mail will come once they have sent it.",
      failed: "That could not be asked",
    },
    accept: "Accept the invitation",
    accepting: "Opening the journey...",
    failed: "The invitation could not be accepted",
    reading: "Reading the invitation",
    home: "Open the portal",
    joined: {
      title: "You have joined already",
      as: (name: string) => `You are signed in as ${name}.`,
      by: (email: string) =>
        `This invitation was accepted with ${email}. Sign in with this address to go on.`,
      enter: "Sign in",
    },
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
      text: "Ask for a new one here; the person who invited you is told at once.",
    },
    revoked: {
      title: "This invitation has been withdrawn",
      text: "If that is a mistake, ask the person who invited you to send a new one.",
    },
  },
} as const;
