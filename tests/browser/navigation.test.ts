import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let admin: Actor;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  admin = await portal.admin();
  page = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const bar = (on: Page = page) => on.getByRole("banner").first();
const tabs = (on: Page = page) => on.getByRole("navigation", { name: "Sections" }).getByRole("link");
const side = (on: Page = page) => on.getByRole("navigation", { name: "Main", exact: true });
const title = (on: Page = page) => on.getByRole("heading", { level: 1 });
const targets = (links: ReturnType<typeof tabs>) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));

async function go(path: string): Promise<void> {
  await page.goto(path);
  await title().waitFor();
}

test("[NAV-21] the four tabs lead to their four places, the first is called Dashboard", async () => {
  await go("/");
  expect(await targets(tabs())).toEqual(["/", "/library", "/manage", "/admin"]);
  expect(await tabs().first().textContent()).toMatch(/^Dashboard/);
});

test("[NAV-23] [NAV-24] seven entries on the side, the first is called Home, and the way to the help centre", async () => {
  await go("/");
  const links = side().getByRole("link");
  expect((await targets(links)).slice(0, 7)).toEqual([
    "/",
    "/status",
    "/workspaces",
    "/documents",
    "/schedule",
    "/billing",
    "/help",
  ]);
  expect(await links.first().textContent()).toBe("Home");
  expect(await links.count()).toBe(8);
  await side().getByRole("link", { name: "Help Centre" }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe("/help-centre");
});

test("[NAV-33] of 'Home' and 'Workspaces' only the entry of the address is marked", async () => {
  const marked = () => side().locator("[aria-current=page]").allTextContents();
  await go("/");
  await expect.poll(marked).toEqual(["Home"]);
  await side().getByRole("link", { name: "Workspaces" }).click();
  await expect.poll(marked).toEqual(["Workspaces"]);
  await title().getByText("Workspaces", { exact: true }).waitFor();
});

test("[NAV-22] [CONST-25] the Dashboard tab counts the actions that wait, which the Action Overview lists", async () => {
  const { your_turn: waiting } = await admin.trpc.tasks.counts.query({});
  expect(waiting).toBe(5);
  await go("/actions");
  await expect
    .poll(() => tabs().first().textContent())
    .toBe(`Dashboard${waiting}${waiting} actions wait for you`);
  await page.getByRole("tabpanel").getByRole("article").first().waitFor();
  expect(await page.getByRole("tabpanel").getByRole("article").count()).toBe(waiting);
});

test("[NAV-27] several pages stand under one top bar with the current user", async () => {
  const me = await admin.trpc.auth.me.query({});
  for (const path of ["/templates", "/billing", "/help", "/workspace/1"]) {
    await go(path);
    await expect.poll(() => bar().textContent()).toContain(me.fullName);
    await bar().getByText(me.initials, { exact: true }).waitFor();
  }
});

test("[NAV-28] the side panel calls the account 'Administrator'", async () => {
  await go("/status");
  await expect.poll(() => side().textContent()).toMatch(/Administrator$/);
});

test("[ROLE-05] Manage and Admin are there for service staff as well", async () => {
  const staff = await visit(browser, portal, "/status", { as: DEMO_ACCOUNTS.staff });
  await title(staff).waitFor();
  expect(await targets(tabs(staff))).toEqual(["/", "/library", "/manage", "/admin"]);
  await tabs(staff).filter({ hasText: "Admin" }).click();
  await expect.poll(() => title(staff).textContent()).toBe("Admin Center");
  await staff.context().close();
});

test("[NAV-32] an address is found in any letter case", async () => {
  for (const path of ["/documents", "/Documents", "/DOCUMENTS"]) {
    await go(path);
    expect(await title().textContent()).toContain("Documents");
  }
});

test("[NAV-29] the number in the address is the workspace that opens", async () => {
  const [other] = (await admin.trpc.workspaces.list.query({ limit: 200 })).items.filter(({ id }) => id === 7);
  expect(other).toBeDefined();
  await page.goto("/workspace/7");
  await expect.poll(() => title().textContent()).toContain(other?.name);
});

test.each(["light", "dark"] as const)(
  "[NAV-18] [NAV-19] [ERR-16] in %s an unknown address says so, hints at the router and leads back",
  async (scheme) => {
    const lost = await visit(browser, portal, "/no/such/page", { as: DEMO_ACCOUNTS.staff, scheme });
    await lost.getByRole("heading", { name: "Page Not Found" }).waitFor();
    await lost.getByText(/added to the router\?/).waitFor();
    expect(await seriousFindings(lost)).toEqual([]);
    await lost.getByRole("link", { name: "Go to the Dashboard" }).click();
    await expect.poll(() => title(lost).textContent()).toBe("Workspaces");
    await lost.context().close();
  },
);

test.each([
  ["/workspaces", "Workspaces"],
  ["/manage?tab=clients", "Management Center"],
  ["/library", "Template Library"],
  ["/schedule", "Schedule"],
  ["/billing", "Billing"],
  ["/actions", "Action Overview"],
])("[ROLE-02] '%s' is the staff's screen for '%s' and shows rows", async (path, name) => {
  const staff = await visit(browser, portal, path, { as: DEMO_ACCOUNTS.staff });
  await expect.poll(() => title(staff).textContent()).toBe(name);
  await expect
    .poll(() => staff.getByRole("main").locator("article, tbody tr, li").count())
    .toBeGreaterThan(0);
  await staff.context().close();
});

test("[HEAD-06] the day stands beside the greeting", async () => {
  await go("/");
  const day = page.getByRole("main").locator("time").first();
  const today = dateInZone(new Date(), "UTC");
  await expect.poll(() => day.getAttribute("datetime")).toBe(today);
  const words = (await day.textContent()) ?? "";
  expect(words).toContain(String(Number(today.slice(8))));
  expect(words).toContain(today.slice(0, 4));
  const beside = day.locator("xpath=..");
  await expect.poll(() => beside.textContent()).toMatch(/^Good (morning|afternoon|evening), Anna/);
});

test.each([
  ["[HEAD-07]", "/schedule", "Track pet travel schedules and events"],
  ["[HEAD-08]", "/actions", "Manage your pet travel workflow actions"],
  ["[HEAD-09]", "/admin", "Manage users, teams, settings, and system configuration"],
])("%s %s says what it is for", async (_, path, words) => {
  await go(path);
  await expect.poll(() => page.getByRole("main").getByText(words, { exact: true }).count()).toBe(1);
});

test("[HEAD-10] the product's own name stands in the bar and in the title of every page", async () => {
  for (const path of ["/", "/status", "/library", "/manage", "/billing", "/workspace/1"]) {
    await go(path);
    expect(await bar().getByRole("link").first().textContent()).toBe("Pet Travel Portal");
    await expect.poll(() => page.title()).toMatch(/^.+ · Pet Travel Portal$/);
  }
});

test("no page of this round complained in the console", () => {
  expect(page.complaints).toEqual([]);
});
