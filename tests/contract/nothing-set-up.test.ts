import { randomUUID } from "node:crypto";

import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Prices } from "#contracts/payments/prices-shapes.ts";
import { activity, outbox, payments, users } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { snapshot } from "#tests/support/snapshot.ts";
import { refusalOf, startedJourney } from "#tests/support/started-journey.ts";

const DEPOSIT = { actionType: "deposit-payment", title: "Make deposit payment" } as const;
const SETTLEMENT = { actionType: "settlement-payment", title: "Settlement payment" } as const;
const PRICES: Prices = {
  currency: "EUR",
  items: [{ description: "Pet travel", amount: 120_000, required: true }],
  depositPercent: 30,
};
const ACCOUNT = {
  currency: "EUR",
  accountName: "The Company GmbH",
  bankName: "A Bank",
  sortCode: "",
  accountNumber: "",
  iban: "DE89 3704 0044 0532 0130 00",
  bic: "",
} as const;

let portal: Portal;
let admin: Actor;
let staff: Actor;
beforeAll(async () => {
  portal = await aPortal("blank");
  await portal.db
    .insert(users)
    .values([
      person(DEMO_ACCOUNTS.administrator, "Ada King", "admin"),
      person(DEMO_ACCOUNTS.staff, "Grace Hill", "staff"),
    ]);
  admin = await portal.admin();
  staff = await portal.staff();
});
afterAll(() => portal.stop());

const person = (id: number, fullName: string, role: "admin" | "staff") => ({
  id,
  fullName,
  role,
  email: `${role}@company.example`,
  status: "active" as const,
});

async function payable() {
  const started = await startedJourney(portal, [DEPOSIT, SETTLEMENT], { isSequential: false });
  const { workspace, owner, ownerId } = started;
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const [deposit = 0, settlement = 0] = started.taskIds;
  return { ...started, deposit, settlement };
}

const byCard = (actor: Actor, taskId: number) =>
  actor.trpc.payments.payByCard.mutate({ taskId, cardToken: "aaaaaaaaaaaa", requestId: randomUUID() });
const byTransfer = (actor: Actor, taskId: number) =>
  actor.trpc.payments.announceTransfer.mutate({ taskId, requestId: randomUUID() });

test("[TRUST-45] where nothing is set nobody is offered an account, a number or a price, and nothing can be paid", async () => {
  const { owner, deposit, workspace } = await payable();
  expect(await owner.trpc.payments.quote.query({ taskId: deposit })).toMatchObject({
    items: [],
    total: 0,
    deposit: 0,
    accounts: [],
    card: "none",
  });
  expect(await owner.trpc.help.contact.query({})).toEqual({ email: null, phone: null });
  const journey = await owner.trpc.journeys.customerWorkspace.query({ workspaceId: workspace.id });
  expect(journey.todos.map(({ status }) => status)).toEqual(["pending", "pending"]);
  const before = snapshot(portal);
  const conflict = { status: 409, fault: "wrong_state" };
  expect(await refusalOf(byCard(owner, deposit))).toEqual(conflict);
  expect(await refusalOf(byTransfer(owner, deposit))).toEqual(conflict);
  const open = owner.trpc.payments.openCard.mutate({ taskId: deposit, requestId: randomUUID() });
  expect(await refusalOf(open)).toEqual(conflict);
  expect(snapshot(portal)).toBe(before);
});

test("[TRUST-46] a question of the help goes to nobody outside while no address is set for it", async () => {
  await staff.send("POST", "/api/help/questions", { desk: "chat", text: "Which crate?" });
  const mails = await portal.db.select().from(outbox).where(eq(outbox.template, "help-question"));
  expect(mails).toEqual([]);
});

test("[TRUST-47] what is missing before the company opens is told by what is really set, and counted", async () => {
  const { steps, missing } = await admin.trpc.settings.readiness.query({});
  const stateOf = (name: string) => steps.find((step) => step.name === name)?.state;
  for (const name of ["name", "contact", "prices", "bank", "cards", "invoices", "mail", "sender"])
    expect([name, stateOf(name)]).toEqual([name, "missing"]);
  expect(stateOf("timeZone")).toBe("set");
  expect(missing).toBe(steps.filter(({ name, state }) => state === "missing" && !OPTIONAL.has(name)).length);
});
const OPTIONAL = new Set<string>(["cards", "secondStep", "texts", "maps"]);

describe("once it is set", () => {
  test("[TRUST-48] prices, accounts and contact are set by administrators alone, by version, and written down", async () => {
    const { version } = await staff.trpc.settings.prices.query({});
    for (const call of [
      () => staff.trpc.settings.setPrices.mutate({ prices: PRICES, version }),
      () => staff.trpc.settings.setBankAccounts.mutate({ accounts: [ACCOUNT], version: 0 }),
      () =>
        staff.trpc.settings.setContact.mutate({
          email: "a@b.example",
          phone: "1",
          questionsTo: "",
          version: 0,
        }),
    ])
      expect(await refusalOf(call())).toMatchObject({ status: 403 });
    await admin.trpc.settings.setPrices.mutate({ prices: PRICES, version });
    const stale = admin.trpc.settings.setPrices.mutate({ prices: null, version });
    expect(await refusalOf(stale)).toEqual({ status: 409, fault: "stale_version" });
    await admin.trpc.settings.setBankAccounts.mutate({
      accounts: [{ ...ACCOUNT, iban: "de89370400440532013000" }],
      version: 0,
    });
    const contact = { email: "hello@company.example", phone: "+49 30 123456", questionsTo: "" };
    await admin.trpc.settings.setContact.mutate({ ...contact, version: 0 });
    expect(await staff.trpc.settings.bankAccounts.query({})).toEqual({ accounts: [ACCOUNT], version: 1 });
    const written = await portal.db
      .select()
      .from(activity)
      .where(eq(activity.kind, "setting.changed"))
      .orderBy(desc(activity.id));
    expect(written.slice(0, 3).map(({ subject }) => subject)).toEqual([
      "Company contact",
      "Bank accounts",
      "Prices",
    ]);
  });

  test("[TRUST-48] an account that cannot exist is refused by its field", async () => {
    const { version } = await admin.trpc.settings.bankAccounts.query({});
    const wrong = { ...ACCOUNT, iban: "DE89 3704 0044 0532 0130 01" };
    const call = admin.trpc.settings.setBankAccounts.mutate({ accounts: [wrong], version });
    expect(await refusalOf(call)).toMatchObject({
      status: 400,
      fields: { "accounts.0.iban": "Check the IBAN: a letter or a digit is wrong" },
    });
  });

  test("[TRUST-49] a journey costs what is set, its deposit is the share that is set, and cards stay refused", async () => {
    const { owner, deposit } = await payable();
    expect(await owner.trpc.payments.quote.query({ taskId: deposit })).toMatchObject({
      currency: "EUR",
      total: 120_000,
      deposit: 36_000,
      depositPercent: 30,
      remaining: 84_000,
      accounts: [ACCOUNT],
    });
    expect(await refusalOf(byCard(owner, deposit))).toMatchObject({ status: 409 });
    expect(await portal.db.select().from(payments)).toEqual([]);
    await byTransfer(owner, deposit);
    await admin.trpc.payments.confirmTransfer.mutate({ taskId: deposit });
    const [paid] = await portal.db.select().from(payments).where(eq(payments.taskId, deposit));
    expect([paid?.amount, paid?.status]).toEqual([36_000, "succeeded"]);
  });

  test("[TRUST-50] a template has prices of its own, and a journey too; what is left is the total less what came", async () => {
    const started = await payable();
    const { owner, deposit, settlement, workspace } = started;
    const { id: workspaceId } = workspace;
    await byTransfer(owner, deposit);
    const dearer = { ...PRICES, items: [{ description: "Pet travel", amount: 150_000, required: true }] };
    const change = async (prices: Prices) => {
      const { version } = await staff.trpc.payments.journeyPrices.query({ workspaceId });
      return staff.trpc.payments.setJourneyPrices.mutate({ workspaceId, prices, version });
    };
    expect(await refusalOf(change(dearer))).toMatchObject({ status: 409 });
    await admin.trpc.payments.confirmTransfer.mutate({ taskId: deposit });
    await change(dearer);
    expect(await owner.trpc.payments.quote.query({ taskId: settlement })).toMatchObject({
      total: 150_000,
      remaining: 114_000,
    });
    const cheaper = { ...PRICES, items: [{ description: "Pet travel", amount: 100, required: true }] };
    expect(await refusalOf(change(cheaper))).toMatchObject({ status: 400 });

    const templateId = workspace.templateId ?? 0;
    const { version } = await staff.trpc.payments.templatePrices.query({ templateId });
    const own = { templateId, prices: dearer, version };
    expect(await refusalOf(staff.trpc.payments.setTemplatePrices.mutate(own))).toMatchObject({ status: 403 });
    await admin.trpc.payments.setTemplatePrices.mutate(own);
    const again = await staff.trpc.workspaces.createFromTemplate.mutate({
      templateId,
      petName: "Tom",
      ownerName: "Ann Reed",
      ownerEmail: `ann.${randomUUID()}@example.com`,
      departureDate: "2031-06-01",
    });
    const priced = await staff.trpc.payments.journeyPrices.query({ workspaceId: again.id });
    expect(priced.prices).toEqual(dearer);
  });
});
