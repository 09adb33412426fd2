/** How money gets to the company, wherever somebody is asked for it. */
export const waysToPay = {
  title: "How to pay",
  due: (amount: string, day: string) => `Please pay ${amount} by ${day}.`,
  byCard: "Pay by card",
  amount: "Amount",
  reference: "Reference",
  accountName: "Account name",
  bankName: "Bank",
  sortCode: "Sort code",
  accountNumber: "Account number",
  iban: "IBAN",
  bic: "BIC",
  copy: (what: string) => `Copy ${what}`,
  copied: "Copied",
  transferTime: "A bank transfer is confirmed within 1-2 business days.",
  transferHelp: "Use the reference exactly as it stands, so that your transfer is found.",
  print: "Print or save as PDF",
  printBlocked: {
    title: "The print window was blocked",
    description: "Allow pop-up windows for this page and try again.",
  },
  ask: {
    text: "Please ask your travel team how to pay.",
    byMessage: "Write to them on your journey's page.",
  },
  missing: (currency: string) =>
    `No bank account in ${currency} is set up, so the invoice names none and its customer is told to ask.`,
  setUp: "Set up a bank account",
} as const;
