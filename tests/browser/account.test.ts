import { readFile } from "node:fs/promises";

import { eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { outbox, sessions, users } from "#db/schema.ts";
import { codeOf } from "#tests/support/authenticator.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const { staff } = DEMO_ACCOUNTS;
const PASSWORD = "correct horse battery";

let portal: Portal;
let browser: Browser;
let page: Visitor;
let email = "";

beforeAll(async () => {
  portal = await aPortal("accounts");
  browser = await openBrowser();
  const [row] = await portal.db.select().from(users).where(eq(users.id, staff));
  email = row?.email ?? "";
  page = await visit(browser, portal, "/status", { as: staff, zone: "America/New_York" });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const button = (name: string | RegExp, exact = true) => page.getByRole("button", { name, exact });
const dialog = (name: string) => page.getByRole("dialog", { name });

test("[ACCT-01] the user menu leads to the account; a name, the way of dates and a fixed zone hold on the screens at once", async () => {
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Your account/ })
    .click();
  await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
  await page.getByRole("textbox", { name: /^Name/ }).fill("สมชาย ใจดี");
  await page.getByLabel("Dates are written").selectOption("en-US");
  await page.getByLabel("Time zone", { exact: true }).selectOption("Asia/Tokyo");
  await page.getByLabel("Show times in this zone on every device").check();
  await button("Save").click();
  await page.getByText("Your account was saved").waitFor();
  await page.getByRole("banner").getByRole("link", { name: "Your account, สมชาย ใจดี" }).waitFor();
  const seen = page.getByRole("list", { name: "Devices" }).locator("time").first();
  await expect.poll(() => seen.getAttribute("title")).toMatch(/^[A-Z][a-z]{2} \d+, \d{4}, .*GMT\+9$/);
  await page.reload();
  await expect.poll(() => seen.getAttribute("title")).toMatch(/GMT\+9$/);
  expect(await seriousFindings(page)).toEqual([]);
});

test("[ACCT-02] a password is set, and too short a one is told beside its field", async () => {
  await button("Set a password").click();
  const form = dialog("Set a password");
  await form.getByLabel("New password").fill("too short");
  await form.getByRole("button", { name: "Set a password" }).click();
  await form.getByText("Please choose at least 12 characters").first().waitFor();
  await form.getByLabel("New password").fill(PASSWORD);
  await form.getByRole("button", { name: "Set a password" }).click();
  await form.waitFor({ state: "hidden" });
  await button("Change password").waitFor();
  const mails = await portal.db.select().from(outbox).where(eq(outbox.toEmail, email));
  expect(mails.map(({ payload }) => payload["change"])).toEqual(["password_set"]);
});

test("[ACCT-04] [ACCT-05] a second step is set up by its key, its codes are kept, and signing in takes both steps", async () => {
  await button("Set up").click();
  const form = dialog("Set up the second step");
  await form.getByRole("img", { name: "Code to scan with an authenticator app" }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const link = await form.getByRole("link", { name: "Open in an app on this device" }).getAttribute("href");
  const secret = new URL(link ?? "").searchParams.get("secret") ?? "";
  await form.getByText(secret.replaceAll(/(.{4})(?=.)/g, "$1 ")).waitFor();
  await form.getByLabel("Your password").fill(PASSWORD);
  await form.getByRole("textbox", { name: /^Code/ }).fill("123");
  await form.getByRole("button", { name: "Turn on" }).click();
  await form.getByText("A code has six digits").first().waitFor();
  await form.getByRole("textbox", { name: /^Code/ }).fill(await codeOf(secret));
  await form.getByRole("button", { name: "Turn on" }).click();
  const codes = form.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect.poll(() => codes.count()).toBe(10);
  const [first = ""] = await codes.allInnerTexts();
  const saving = page.waitForEvent("download");
  await form.getByRole("button", { name: "Download" }).click();
  const file = await (await saving).path();
  expect(await readFile(file, "utf8")).toContain(`\r\n${first}\r\n`);
  await form.getByRole("button", { name: "I have kept them" }).click();
  await page.getByText("10 of 10 recovery codes are left").waitFor();

  await button("Sign out").click();
  await page.waitForURL("**/sign-in");
  await page.getByLabel("Email").fill(email);
  await page.locator("input[type=password]").fill(PASSWORD);
  await button("Sign in").click();
  await page.getByRole("textbox", { name: /^Code/ }).fill("000000");
  await button("Go on").click();
  await page.getByRole("alert").getByText("This code is not right, or has been used").waitFor();
  await page.getByRole("textbox", { name: /^Code/ }).fill(first);
  await button("Go on").click();
  await page.getByRole("navigation", { name: "Main", exact: true }).waitFor();
  await page.goto("/account");
  await page.getByText("9 of 10 recovery codes are left").waitFor();
});

test("[ACCT-05] [ACCT-06] new recovery codes take a code, and so does turning the second step off", async () => {
  await button("New recovery codes").click();
  const form = dialog("New recovery codes");
  await form.getByRole("textbox", { name: /^Code/ }).fill("ABCD-EFGH-IJKL-MNOP");
  await form.getByRole("button", { name: "New recovery codes" }).click();
  await form.getByText("This code is not right, or has been used").first().waitFor();
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "hidden" });
  await button("Turn off").click();
  await dialog("Turn off").getByText("Whoever has your mail or your password").waitFor();
  await expect
    .poll(() =>
      dialog("Turn off")
        .getByRole("textbox")
        .evaluate((one) => one === document.activeElement),
    )
    .toBe(true);
  await page.keyboard.press("Escape");
  await dialog("Turn off").waitFor({ state: "hidden" });
});

test("[ACCT-03] on a phone the devices are listed, and signing out everywhere else ends the others", async () => {
  const phone = await visit(browser, portal, "/account", {
    as: staff,
    width: 390,
    scheme: "dark",
    hasTouch: true,
  });
  const devices = phone.getByRole("list", { name: "Devices" }).getByRole("listitem");
  await expect.poll(() => devices.count()).toBe(2);
  await devices.filter({ hasText: "This device" }).waitFor();
  expect(await seriousFindings(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Sign out everywhere else" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "Sign out everywhere else" }).click();
  await phone.getByText("One device was signed out").waitFor();
  await expect.poll(() => devices.count()).toBe(1);
  const rows = await portal.db.select().from(sessions).where(eq(sessions.userId, staff));
  expect(rows.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
  await page.goto("/account");
  await page.waitForURL("**/sign-in?next=%2Faccount");
  await phone.context().close();
});
