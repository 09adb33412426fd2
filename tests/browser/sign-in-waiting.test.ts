import { eq } from "drizzle-orm";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { outbox, signIns, users } from "#db/schema.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { anIp, newestMail } from "#tests/support/sign-in.ts";

let portal: Portal;
let browser: Browser;
let ownerEmail = "";
let staffEmail = "";

beforeAll(async () => {
  portal = await aPortal("demo", { SMTP_URL: "smtp://127.0.0.1:9" });
  browser = await openBrowser();
  const emailOf = async (id: number) =>
    (await portal.db.select().from(users).where(eq(users.id, id)))[0]?.email ?? "";
  ownerEmail = await emailOf(DEMO_ACCOUNTS.owner);
  staffEmail = await emailOf(DEMO_ACCOUNTS.staff);
});
beforeEach(async () => {
  await portal.forgetTries();
  await portal.db.delete(outbox);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** Asks for a mail in an open tab, which then waits for it. @returns where the mail's button leads */
async function askIn(page: Page, email: string): Promise<string> {
  // As from a network of its own: one alone may not ask so often.
  await page.route("**/auth/sign-in", (route) =>
    route.continue({ headers: { ...route.request().headers(), "cf-connecting-ip": anIp() } }),
  );
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Mail me a code" }).click();
  await page.getByLabel("Six-digit code").waitFor();
  const { link } = await newestMail(portal, email);
  return `${link.pathname}${link.search}${link.hash}`;
}

async function openIn(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const isWaiting = (page: Page) => page.getByText("a mail is on its way").waitFor();

test("[RPT-20] the mail's link opens the wanted page, and the tabs that wait in this browser go on to theirs by themselves", async () => {
  const first = await visit(browser, portal, "/workspace/1/customer?tab=files");
  await first.waitForURL("**/sign-in?next=*");
  const link = await askIn(first, ownerEmail);
  const other = await openIn(first.context(), "/journeys");
  await other.waitForURL("**/sign-in?next=*");
  const elsewhere = await visit(browser, portal, "/journeys");
  await askIn(elsewhere, ownerEmail);
  const opened = await openIn(first.context(), link);
  await opened.getByRole("button", { name: "Sign in" }).click();
  await opened.waitForURL("**/workspace/1/customer?tab=files");
  await first.waitForURL("**/workspace/1/customer?tab=files");
  await other.waitForURL("**/journeys");
  await isWaiting(elsewhere);
  // The door is no step on the way back.
  await first.getByRole("heading", { level: 1 }).waitFor();
  expect(await first.evaluate(() => window.history.length)).toBeLessThanOrEqual(3);
  await elsewhere.context().close();
  await first.context().close();
});

test("[RPT-20] on another device the link opens the wanted page too, and the tab that asked keeps waiting", async () => {
  const asking = await visit(browser, portal, "/status", { width: 1440 });
  const link = await askIn(asking, staffEmail);
  const phone = await visit(browser, portal, link, { width: 390, scheme: "dark" });
  await phone.getByRole("button", { name: "Sign in" }).click();
  await phone.waitForURL("**/status");
  await isWaiting(asking);
  expect(new URL(asking.url()).pathname).toBe("/sign-in");
  await phone.context().close();
  await asking.context().close();
});

test("[RPT-20] a tab that slept goes on when it is looked at, and one that is opened at the door goes straight on", async () => {
  const asleep = await visit(browser, portal, "/journeys");
  await askIn(asleep, ownerEmail);
  const [name = "", value = ""] = (await portal.cookieOf(DEMO_ACCOUNTS.owner)).split(/=(.*)/s);
  await asleep.context().addCookies([{ name, value, url: portal.origin, httpOnly: true, sameSite: "Lax" }]);
  await isWaiting(asleep);
  await asleep.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await asleep.waitForURL("**/journeys");
  const restored = await openIn(asleep.context(), "/sign-in?next=%2Faccount");
  await restored.waitForURL("**/account");
  expect(restored.url()).not.toContain("sign-in");
  await asleep.context().close();
});

test("[RPT-20] where another account has come in meanwhile, the tab says whose, and goes on when it is asked to", async () => {
  const first = await visit(browser, portal, "/account");
  await askIn(first, ownerEmail);
  const other = await openIn(
    first.context(),
    await askIn(await openIn(first.context(), "/status"), staffEmail),
  );
  await other.getByRole("button", { name: "Sign in" }).click();
  await other.waitForURL("**/status");
  const [staff] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
  await first.getByText(`${staff?.fullName} is signed in in this browser.`).waitFor();
  await isWaiting(first);
  expect(await seriousFindings(first)).toEqual([]);
  await first.getByRole("button", { name: "Go on with this account" }).click();
  await first.waitForURL("**/account");
  await first.context().close();
});

test("[RPT-20] a link that is used or over leads on where one is in, and asks for a new mail that remembers the page", async () => {
  const asking = await visit(browser, portal, "/account");
  const link = await askIn(asking, ownerEmail);
  const used = await visit(browser, portal, link);
  await used.getByRole("button", { name: "Sign in" }).click();
  await used.waitForURL("**/account");
  const again = await openIn(used.context(), link);
  await again.getByRole("button", { name: "Sign in" }).click();
  await again.getByText("This link has been used or has expired.").waitFor();
  await again.getByRole("button", { name: "Go on with this account" }).click();
  await again.waitForURL("**/account");
  await used.context().close();

  const anew = await visit(browser, portal, "/account");
  const late = await visit(browser, portal, await askIn(anew, ownerEmail));
  await anew.context().close();
  await portal.db.update(signIns).set({ expiresAt: new Date(Date.now() - 1) });
  await late.getByRole("button", { name: "Sign in" }).click();
  await late.getByText("This link has been used or has expired.").waitFor();
  await late.getByRole("button", { name: "Ask for a new mail" }).click();
  expect(await askIn(late, ownerEmail)).toContain("/sign-in?next=%2Faccount#");
  await late.context().close();
  await asking.context().close();
});

test("[RPT-20] who may not see the wanted page is told so, with the way home", async () => {
  const asking = await visit(browser, portal, "/status", { width: 390 });
  const link = await askIn(asking, ownerEmail);
  await asking.goto(link);
  await asking.reload();
  await asking.getByRole("button", { name: "Sign in" }).click();
  await asking.getByText("This page is for the travel team").waitFor();
  await asking.getByRole("link", { name: "Open your journey" }).waitFor();
  await asking.goto("/sign-in?next=%2Fworkspace%2F999999%2Fcustomer");
  await asking.getByText("This journey is not here").waitFor();
  await asking.getByRole("link", { name: "Your journeys" }).click();
  await asking.waitForURL("**/journeys");
  expect(await seriousFindings(asking)).toEqual([]);
  await asking.context().close();
});
