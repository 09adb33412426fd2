import type { InvoiceFilter, InvoiceStatus } from "#contracts/billing/shapes.ts";
import { INVOICE_SORTS, INVOICE_STATUSES } from "#contracts/billing/terms.ts";
import { CURRENCIES } from "#contracts/core/currencies.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { Currency } from "#contracts/core/money-shapes.ts";
import { idOf, oneOf } from "#web/core/address.ts";

export const PERIODS = ["month", "last-month", "year", "last-year"] as const;
export type Period = (typeof PERIODS)[number];

/** What the address of Billing says. What it does not say, or says wrongly, is left out. */
export type BillingSearch = {
  q?: string;
  status?: InvoiceStatus;
  currency?: Currency;
  period?: Period;
  /** A month in which they were paid in full, `YYYY-MM`. */
  paid?: string;
  recurring?: true;
  workspace?: number;
  sort?: "oldest" | "due";
  /** The currency of the chart. */
  revenue?: Currency;
  /** The invoice that is open. */
  invoice?: number;
  /** A new invoice is being written: for this journey, or for one that is still to be chosen. */
  create?: number | "choose";
};

export function readBillingSearch(raw: Readonly<Record<string, unknown>>): BillingSearch {
  const q = typeof raw["q"] === "string" ? raw["q"].trim().slice(0, 200) : "";
  const status = oneOf(INVOICE_STATUSES, raw["status"]);
  const currency = oneOf(CURRENCIES, raw["currency"]);
  const period = oneOf(PERIODS, raw["period"]);
  const paid =
    typeof raw["paid"] === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(raw["paid"]) ? raw["paid"] : "";
  const workspace = idOf(raw["workspace"]);
  const sort = oneOf(INVOICE_SORTS, raw["sort"]);
  const revenue = oneOf(CURRENCIES, raw["revenue"]);
  const invoice = idOf(raw["invoice"]);
  const create = raw["create"] === "choose" ? "choose" : idOf(raw["create"]);
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(currency && { currency }),
    ...(period && { period }),
    ...(paid && { paid }),
    ...((raw["recurring"] === "true" || raw["recurring"] === true) && { recurring: true as const }),
    ...(workspace && { workspace }),
    ...(sort && sort !== "newest" && { sort }),
    ...(revenue && { revenue }),
    ...(invoice && { invoice }),
    ...(create && { create }),
  };
}

export function filterOf(
  { q, status, currency, period, paid, recurring, workspace, sort }: BillingSearch,
  today: CalendarDate,
): Omit<InvoiceFilter, "limit" | "cursor"> {
  return {
    q: q ?? "",
    ...(status && { status }),
    ...(currency && { currency }),
    ...(period && daysOf(period, today)),
    ...(paid && { paidIn: paid }),
    ...(recurring && { isRecurring: true }),
    ...(workspace && { workspaceId: workspace }),
    ...(sort && { sort }),
  };
}

/** The days of a period, both included. */
export function daysOf(period: Period, today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  switch (period) {
    case "month":
      return monthOf(year, month);
    case "last-month":
      return month === 1 ? monthOf(year - 1, 12) : monthOf(year, month - 1);
    case "year":
      return { from: `${year}-01-01`, to: `${year}-12-31` };
    case "last-year":
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  }
}

function monthOf(year: number, month: number): { from: CalendarDate; to: CalendarDate } {
  const start = `${year}-${String(month).padStart(2, "0")}`;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { from: `${start}-01`, to: `${start}-${last}` };
}

export function isNarrowed({
  q,
  status,
  currency,
  period,
  paid,
  recurring,
  workspace,
}: BillingSearch): boolean {
  return [q, status, currency, period, paid, recurring, workspace].some((value) => value !== undefined);
}

/** Without what narrows the list. */
export function unnarrowed({ sort, revenue }: BillingSearch): BillingSearch {
  return { ...(sort && { sort }), ...(revenue && { revenue }) };
}
