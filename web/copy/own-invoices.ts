/** The words of an owner's list of invoices. */
export const ownInvoices = {
  title: "Invoices",
  toPay: (amount: string, day: string) => `${amount} to pay by ${day}: see how`,
  issued: (date: string) => `Issued ${date}`,
} as const;
