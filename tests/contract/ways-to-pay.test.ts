import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { outbox } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aDraft, anIssued, companyToday } from "#tests/support/invoices.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";
import { renderMail } from "#worker/ports/mail/render-mail.ts";

const DEPOSIT = { actionType: "deposit-payment", title: "Make deposit payment" } as const;
const SETTLEMENT = { actionType: "settlement-payment", title: "Settlement payment" } as const;
const account = (currency: "EUR" | "GBP", accountNumber: string) => ({
  currency,
  accountName: "Łukasz & Söhne",
  bankName: "",
  sortCode: "",
  accountNumber,
  iban: "",
  bic: "",
});

let portal: Portal;
let withoutCards: Portal;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("accounts", { DEMO_MODE: "1" });
  withoutCards = await aPortal("accounts");
  staff = await portal.staff();
});
afterAll(async () => {
  await portal.stop();
  await withoutCards.stop();
});

async function setAccounts(where: Portal, accounts: ReturnType<typeof account>[]) {
  const admin = await where.admin();
  const { version } = await admin.trpc.settings.bankAccounts.query({});
  await admin.trpc.settings.setBankAccounts.mutate({ accounts, version });
}

/** A journey with an owner who pays, and an invoice of it. */
async function invoiced(where: Portal, amount: number, steps: readonly object[] = [DEPOSIT, SETTLEMENT]) {
  const started = await startedJourney(where, steps as never, { isSequential: false });
  const { workspace, owner, ownerId } = started;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const invoice = await anIssued(await where.staff(), {
    workspaceId: workspace.id,
    currency: "GBP",
    lines: [{ description: "Pet travel", quantity: 1, unitAmount: amount }],
  });
  const ways = async (actor: Actor = owner) =>
    (await actor.trpc.billing.invoice.query({ invoiceId: invoice.id })).ways;
  return { ...started, invoice, ways };
}

test("[RPT-25] a bill that is open says where to send how much with which words, in its own currency, until it is paid or void", async () => {
  await setAccounts(portal, [account("EUR", "111"), account("GBP", "222")]);
  const [one, other] = [await invoiced(portal, 30_000, [{}]), await invoiced(portal, 30_000, [{}])];
  const found = await one.ways();
  expect(found).toMatchObject({ amount: 30_000, reference: one.invoice.invoiceNumber, card: null });
  expect(found?.accounts.map(({ accountNumber }) => accountNumber)).toEqual(["222"]);
  expect((await other.ways())?.reference).toBe(other.invoice.invoiceNumber);
  expect(one.invoice.invoiceNumber).not.toBe(other.invoice.invoiceNumber);
  const pay = (amount: number) =>
    staff.trpc.billing.recordPayment.mutate({
      invoiceId: one.invoice.id,
      receivedOn: companyToday(),
      amount,
      method: "bank",
    });
  await pay(10_000);
  expect(await one.ways()).toMatchObject({ amount: 20_000 });
  await pay(20_000);
  expect(await one.ways()).toBeNull();
  const { id: invoiceId, version } = other.invoice;
  await staff.trpc.billing.voidInvoice.mutate({ invoiceId, version, reason: "A mistake" });
  expect(await other.ways()).toBeNull();
});

test("[RPT-25] a bill is paid by card in the journey's to-do that it can take, by who may pay there, and nowhere else", async () => {
  const { ways, workspace, taskIds, owner, invoice } = await invoiced(portal, 170_000);
  const [deposit = 0, settlement = 0] = taskIds;
  const at = (taskId: number) => ({ card: { workspaceId: workspace.id, taskId } });
  expect(await ways()).toMatchObject(at(deposit));
  expect((await ways(staff))?.card).toBeNull();
  const card = { cardToken: "tok_0123456789", requestId: crypto.randomUUID() };
  await owner.trpc.payments.payByCard.mutate({ taskId: deposit, ...card });
  expect(await ways()).toMatchObject({ amount: 85_000, ...at(settlement) });
  await owner.trpc.payments.payByCard.mutate({
    taskId: settlement,
    ...card,
    requestId: crypto.randomUUID(),
  });
  expect(await ways()).toBeNull();
  expect((await staff.trpc.billing.invoice.query({ invoiceId: invoice.id })).status).toBe("paid");
  // A bill that is smaller than what the to-do asks for would not get the money.
  expect((await (await invoiced(portal, 5_000)).ways())?.card).toBeNull();
});

test("[RPT-25] where nothing is set up no account, no number and no card is named", async () => {
  await setAccounts(withoutCards, []);
  const { ways } = await invoiced(withoutCards, 170_000);
  expect(await ways()).toMatchObject({ amount: 170_000, accounts: [], card: null });
});

test("[RPT-25] what a transfer for the rest says differs from that for the deposit", async () => {
  const { owner, taskIds } = await invoiced(portal, 170_000);
  const references = await Promise.all(
    taskIds.map(async (taskId) => (await owner.trpc.payments.quote.query({ taskId })).bankReference),
  );
  expect(references.map((one) => one.split("-").at(-1))).toEqual(["DEPOSIT", "BALANCE"]);
});

test("[RPT-25] the mail of a bill leads to where it is paid, and of a paid one to the bill", async () => {
  const draft = await aDraft(staff, { customerEmail: "ann@example.com", customerName: "Ann" });
  const { id: invoiceId, version } = draft;
  await staff.trpc.billing.issue.mutate({ invoiceId, version, isMailed: true });
  const newest = async () => {
    const [mail] = await portal.db
      .select()
      .from(outbox)
      .where(eq(outbox.toEmail, "ann@example.com"))
      .orderBy(desc(outbox.id));
    return renderMail(mail?.template ?? "", mail?.payload).text;
  };
  const address = `${portal.origin}/invoice/${invoiceId}`;
  expect(await newest()).toContain(`${address}#pay`);
  await staff.trpc.billing.recordPayment.mutate({
    invoiceId,
    receivedOn: companyToday(),
    amount: draft.totalAmount,
    method: "bank",
  });
  await staff.trpc.billing.mail.mutate({ invoiceId });
  const paid = await newest();
  expect(paid).toContain(address);
  expect(paid).not.toContain("#pay");
});
