import { expect, test } from "vitest";

import { daysOf, filterOf, readBillingSearch } from "./billing-search.ts";

test("an address is read back as it was written, and what is wrong in it is left out", () => {
  const search = {
    q: "élodie",
    status: "overdue",
    currency: "JPY",
    period: "last-month",
    paid: "2026-02",
    recurring: true,
    workspace: 3,
    sort: "due",
    invoice: 7,
    create: "choose",
  } as const;
  const texts = Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
  expect(readBillingSearch(texts)).toEqual(search);
  expect(
    readBillingSearch({
      status: "late",
      currency: "XXX",
      paid: "2026-13",
      sort: "newest",
      invoice: "-1",
      create: "x",
    }),
  ).toEqual({});
});

test("periods are whole months and years, leap days and turns of the year included", () => {
  expect(daysOf("month", "2028-02-10")).toEqual({ from: "2028-02-01", to: "2028-02-29" });
  expect(daysOf("last-month", "2027-03-31")).toEqual({ from: "2027-02-01", to: "2027-02-28" });
  expect(daysOf("last-month", "2027-01-01")).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  expect(daysOf("year", "2027-07-01")).toEqual({ from: "2027-01-01", to: "2027-12-31" });
  expect(daysOf("last-year", "2027-07-01")).toEqual({ from: "2026-01-01", to: "2026-12-31" });
});

test("the list asks for what the address says and no more", () => {
  expect(filterOf({}, "2026-11-28")).toEqual({ q: "" });
  expect(filterOf({ period: "month", paid: "2026-10", invoice: 3 }, "2026-11-28")).toEqual({
    q: "",
    from: "2026-11-01",
    to: "2026-11-30",
    paidIn: "2026-10",
  });
});
