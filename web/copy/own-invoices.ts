/** The words of an owner's list of invoices. */
export const ownInvoices = {
  title: "Invoices and receipts",
  issued: (date: string) => `Issued ${date}`,
} as const;
