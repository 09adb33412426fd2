export const addressChange = {
  title: "Address of your account",
  what: "the change",
  reading: "Reading the change",
  new: {
    waiting: (email: string) =>
      `${email} was entered as the new address of an account. Confirm it if both are yours. Nothing changes until then.`,
    answered: (when: string) =>
      `You have confirmed this address. The one before is asked too; without its word it happens on ${when}.`,
    done: "This address is the account’s now. Sign in with it.",
    over: "This change is over: it was taken back, replaced, or not confirmed in time.",
  },
  old: {
    waiting: (email: string, when: string) =>
      `${email} was entered as the new address of your account. If neither you nor, with your leave, the company did that, object: whoever reads its mail can then sign in as you. If you say nothing, it happens on ${when} at the earliest, once that address is confirmed.`,
    answered: (email: string) =>
      `You have agreed to ${email}. It happens as soon as that address is confirmed.`,
    done: (email: string) => `Your account is signed in to with ${email} now.`,
    over: "This change is over, and your account has the address that it had.",
  },
  confirm: "Confirm this address",
  agree: "I agree",
  object: "I object",
  undo: "Take it back",
  objected: "It is taken back. Sign in with your address; what was set up meanwhile is gone.",
  signIn: "To the sign-in page",
  failed: "That did not work",
  unknown: {
    title: "This link leads nowhere",
    text: "Open it once more from your mail, or look for the latest mail from us.",
  },
  awaits: {
    title: "A new address is waiting",
    own: (email: string) =>
      `${email} was entered as the address that you sign in with. Both addresses have a mail now: confirm it in that one, and agree in that of your present address.`,
    client: (email: string) =>
      `${email} waits for both addresses to be asked. Until then the present one counts.`,
    confirmed: (when: string) => `The new address is confirmed. Without an objection it happens on ${when}.`,
    notConfirmed: "The new address has not been confirmed yet.",
    object: "I object",
    objected: "Your address stays as it is",
    withdraw: "Take it back",
    withdrawn: "The address stays as it is",
    failed: "That did not work",
  },
} as const;
