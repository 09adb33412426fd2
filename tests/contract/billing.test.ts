import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { BillingStats, Invoice, InvoiceDetail } from "#contracts/billing/shapes.ts";
import { addDays, dateInZone } from "#contracts/core/dates.ts";
import { invoices } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { TEST_ZONE } from "#tests/support/worker.ts";

let portal: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const today = () => dateInZone(new Date(), TEST_ZONE);

async function statsNow(): Promise<BillingStats> {
  const answer = await staff.get("/api/billing/stats");
  expect([answer.status, answer.trips]).toEqual([200, 1]);
  return BillingStats.parse(answer.json());
}

/** The same figures by walking every invoice. */
async function walked(): Promise<BillingStats> {
  const month = today().slice(0, 7);
  const sums = { totalRevenue: 0, monthlyRecurring: 0, pendingPayments: 0, overdueAmount: 0 };
  for (const invoice of await portal.db.select().from(invoices).where(eq(invoices.currency, "USD"))) {
    const { status, totalAmount, paidAmount, dueDate, issuedOn, isRecurring } = invoice;
    const open = totalAmount - paidAmount;
    if (status === "paid") sums.totalRevenue += totalAmount;
    if (status === "sent" && dueDate >= today()) sums.pendingPayments += open;
    if (status === "overdue" || (status === "sent" && dueDate < today())) sums.overdueAmount += open;
    if (isRecurring && (status === "paid" || status === "sent") && issuedOn.startsWith(month)) {
      sums.monthlyRecurring += totalAmount;
    }
  }
  return { ...sums, currency: "USD" };
}

let made = 0;
async function anInvoice(facts: Partial<typeof invoices.$inferInsert>) {
  made += 1;
  const [invoice] = await portal.db
    .insert(invoices)
    .values({
      invoiceNumber: `TEST-${made}`,
      clientId: 1,
      serviceDescription: "Travel",
      issuedOn: today(),
      dueDate: addDays(today(), 10),
      totalAmount: 12_345,
      currency: "USD",
      ...facts,
    })
    .returning();
  if (!invoice) throw new Error("No invoice");
  return invoice;
}

describe("the list of invoices", () => {
  test("[API-16] [ENT-15] names every field, newest issued first, of every status", async () => {
    const answer = await staff.get<unknown[]>("/api/billing/invoices?limit=200");
    const all = answer.json().map((row) => Invoice.parse(row));
    // The specification's four; `void` is what becomes of one that is called off.
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(["paid", "sent", "draft", "overdue"]));
    const order = await portal.db
      .select({ id: invoices.id })
      .from(invoices)
      .orderBy(sql`issued_on desc, id desc`);
    expect(all.map(({ id }) => id)).toEqual(order.map(({ id }) => id));
    expect(all.every(({ totalAmount }) => Number.isInteger(totalAmount))).toBe(true);
    const detail = InvoiceDetail.parse(
      await staff.trpc.billing.invoice.query({ invoiceId: all[0]?.id ?? 0 }),
    );
    expect(detail.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(all[0]?.totalAmount);
  });

  test("is the company's: an owner sees neither invoices nor figures", async () => {
    const owner = await portal.owner();
    for (const path of ["/api/billing/invoices", "/api/billing/stats"]) {
      expect((await owner.get(path)).status).toBe(403);
    }
  });
});

describe("the four figures", () => {
  test("[API-17] [ENT-16] are the sums of the books in cents, in USD only", async () => {
    const stats = await statsNow();
    expect(stats).toEqual(await walked());
    for (const amount of [
      stats.totalRevenue,
      stats.pendingPayments,
      stats.overdueAmount,
      stats.monthlyRecurring,
    ]) {
      expect(amount).toBeGreaterThan(0);
    }
  });

  test("[CONST-29] other currencies are never added in", async () => {
    const before = await statsNow();
    for (const status of ["paid", "sent", "overdue"] as const) {
      await anInvoice({ currency: "GBP", status, isRecurring: true });
    }
    expect(await statsNow()).toEqual(before);
    const figures = await staff.trpc.billing.figures.query({});
    expect(figures[0]).toMatchObject(before);
    expect(figures.map(({ currency }) => currency)).toEqual(["USD", "GBP", "EUR"]);
    for (const { currency, months, totalRevenue } of figures) {
      expect(months).toHaveLength(12);
      expect(months.at(-1)?.month).toBe(today().slice(0, 7));
      expect([currency, months.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
        currency,
        totalRevenue,
      ]);
    }
  });

  test("follow an invoice from draft to sent, past its day, to paid, and away", async () => {
    const before = await statsNow();
    const { id } = await anInvoice({ status: "draft", isRecurring: true });
    expect(await statsNow()).toEqual(before);
    const change = (set: Partial<typeof invoices.$inferInsert>) =>
      portal.db.update(invoices).set(set).where(eq(invoices.id, id));
    await change({ status: "sent" });
    expect(await statsNow()).toEqual({
      ...before,
      pendingPayments: before.pendingPayments + 12_345,
      monthlyRecurring: before.monthlyRecurring + 12_345,
    });
    await change({ dueDate: today() });
    expect((await statsNow()).pendingPayments).toBe(before.pendingPayments + 12_345);
    await change({ dueDate: addDays(today(), -1), totalAmount: 20_000 });
    expect(await statsNow()).toEqual({
      ...before,
      overdueAmount: before.overdueAmount + 20_000,
      monthlyRecurring: before.monthlyRecurring + 20_000,
    });
    await change({ status: "overdue" });
    expect(await statsNow()).toEqual({ ...before, overdueAmount: before.overdueAmount + 20_000 });
    await change({ status: "paid", issuedOn: "2020-01-01" });
    expect(await statsNow()).toEqual({ ...before, totalRevenue: before.totalRevenue + 20_000 });
    await change({ currency: "EUR" });
    expect(await statsNow()).toEqual(before);
    await portal.db.delete(invoices).where(eq(invoices.id, id));
    expect(await statsNow()).toEqual(before);
    expect(await statsNow()).toEqual(await walked());
  });
});
