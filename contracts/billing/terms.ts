/** `invoice-states.ts` says how one becomes another. */
export const INVOICE_STATUSES = ["paid", "sent", "draft", "overdue", "void"] as const;

export const INVOICE_SORTS = ["newest", "oldest", "due"] as const;

/** How many months the revenue is shown over, the present one included. */
export const REVENUE_MONTHS = 12;
