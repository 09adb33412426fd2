import { describe, expect, test } from "vitest";

import {
  creditOf,
  type InvoiceEvent,
  type InvoiceState,
  nextInvoiceState,
  openAmount,
} from "./invoice-states.ts";
import { INVOICE_STATUSES } from "./terms.ts";

const TODAY = "2026-11-28";
const state = (facts: Partial<InvoiceState> = {}): InvoiceState => ({
  status: "sent",
  dueDate: "2026-12-12",
  total: 10_000,
  paid: 0,
  ...facts,
});
const after = (facts: Partial<InvoiceState>, event: InvoiceEvent, today = TODAY) =>
  nextInvoiceState(state(facts), event, today);
const book = (amount: number): InvoiceEvent => ({ type: "book", amount });

describe("issuing", () => {
  test("makes a draft sent, or paid where a deposit covers it", () => {
    expect(after({ status: "draft" }, { type: "issue" })?.status).toBe("sent");
    expect(after({ status: "draft", dueDate: TODAY }, { type: "issue" })?.status).toBe("sent");
    expect(after({ status: "draft", paid: 10_000 }, { type: "issue" })?.status).toBe("paid");
  });

  test("is refused for what comes to nothing, is due in the past or is issued", () => {
    expect(after({ status: "draft", total: 0 }, { type: "issue" })).toBeNull();
    expect(after({ status: "draft", dueDate: "2026-11-27" }, { type: "issue" })).toBeNull();
    for (const status of INVOICE_STATUSES.filter((one) => one !== "draft")) {
      expect([status, after({ status }, { type: "issue" })]).toEqual([status, null]);
    }
  });
});

describe("money", () => {
  test("adds up: parts leave it open, the last one pays it, one taken back opens it again", () => {
    const half = after({}, book(4_000));
    expect(half).toMatchObject({ status: "sent", paid: 4_000 });
    expect(after({ paid: 4_000 }, book(6_000))).toMatchObject({ status: "paid", paid: 10_000 });
    expect(after({ status: "paid", paid: 10_000 }, book(-6_000))).toMatchObject({
      status: "sent",
      paid: 4_000,
    });
  });

  test("taken back after the due date leaves it overdue", () => {
    const late = { status: "paid", paid: 10_000, dueDate: "2026-11-27" } as const;
    expect(after(late, book(-1))?.status).toBe("overdue");
  });

  test("is never less than nothing, and never on a void invoice", () => {
    expect(after({ paid: 10 }, book(-11))).toBeNull();
    expect(after({}, book(0))).toBeNull();
    expect(after({ status: "void" }, book(5))).toBeNull();
  });

  test("on a draft waits for its issue", () => {
    expect(after({ status: "draft" }, book(10_000))).toMatchObject({ status: "draft", paid: 10_000 });
  });
});

test("[BILL-23] however money comes in parts, too much, and goes back, either a rest is open or a credit is due, and they add up", () => {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % (most + 1);
  };
  for (let round = 0; round < 500; round++) {
    let now = state({ total: 1 + next(20_000) });
    let sum = 0;
    for (let step = 0; step < 8; step++) {
      const credit = creditOf(now);
      // What is too much goes back now and then, whole or in part, never more.
      const amount = credit > 0 && next(1) === 0 ? -(1 + next(credit - 1)) : 1 + next(9_000);
      const booked = nextInvoiceState(now, book(amount), TODAY);
      if (!booked) throw new Error("Refused");
      now = booked;
      sum += amount;
      const rest = Math.max(0, openAmount(now));
      expect(now.paid).toBe(sum);
      expect(now.paid + rest - creditOf(now)).toBe(now.total);
      expect(Math.min(rest, creditOf(now))).toBe(0);
      expect(now.status).toBe(rest === 0 ? "paid" : "sent");
      expect(amount < 0 && now.status !== "paid").toBe(false);
    }
  }
});

describe("a day begins", () => {
  test("an open invoice is overdue from the day after its due date, not on it", () => {
    expect(after({ dueDate: TODAY }, { type: "dayBegins" })?.status).toBe("sent");
    expect(after({ dueDate: TODAY }, { type: "dayBegins" }, "2026-11-29")?.status).toBe("overdue");
  });

  test("twice is as once, and nothing else is touched", () => {
    for (const status of INVOICE_STATUSES) {
      const paid = status === "paid" ? 10_000 : 0;
      const once = after({ status, paid, dueDate: "2026-01-01" }, { type: "dayBegins" });
      expect(once && nextInvoiceState(once, { type: "dayBegins" }, TODAY)).toEqual(once);
      expect(once?.status).toBe(status === "sent" ? "overdue" : status);
    }
  });
});

test("what is void stays void, and only an open invoice without money on it becomes so", () => {
  expect(after({}, { type: "void" })?.status).toBe("void");
  expect(after({ status: "overdue" }, { type: "void" })?.status).toBe("void");
  expect(after({ paid: 1 }, { type: "void" })).toBeNull();
  for (const status of ["draft", "paid", "void"] as const)
    expect(after({ status }, { type: "void" })).toBeNull();
});
