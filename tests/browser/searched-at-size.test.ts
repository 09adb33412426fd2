import { sql } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { addBulk } from "#tests/support/bulk.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { startedJourney } from "#tests/support/started-journey.ts";

/** The company of the report: its filters said "No name matches" of clients it has. */
const MANY = 2_800;

let portal: Portal;
let browser: Browser;
let page: Visitor;
let workspaceId: number;

beforeAll(async () => {
  portal = await aPortal();
  const { workspace } = await startedJourney(portal, [{}], { petName: "Žofka", departureDate: "2039-06-01" });
  workspaceId = workspace.id;
  await portal.db.run(sql`update clients set full_name = 'Zuzana Šťastná' where id = ${workspace.clientId}`);
  await addBulk(portal.db, MANY, 1);
  const key = String(workspace.clientId);
  await portal.db.run(sql`update counts set n = n + 1 where kind = 'workspace_client' and key <> ${key}`);
  browser = await openBrowser();
  page = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

test("[RPT-22] the filters of the dashboard find a client among thousands, and never say of one who is there that no name matches", async () => {
  const clients = page
    .getByRole("complementary", { name: "Filters", exact: true })
    .locator("[data-kind=clients]");
  await clients.waitFor();
  await page.getByPlaceholder("Filter...", { exact: true }).fill("stastna");
  expect(await clients.textContent()).not.toContain("No name matches");
  await clients.getByRole("button", { name: /Zuzana Šťastná/ }).click();
  await expect.poll(() => page.locator("[data-workspace]").count()).toBe(1);
  await page.locator(`[data-workspace="${workspaceId}"]`).waitFor();
  await page.getByPlaceholder("Filter...", { exact: true }).fill("nobody of this name");
  await clients.getByText("No name matches").waitFor();
});

test("[RPT-22] the Management Center and the Admin Center find clients and workspaces among thousands", async () => {
  await page.goto("/manage?tab=clients");
  await page.getByRole("searchbox", { name: "Search clients" }).fill("stastna");
  const rows = page.getByRole("row").filter({ hasText: "Zuzana Šťastná" });
  await rows.first().waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(2);
  await page.goto("/admin?section=clients");
  await page.getByRole("searchbox", { name: "Search clients" }).fill("no such client");
  await page.getByText("Try another name, address or number.").waitFor();
  await page.getByRole("searchbox", { name: "Search clients" }).fill("zuzana s");
  await rows.first().waitFor();
  await page.goto("/manage");
  await page.getByRole("searchbox", { name: "Search workspaces" }).fill("zofka");
  await page.getByRole("row").filter({ hasText: "Zuzana Šťastná" }).first().waitFor();
});

test("[RPT-22] a new invoice finds its journey among thousands, also by the last letters of a name", async () => {
  await page.goto("/billing?create=choose");
  const dialog = page.getByRole("dialog", { name: "New invoice" });
  await dialog.getByRole("searchbox").fill("fka");
  await dialog.getByRole("button", { name: /Žofka/ }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("create")).toBe(String(workspaceId));
});

test("[RPT-22] an event and a paper are given to a journey found among thousands", async () => {
  const as = DEMO_ACCOUNTS.administrator;
  const journey = (of: Visitor) =>
    of.getByRole("dialog", { name: "New event" }).getByRole("combobox", { name: "Journey" });
  const blank = await visit(browser, portal, "/schedule?new=1", { as });
  await journey(blank).fill("zofka");
  await blank.getByRole("option", { name: /Žofka.*Zuzana Šťastná/ }).click();
  await expect.poll(() => journey(blank).inputValue()).toContain("Zuzana Šťastná");
  await blank.close();

  const begun = await visit(browser, portal, `/schedule?new=1&workspace=${workspaceId}`, { as });
  await expect.poll(() => journey(begun).inputValue()).toContain("Zuzana Šťastná");
  await begun.close();

  await page.goto("/documents");
  await page.getByRole("main").getByRole("button", { name: "Upload Document" }).click();
  const upload = page
    .getByRole("dialog", { name: "Upload Document" })
    .getByRole("combobox", { name: "Workspace" });
  await upload.fill("fka");
  await page.getByRole("option", { name: /Zuzana Šťastná/ }).click();
  await upload.fill("nobody of this name");
  await page.getByText("No workspace, pet or owner has this name").waitFor();
});
