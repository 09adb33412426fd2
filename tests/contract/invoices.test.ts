import { randomUUID } from "node:crypto";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import { settings } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDraft, anIssued, companyToday, recordOf } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf } from "#tests/support/started-journey.ts";

let portal: Portal;
let staff: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo");
  staff = await portal.staff();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const find = (invoiceId: number, actor = staff) => actor.trpc.billing.invoice.query({ invoiceId });
const counter = async () => {
  const [row] = await portal.db.select().from(settings).where(eq(settings.key, "invoice_counter"));
  return (row?.value as { last: number } | undefined)?.last ?? 0;
};
const byNumber = (a: number, b: number) => a - b;
const numberAt = (place: number) => `INV-${String(place).padStart(5, "0")}`;
const lines = [
  { description: "Pet travel service", quantity: 1, unitAmount: 100_001, taxRate: 2_000 },
  { description: "Crate ‏كبير‎ & <b>bowl</b>", quantity: 3, unitAmount: 3_333, taxRate: 750 },
  { description: "Discount", quantity: 1, unitAmount: -5_000 },
];

describe("a draft", () => {
  test("[BILL-08] has its lines, its tax by line, and no number", async () => {
    const before = await counter();
    const draft = await aDraft(staff, { lines, serviceDescription: "Travel", notes: "Thank you" });
    expect(draft).toMatchObject({
      status: "draft",
      invoiceNumber: `DRAFT-${draft.id}`,
      version: 0,
      paidAmount: 0,
    });
    const detail = await find(draft.id);
    expect(detail.lines.map(({ amount, taxAmount }) => [amount, taxAmount])).toEqual([
      [100_001, 20_000],
      [9_999, 750],
      [-5_000, 0],
    ]);
    expect(detail).toMatchObject({
      netAmount: 105_000,
      taxAmount: 20_750,
      totalAmount: 125_750,
      notes: "Thank you",
    });
    expect(await counter()).toBe(before);
    expect(detail.seller).toMatchObject({ name: "Pet Travel Portal", taxName: "VAT" });
  });

  test("[RPT-24] a tax of three decimals is kept and counted in full, and a fourth one is refused", async () => {
    const taxed = (taxRate: number) => [{ description: "Care", quantity: 1, unitAmount: 100_000, taxRate }];
    const { lines: kept, taxAmount } = await find((await aDraft(staff, { lines: taxed(997.5) })).id);
    expect([kept[0]?.taxRate, taxAmount]).toEqual([997.5, 9_975]);
    expect((await refusalOf(aDraft(staff, { lines: taxed(997.55) }))).status).toBe(400);
  });

  test("[BILL-09] twice with one request id is one; its lines are written anew; it can be discarded", async () => {
    const requestId = randomUUID();
    const facts = { requestId, serviceDescription: "Once" };
    const [one, two] = await Promise.all([aDraft(staff, facts), aDraft(staff, facts)]);
    expect(two.id).toBe(one.id);
    expect(await refusalOf(aDraft(staff, { ...facts, serviceDescription: "Other" }))).toMatchObject({
      status: 409,
    });
    const changed = await staff.trpc.billing.update.mutate({
      invoiceId: one.id,
      version: one.version,
      serviceDescription: "Twice",
      customerName: "ÉLODIE Marchand",
      dueDate: one.dueDate,
      currency: "KWD",
      lines: [{ description: "Only line", quantity: 1, unitAmount: 1_234 }],
    });
    expect(changed).toMatchObject({
      totalAmount: 1_234,
      currency: "KWD",
      version: 1,
      customerName: "ÉLODIE Marchand",
    });
    expect((await find(one.id)).lines).toHaveLength(1);
    await staff.trpc.billing.remove.mutate({ invoiceId: one.id, version: 1 });
    expect(await refusalOf(find(one.id))).toEqual({ status: 404, fault: "not_found" });
    expect(await recordOf(portal, "Twice")).toEqual(["invoice.updated", "invoice.removed"]);
  });

  test("[BILL-09] a stale change answers 409 and changes nothing", async () => {
    const draft = await aDraft(staff);
    const patch = {
      invoiceId: draft.id,
      version: draft.version,
      serviceDescription: "First",
      dueDate: draft.dueDate,
      currency: "USD" as const,
      lines: [{ description: "Line", quantity: 1, unitAmount: 100 }],
    };
    await staff.trpc.billing.update.mutate(patch);
    const before = snapshot(portal);
    const stale = admin.trpc.billing.update.mutate({ ...patch, serviceDescription: "Second" });
    expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
    const issue = admin.trpc.billing.issue.mutate({ invoiceId: draft.id, version: draft.version });
    expect(await refusalOf(issue)).toEqual({ status: 409, fault: "stale_version" });
    expect(snapshot(portal)).toBe(before);
  });

  test("lines that come to less than nothing, no line, too many and fractions are refused", async () => {
    const line = { description: "Line", quantity: 1, unitAmount: 100 };
    const before = snapshot(portal);
    for (const wrong of [
      [],
      [{ ...line, unitAmount: -1 }],
      [{ ...line, quantity: 0 }],
      [{ ...line, quantity: 1.5 }],
      [{ ...line, unitAmount: 0.5 }],
      [{ ...line, description: "  " }],
      [{ ...line, taxRate: 10_001 }],
      Array.from({ length: 51 }, () => line),
    ]) {
      expect(await refusalOf(aDraft(staff, { lines: wrong }))).toMatchObject({
        status: 400,
        fault: "invalid_input",
      });
    }
    expect(snapshot(portal)).toBe(before);
  });
});

describe("issuing", () => {
  test("[BILL-10] twenty at once get the next twenty numbers, none missing, none twice", async () => {
    const first = await counter();
    const drafts = await Promise.all(Array.from({ length: 20 }, () => aDraft(staff)));
    const issued = await Promise.all(
      drafts.map(({ id, version }) => staff.trpc.billing.issue.mutate({ invoiceId: id, version })),
    );
    expect(issued.map(({ invoiceNumber }) => invoiceNumber).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => numberAt(first + 1 + index)),
    );
    expect(issued.every(({ status, issuedOn }) => status === "sent" && issuedOn === companyToday())).toBe(
      true,
    );
    expect(await counter()).toBe(first + 20);
  });

  test("[BILL-10] clicked twice counts once, and a refused one uses no number up", async () => {
    const first = await counter();
    const { id, version } = await aDraft(staff);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => staff.trpc.billing.issue.mutate({ invoiceId: id, version })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await counter()).toBe(first + 1);
    const late = await aDraft(staff, { dueDate: addDays(companyToday(), -1) });
    const nothing = await aDraft(staff, { lines: [{ description: "Gift", quantity: 1, unitAmount: 0 }] });
    for (const draft of [late, nothing]) {
      const call = staff.trpc.billing.issue.mutate({ invoiceId: draft.id, version: draft.version });
      expect((await refusalOf(call)).status).toBeGreaterThanOrEqual(400);
    }
    const { invoiceNumber } = await anIssued(staff);
    expect(invoiceNumber).toBe(numberAt(first + 2));
  });

  test("[BILL-09] what is issued is neither changed nor discarded, whatever becomes of its client", async () => {
    const issued = await anIssued(staff, { customerName: "Ann Reed" });
    const { id: invoiceId, version } = issued;
    const patch = {
      serviceDescription: "x",
      dueDate: issued.dueDate,
      currency: "USD",
      lines: [lines[0]],
    } as never;
    const before = snapshot(portal);
    expect(
      await refusalOf(
        staff.trpc.billing.update.mutate({ ...(patch as object), invoiceId, version } as never),
      ),
    ).toEqual({ status: 409, fault: "wrong_state" });
    expect(await refusalOf(staff.trpc.billing.remove.mutate({ invoiceId, version }))).toEqual({
      status: 409,
      fault: "wrong_state",
    });
    expect(snapshot(portal)).toBe(before);
    await portal.db.run(sql`update clients set full_name = 'Somebody else' where id = 1`);
    expect((await find(invoiceId)).customerName).toBe("Ann Reed");
  });
});

describe("a void invoice", () => {
  test("[BILL-11] keeps its number and says why, counts nowhere, and is the end", async () => {
    const stats = await staff.trpc.billing.stats.query({});
    const issued = await anIssued(staff);
    const voided = await staff.trpc.billing.voidInvoice.mutate({
      invoiceId: issued.id,
      version: issued.version,
      reason: "Booked twice",
    });
    expect(voided).toMatchObject({ status: "void", invoiceNumber: issued.invoiceNumber });
    expect((await find(issued.id)).voidReason).toBe("Booked twice");
    expect(await staff.trpc.billing.stats.query({})).toEqual(stats);
    expect(await recordOf(portal, issued.invoiceNumber)).toEqual(["invoice.voided"]);
    const pay = staff.trpc.billing.recordPayment.mutate({
      invoiceId: issued.id,
      receivedOn: companyToday(),
      amount: 1,
      method: "bank",
    });
    expect(await refusalOf(pay)).toEqual({ status: 409, fault: "wrong_state" });
  });
});

describe("the list", () => {
  const ids = async (filter: object) => (await staff.trpc.billing.invoices.query(filter)).items;

  test("[BILL-12] is narrowed by state, currency, days of issue, month of payment and text, and sorted", async () => {
    const all = await ids({ limit: 200 });
    const month = all.find(({ paidOn }) => paidOn)?.paidOn?.slice(0, 7) ?? "";
    const from = addDays(companyToday(), -60);
    const cases: [object, (one: (typeof all)[number]) => boolean][] = [
      [{ status: "overdue" }, ({ status }) => status === "overdue"],
      [{ currency: "EUR" }, ({ currency }) => currency === "EUR"],
      [
        { currency: "EUR", status: "paid" },
        ({ currency, status }) => currency === "EUR" && status === "paid",
      ],
      [{ from, to: companyToday() }, ({ issuedOn }) => issuedOn >= from && issuedOn <= companyToday()],
      [{ paidIn: month }, ({ paidOn }) => paidOn?.startsWith(month) ?? false],
      [
        { isRecurring: true },
        ({ isRecurring, status }) => isRecurring && (status === "paid" || status === "sent"),
      ],
      [{ workspaceId: 1 }, ({ workspaceId }) => workspaceId === 1],
    ];
    for (const [filter, belongs] of cases) {
      const wanted = all.filter(belongs).map(({ id }) => id);
      expect(wanted.length).toBeGreaterThan(0);
      expect([filter, (await ids({ ...filter, limit: 200 })).map(({ id }) => id).toSorted(byNumber)]).toEqual(
        [filter, wanted.toSorted(byNumber)],
      );
    }
    const byDue = await ids({ sort: "due", limit: 200 });
    expect(byDue.map(({ dueDate }) => dueDate)).toEqual(all.map(({ dueDate }) => dueDate).toSorted());
    const oldest = await ids({ sort: "oldest", limit: 200 });
    expect(oldest.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toReversed());
  });

  test("[BILL-12] finds number, customer, pet and service in every script; % and _ are letters", async () => {
    const made = await anIssued(staff, {
      customerName: "ÉLODIE สมชาย",
      serviceDescription: "100% of a_b",
    });
    for (const q of ["élodie", "สมชาย", made.invoiceNumber.toLowerCase(), "100%", "a_b", "%", "_b"]) {
      expect([q, (await ids({ q })).some(({ id }) => id === made.id)]).toEqual([q, true]);
    }
    expect(await ids({ q: "1_0%" })).toEqual([]);
    expect((await ids({ q: "élodie", status: "draft" })).some(({ id }) => id === made.id)).toBe(false);
    expect((await ids({ q: "田中" })).every(({ customerName }) => customerName === "田中 美咲")).toBe(true);
  });
});
