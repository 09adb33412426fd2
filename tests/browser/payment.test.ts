import { eq } from "drizzle-orm";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { payments, tasks } from "#db/schema.ts";
import { openBrowser, type Visitor } from "#tests/support/browser.ts";
import { fillCard, FIVE_STEPS, openJourney, openTodo } from "#tests/support/owner-page.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await aPortal("demo", { GATEWAY_DELAY_MS: "700", DEMO_MODE: "1" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

type Open = { page: Visitor; details: Locator; taskId: number; ownerId: number; workspaceId: number };

/** The deposit of a fresh journey with its payer, open on a phone. */
async function openDeposit(width = 390): Promise<Open> {
  const { workspace, taskIds, owner, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(0, 2));
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width });
  const details = await openTodo(page, "Make deposit payment");
  await details.getByRole("button", { name: "Pay £850.00" }).waitFor();
  return { page, details, taskId: taskIds[0] ?? 0, ownerId, workspaceId: workspace.id };
}

const close = (page: Page) => page.context().close();
const paid = (taskId: number) => portal.db.select().from(payments).where(eq(payments.taskId, taskId));
const words = async (part: Locator) => (await part.innerText()).replaceAll(/\s+/g, " ");

test("[PAY-10] [CONST-27] [CONST-42] [CONST-43] [CONST-44] [CONST-45] [ENT-29] the items, their sum and its halves, in pounds", async () => {
  const { page, details } = await openDeposit();
  const text = await words(details);
  expect(text).toContain("Pet Travel Service £1,500.00");
  expect(text).toContain("Documentation Processing £200.00");
  expect(text).toContain("Total £1,700.00");
  expect(text).toContain("Deposit (50%) £850.00");
  expect(text).toContain("Due before travel £850.00");
  await close(page);
});

test("[VAL-CARD-01] [VAL-CARD-02] [VAL-CARD-03] [VAL-CARD-04] [VAL-CARD-05] [ENT-31] [ERR-18] card fields are formatted while typed and checked beside the field before anything is sent", async () => {
  const { page, details, taskId } = await openDeposit();
  const field = (label: string) => details.getByLabel(label);
  await details.getByRole("button", { name: /^Pay/ }).click();
  await details.getByText("Enter the card number").waitFor();
  await details.getByText("Enter the name on the card").waitFor();
  expect(await field("Card number").evaluate((one) => one === document.activeElement)).toBe(true);

  await field("Card number").pressSequentially("42424242x42424243999");
  await field("Expiry").pressSequentially("0120");
  await field("CVV").pressSequentially("12a34");
  await field("Cardholder name").fill("محمد Ł-42");
  expect(await field("Card number").inputValue()).toBe("4242 4242 4242 4243");
  expect(await field("Expiry").inputValue()).toBe("01/20");
  expect(await field("CVV").inputValue()).toBe("123");
  await details.getByRole("button", { name: /^Pay/ }).click();
  await details.getByText(/^Check the card number/).waitFor();
  await details.getByText("This card has expired").waitFor();
  expect(await paid(taskId)).toEqual([]);

  // A digit put in at the front leaves the caret where the next one belongs.
  await field("Card number").fill("");
  await field("Card number").pressSequentially("2424242424242");
  await page.keyboard.press("Home");
  await page.keyboard.type("4");
  await page.keyboard.type("0");
  expect(await field("Card number").inputValue()).toBe("4024 2424 2424 242");
  await close(page);
});

test("[PAY-01] [PAY-02] [PAY-03] [PAY-04] [PAY-05] [PAY-11] [PAY-12] [PAY-13] [ENT-30] [API-28] form, processing, success: paid once, and the card never leaves the browser", async () => {
  const { page, details, taskId, ownerId } = await openDeposit();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url() + (request.postData() ?? "")));
  await fillCard(details);
  await details.getByRole("button", { name: "Pay £850.00" }).dblclick();
  const processing = details.getByRole("button", { name: "Processing Payment..." });
  await processing.waitFor();
  expect(await processing.isDisabled()).toBe(true);
  await details.getByText("Payment Successful!").waitFor();
  const text = await words(details);
  expect(text).toContain("Your deposit payment has been processed.");
  expect(text).toContain("Deposit paid £850.00");
  expect(text).toContain("Remaining balance due before travel £850.00");
  expect(await details.getByRole("button", { name: /^Pay/ }).count()).toBe(0);

  const [payment, ...others] = await paid(taskId);
  expect(others).toEqual([]);
  expect(payment).toMatchObject({
    status: "succeeded",
    method: "card",
    amount: 85_000,
    currency: "GBP",
    payerId: ownerId,
  });
  expect(payment?.items.every(({ required }) => required)).toBe(true);
  expect(text).toContain(payment?.transactionId ?? "none");
  expect(decodeURIComponent(sent.join("\n"))).not.toMatch(/4242[ +]?4242|12\/35/);
  const [task] = await portal.db.select().from(tasks).where(eq(tasks.id, taskId));
  expect(task?.status).toBe("completed");

  await details.getByRole("button", { name: "Go on with Flight Booking Form" }).click();
  await details.getByRole("heading", { name: "Flight Booking Form" }).waitFor();
  await close(page);
});

test("[ERR-15] [PAY-05] a card that the bank refuses takes nothing, and another one pays afterwards", async () => {
  const { page, details, taskId } = await openDeposit(1200);
  await fillCard(details, { number: "4000000000000002" });
  await details.getByRole("button", { name: /^Pay/ }).click();
  await details.getByText("Payment processing failed. Please try again.").waitFor();
  await details.getByText("Nothing was taken.").waitFor();
  expect(await details.getByLabel("Card number").inputValue()).toBe("4000 0000 0000 0002");
  expect((await paid(taskId)).map(({ status }) => status)).toEqual(["failed"]);
  await details.getByLabel("Card number").fill("4242424242424242");
  await details.getByRole("button", { name: /^Pay/ }).click();
  await details.getByText("Payment Successful!").waitFor();
  expect((await paid(taskId)).map(({ status }) => status)).toEqual(["failed", "succeeded"]);
  await close(page);
});

test("a lost answer: trying again finishes the same payment, and it is taken once", async () => {
  const { page, details, taskId } = await openDeposit();
  await page.route(/payByCard/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillCard(details);
  await details.getByRole("button", { name: /^Pay/ }).click();
  await details.getByText("Payment processing failed. Please try again.").waitFor();
  await page.unroute(/payByCard/);
  await details.getByRole("button", { name: /^Pay/ }).click();
  await details.getByText("Payment Successful!").waitFor();
  expect((await paid(taskId)).map(({ status }) => status)).toEqual(["succeeded"]);
  await close(page);
});

test("a lost answer and another card: what has been paid is shown and not paid again", async () => {
  const { page, details, taskId } = await openDeposit();
  await page.route(/payByCard/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await fillCard(details);
  await details.getByRole("button", { name: /^Pay/ }).click();
  await details.getByText("Payment processing failed. Please try again.").waitFor();
  await page.unroute(/payByCard/);
  await details.getByLabel("Card number").fill("5555555555554444");
  await details.getByRole("button", { name: /^Pay/ }).click();
  await details.getByText("Payment Successful!").waitFor();
  expect(await paid(taskId)).toHaveLength(1);
  await close(page);
});

test("without a payer nothing is sent, and the widget says what to do first", async () => {
  const { workspace, taskIds, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(0, 1));
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 390 });
  const details = await openTodo(page, "Make deposit payment");
  await fillCard(details);
  await details.getByRole("button", { name: /^Pay/ }).click();
  await details.getByText("Set the payer above, then you can pay.").waitFor();
  expect(await paid(taskIds[0] ?? 0)).toEqual([]);
  await close(page);
});

test("[PAY-06] [PAY-07] [PAY-08] [PAY-09] [CONST-46] [CONST-47] [CONST-48] by bank: the account, the reference, the days it takes; the pay button rests, and staff hear of the transfer", async () => {
  const { page, details, taskId } = await openDeposit();
  await fillCard(details);
  await details.getByText("Bank transfer", { exact: true }).click();
  await details.getByText("1-2 business days").waitFor();
  const quote = await (await portal.staff()).trpc.payments.quote.query({ taskId });
  const text = await words(details);
  const [account] = quote.accounts;
  const facts = [account?.accountName, account?.iban, account?.accountNumber, account?.sortCode];
  for (const fact of [...facts, "Ann Reed-DEPOSIT"]) expect(text).toContain(fact ?? "no account");
  expect(await details.getByRole("button", { name: "Pay £850.00" }).isDisabled()).toBe(true);
  await details.getByRole("button", { name: "I have sent the transfer" }).click();
  await details.getByText("We are waiting for your transfer.").waitFor();
  expect((await paid(taskId)).map(({ status, method }) => [status, method])).toEqual([
    ["awaiting_transfer", "bank"],
  ]);
  await details.getByText("Card", { exact: true }).click();
  expect(await details.getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
  await close(page);
});

test("[RPT-43] on a wide page, where the next step stands open by itself, the success stays until its reader goes on", async () => {
  const { workspace, owner, ownerId } = await startedJourney(portal, FIVE_STEPS.slice(0, 2));
  await owner.trpc.workspaces.setPayer.mutate({ workspaceId: workspace.id, userId: ownerId });
  const page = await openJourney(browser, portal, workspace.id, { as: ownerId, width: 1440 });
  await page.getByRole("button", { name: "Pay £850.00" }).waitFor();
  await fillCard(page.locator("main"));
  await page.getByRole("button", { name: "Pay £850.00" }).click();
  await page.getByText("Payment Successful!").waitFor();
  const goOn = page.getByRole("button", { name: /^Go on with / });
  await goOn.waitFor();
  expect(await page.getByText("Payment Successful!").isVisible()).toBe(true);
  await page.reload();
  await page.getByText("Payment Successful!").waitFor();
  await close(page);
});
