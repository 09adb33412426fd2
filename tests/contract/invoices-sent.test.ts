import { randomUUID } from "node:crypto";

import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { clients, invoices, outbox, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDraft, companyToday } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { refusalOf } from "#tests/support/started-journey.ts";
import { renderMail } from "#worker/ports/mail/render-mail.ts";

let portal: Portal;
let staff: Actor;
let admin: Actor;
beforeAll(async () => {
  portal = await aPortal("demo", { PUBLIC_ORIGIN: "https://portal.example" });
  staff = await portal.staff();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

const find = (invoiceId: number, actor = staff) => actor.trpc.billing.invoice.query({ invoiceId });
const lines = [
  { description: "Pet travel service", quantity: 1, unitAmount: 100_001, taxRate: 2_000 },
  { description: "Crate ‏كبير‎ & <b>bowl</b>", quantity: 3, unitAmount: 3_333, taxRate: 750 },
  { description: "Discount", quantity: 1, unitAmount: -5_000 },
];

describe("an invoice by mail", () => {
  test("[BILL-13] goes out with its number once it is issued, in both parts, and again when asked", async () => {
    const draft = await aDraft(staff, { lines, customerEmail: "ann@example.com", customerName: "Ann" });
    const issued = await staff.trpc.billing.issue.mutate({
      invoiceId: draft.id,
      version: draft.version,
      isMailed: true,
    });
    const requestId = randomUUID();
    await staff.trpc.billing.mail.mutate({ invoiceId: draft.id, requestId });
    await staff.trpc.billing.mail.mutate({ invoiceId: draft.id, requestId });
    const sent = await portal.db.select().from(outbox).where(eq(outbox.toEmail, "ann@example.com"));
    expect(sent).toHaveLength(2);
    for (const { template, payload } of sent) {
      const { subject, text, html } = renderMail(template, payload);
      expect(subject).toContain(issued.invoiceNumber);
      for (const part of [text, html]) {
        expect(part).toContain("$1,257.50");
        expect(part).toContain(`https://portal.example/invoice/${draft.id}`);
        expect(part).toContain("VAT 7.5 %");
      }
      expect(html).not.toContain("<b>bowl</b>");
    }
    expect((await find(draft.id)).mailedAt).not.toBeNull();
    const [other] = await portal.db
      .select()
      .from(invoices)
      .where(eq(invoices.status, "draft"))
      .orderBy(desc(invoices.id));
    expect(await refusalOf(staff.trpc.billing.mail.mutate({ invoiceId: other?.id ?? 0 }))).toMatchObject({
      status: 409,
    });
  });
});

describe("what an owner sees", () => {
  test("[BILL-14] their own invoices once they are issued, without what colleagues noted; nobody else's", async () => {
    const owner = await portal.owner();
    const second = await portal.secondOwner();
    const draft = await aDraft(staff, { workspaceId: 1 });
    expect(await refusalOf(find(draft.id, owner))).toEqual({ status: 404, fault: "not_found" });
    const issued = await staff.trpc.billing.issue.mutate({ invoiceId: draft.id, version: draft.version });
    await staff.trpc.billing.recordPayment.mutate({
      invoiceId: issued.id,
      receivedOn: companyToday(),
      amount: 100,
      method: "cash",
      note: "CANARY",
    });
    const seen = await find(issued.id, owner);
    expect(seen).toMatchObject({ invoiceNumber: issued.invoiceNumber, paidAmount: 100 });
    expect(JSON.stringify(seen)).not.toContain("CANARY");
    expect(await refusalOf(find(issued.id, second))).toEqual({ status: 404, fault: "not_found" });
    const news = await owner.trpc.notifications.list.query({});
    expect(news.items.map(({ title, actionUrl }) => [title, actionUrl])).toContainEqual([
      "New invoice: Pet travel service",
      `/invoice/${issued.id}`,
    ]);
  });
});

describe("the settings of invoices", () => {
  test("[BILL-15] are changed by administrators only, and a stale change is refused", async () => {
    const { version, ...before } = await staff.trpc.billing.settings.query({});
    const next = { ...before, taxNumber: "GB 123", taxRate: 2_000, taxName: "VAT" };
    expect(await refusalOf(staff.trpc.billing.updateSettings.mutate({ ...next, version }))).toMatchObject({
      status: 403,
    });
    await admin.trpc.billing.updateSettings.mutate({ ...next, version });
    expect(await staff.trpc.billing.settings.query({})).toEqual({ ...next, version: version + 1 });
    expect(await refusalOf(admin.trpc.billing.updateSettings.mutate({ ...next, version }))).toEqual({
      status: 409,
      fault: "stale_version",
    });
    expect((await find((await aDraft(staff)).id)).seller.taxNumber).toBe("GB 123");
  });
});

test("[OWN-26] an invoice that is mailed when it is issued brings its client no second mail of the same", async () => {
  const owner = await portal.owner();
  await owner.trpc.notifications.setPreference.mutate({ kind: "payment", channel: "mail" });
  const [client] = await portal.db.select().from(clients).where(eq(clients.userId, DEMO_ACCOUNTS.owner));
  const [account] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.owner));
  const email = account?.email ?? "";
  const mailsOf = async () =>
    (await portal.db.select().from(outbox).where(eq(outbox.toEmail, email))).map(({ template }) => template);
  const before = await mailsOf();
  for (const isMailed of [true, false]) {
    const draft = await aDraft(staff, { lines, customerEmail: email, clientId: client?.id ?? 0 });
    await staff.trpc.billing.issue.mutate({ invoiceId: draft.id, version: draft.version, isMailed });
  }
  expect((await mailsOf()).slice(before.length).toSorted()).toEqual(["invoice", "notification"]);
});
