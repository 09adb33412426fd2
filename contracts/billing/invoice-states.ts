import type { CalendarDate } from "#contracts/core/dates-shapes.ts";

import type { InvoiceStatus } from "./shapes.ts";

/**
 * The states of an invoice: a `draft` has no number and can be changed; issuing it gives it one and makes it `sent`;
 * it is `overdue` from the day after its due date, by the calendar of the company's zone, and `paid` once what came in
 * reaches the total. What was issued is never removed: it is made `void`, with a reason, once nothing is paid on it.
 */
export type InvoiceState = {
  readonly status: InvoiceStatus;
  readonly dueDate: CalendarDate;
  /** Minor units of the invoice's currency, both. */
  readonly total: number;
  readonly paid: number;
};

export type InvoiceEvent =
  | { readonly type: "issue" }
  /** Money has come in, or an entry of it is taken back (a negative amount). */
  | { readonly type: "book"; readonly amount: number }
  | { readonly type: "void" }
  /** A day has begun in the company's zone. */
  | { readonly type: "dayBegins" };

/** Null where the event cannot happen in that state. */
export function nextInvoiceState(
  state: InvoiceState,
  event: InvoiceEvent,
  today: CalendarDate,
): InvoiceState | null {
  switch (event.type) {
    case "issue": {
      const canBeIssued = state.status === "draft" && state.total > 0 && state.dueDate >= today;
      return canBeIssued ? settled({ ...state, status: "sent" }, today) : null;
    }
    case "book": {
      const paid = state.paid + event.amount;
      if (state.status === "void" || event.amount === 0 || paid < 0) return null;
      return settled({ ...state, paid }, today);
    }
    case "void": {
      const isOpen = state.status === "sent" || state.status === "overdue";
      return isOpen && state.paid === 0 ? { ...state, status: "void" } : null;
    }
    case "dayBegins":
      return settled(state, today);
  }
}

/** What is still to be paid; below nought where more came in than was asked for. */
export function openAmount({ total, paid }: Pick<InvoiceState, "total" | "paid">): number {
  return total - paid;
}

/** What came in too much, and is to be sent back. */
export const creditOf = (money: Pick<InvoiceState, "total" | "paid">): number =>
  Math.max(0, -openAmount(money));

function settled(state: InvoiceState, today: CalendarDate): InvoiceState {
  if (state.status === "draft" || state.status === "void") return state;
  if (openAmount(state) <= 0) return { ...state, status: "paid" };
  return { ...state, status: state.dueDate < today ? "overdue" : "sent" };
}
