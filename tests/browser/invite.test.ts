import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { outbox } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;
/** What the page asked the server for, and with which body. */
let asked: { address: string; body: string }[] = [];

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/status", { as: DEMO_ACCOUNTS.staff });
  page.on("request", (request) => asked.push({ address: request.url(), body: request.postData() ?? "" }));
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});
beforeEach(async () => {
  await page.goto("/");
  await open();
  asked = [];
});

const card = () => page.locator("[data-workspace]").first();
const dialog = () => page.getByRole("dialog", { name: "Invite a customer" });
const field = (label: string) => dialog().getByLabel(label);
const send = () => dialog().getByRole("button", { name: /^(Send invitation|Sending)/ });
const toast = () => page.locator('section[aria-label="Messages (F8)"]');
const invitations = () => asked.filter(({ address }) => address.includes("invites.inviteCustomer"));

async function open(): Promise<void> {
  await card()
    .getByRole("button", { name: /^Invite a customer to/ })
    .click();
  await send().waitFor();
}
async function fill(name: string, email: string, message = ""): Promise<void> {
  await field("Customer name").fill(name);
  await field("Customer email").fill(email);
  await field("Personal message").fill(message);
}
async function says(title: string, description: string): Promise<void> {
  await toast().getByText(title, { exact: true }).waitFor();
  await toast().getByText(description, { exact: true }).waitFor();
}

test("[DASH-19] [VAL-INV-06] the dialog of a card takes name, e-mail and an optional message of three rows", async () => {
  const name = await card().getByRole("heading").textContent();
  await dialog().getByText(`They get a mail with a link to ${name}’s journey.`).waitFor();
  expect(await field("Customer name").inputValue()).toBe("");
  expect(await field("Customer email").getAttribute("type")).toBe("email");
  expect(await field("Personal message (optional)").getAttribute("rows")).toBe("3");
  expect(await seriousFindings(page)).toEqual([]);
});

test.each([
  ["[VAL-INV-01]", "  ", "ann@example.com"],
  ["[VAL-INV-02]", "Ann", " "],
])("%s without a name or an e-mail nothing is sent", async (_, name, email) => {
  await fill(name, email);
  await send().click();
  await says("Required Fields Missing", "Please enter both customer name and email address");
  expect(invitations()).toEqual([]);
});

test("[VAL-INV-03] an e-mail without an '@' is not sent", async () => {
  await fill("Ann", "ann.example.com");
  await send().click();
  await says("Invalid Email", "Please enter a valid email address");
  expect(invitations()).toEqual([]);
});

test("[VAL-INV-04] [VAL-INV-05] [ERR-07] [STATE-11] what is sent is trimmed; then the dialog is gone, its fields are empty and the list is read again", async () => {
  await fill("  Ann  ", "ann.first@example.com ", "   ");
  await send().click();
  await says("Invitation Sent", "Customer invitation sent to ann.first@example.com");
  await dialog().waitFor({ state: "detached" });
  expect(invitations()).toHaveLength(1);
  const body = invitations()[0]?.body ?? "";
  expect(body).toContain('"name":"Ann"');
  expect(body).toContain('"email":"ann.first@example.com"');
  expect(body).not.toContain("personalMessage");
  await expect.poll(() => asked.some(({ address }) => address.includes("workspaces.list"))).toBe(true);
  await open();
  for (const label of ["Customer name", "Customer email", "Personal message"]) {
    expect(await field(label).inputValue()).toBe("");
  }
});

test("[VAL-INV-04] a personal message goes along, trimmed", async () => {
  await fill("Ann", "ann.second@example.com", "  Welcome aboard  ");
  await send().click();
  await says("Invitation Sent", "Customer invitation sent to ann.second@example.com");
  expect(invitations()[0]?.body).toContain('"personalMessage":"Welcome aboard"');
});

test("[ERR-03] [ERR-05] a refused invitation says so in one sentence, marks the field and keeps the dialog", async () => {
  await fill("Ann", "ann@nowhere");
  await send().click();
  await says("Invitation Failed", "Failed to send invitation");
  await dialog().getByText("Please enter a valid email address").waitFor();
  expect(await field("Customer email").inputValue()).toBe("ann@nowhere");
});

test("[ERR-03] where the line is down the toast has the error's own words", async () => {
  await page.route(/invites\.inviteCustomer/, (route) => route.abort());
  await fill("Ann", "ann.third@example.com");
  await send().click();
  await says("Invitation Failed", "Failed to fetch");
  expect(await send().textContent()).toBe("Send invitation");
  await page.unroute(/invites\.inviteCustomer/);
});

test("[STATE-10] while an invitation is on its way nothing closes the dialog, and it is sent once", async () => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/invites\.inviteCustomer/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await fill("Ann", "ann.fourth@example.com");
  await send().dblclick();
  await expect.poll(() => send().textContent()).toBe("Sending...");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 450);
  expect(await dialog().getByRole("button", { name: "Close" }).isDisabled()).toBe(true);
  expect(await dialog().getByRole("button", { name: "Cancel" }).isDisabled()).toBe(true);
  await dialog().waitFor();
  arrived.resolve();
  await dialog().waitFor({ state: "detached" });
  expect(invitations()).toHaveLength(1);
  await page.unroute(/invites\.inviteCustomer/);
  expect(
    await portal.db.select().from(outbox).where(eq(outbox.toEmail, "ann.fourth@example.com")),
  ).toHaveLength(1);
});

test("[RPT-12] an invitation whose mail is refused for good reads undelivered, with why, as soon as that is known", async () => {
  await fill("Nobody Known", "nobody.known@example.com");
  await send().click();
  await says("Invitation Sent", "Customer invitation sent to nobody.known@example.com");
  await open();
  const row = dialog().getByRole("listitem").filter({ hasText: "nobody.known@example.com" });
  await row.getByText("Waiting", { exact: true }).waitFor();
  await portal.db
    .update(outbox)
    .set({ failedAt: new Date(), lastError: "550 5.1.1 No such person here" })
    .where(eq(outbox.toEmail, "nobody.known@example.com"));
  await portal.runDuties();
  await row.getByText("Undelivered", { exact: true }).waitFor();
  await row.getByText("The mail was given up on: 550 5.1.1 No such person here").waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.goto("/notifications");
  await page.getByText("The invitation for Nobody Known did not arrive").first().waitFor();
  await page.goto("/");
  await open();
  await row.getByRole("button", { name: /Nobody Known/ }).click();
  await page.getByRole("menuitem", { name: "Send again" }).click();
  await row.filter({ hasText: "Waiting" }).waitFor();
});
