import { readFileSync } from "node:fs";

import { and, eq } from "drizzle-orm";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { PAGE_LIMIT_MAX } from "#contracts/core/paging.ts";
import { healthEntries, pets, tasks, workspaces } from "#db/schema.ts";
import { openBrowser, visit, type Visitor } from "#tests/support/browser.ts";
import { addBulk } from "#tests/support/bulk.ts";
import { readCsv } from "#tests/support/csv.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

/** More than one page of an export, beside the demo company's own. */
const MORE = PAGE_LIMIT_MAX + 50;
const MICROCHIP = "985141004417722";
const FORMULA = '=HYPERLINK("https://evil.example","Bella")';

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  await addBulk(portal.db, MORE, DEMO_ACCOUNTS.administrator);
  const [bella] = await portal.db.select().from(workspaces).where(eq(workspaces.id, 1));
  await portal.db
    .update(pets)
    .set({ name: FORMULA, breed: 'Podenco, "small"' })
    .where(eq(pets.id, bella?.petId ?? 0));
  await portal.db
    .update(healthEntries)
    .set({ code: MICROCHIP })
    .where(and(eq(healthEntries.petId, bella?.petId ?? 0), eq(healthEntries.kind, "microchip")));
  await portal.db.update(workspaces).set({ name: "น้องมะลิ 🐶" }).where(eq(workspaces.id, 1));
  await portal.db.update(tasks).set({ title: "@SUM(A1)", description: "two\nlines" }).where(eq(tasks.id, 1));
  page = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

async function exported(): Promise<Record<string, string>[]> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  const [header = [], ...rows] = readCsv(readFileSync(await (await saving).path()));
  return rows.map((cells) => Object.fromEntries(header.map((name, at) => [name, cells[at] ?? ""])));
}

test("[DASH-05] [EXP-01] [EXP-02] [EXP-03] [EXP-04] the workspaces' file has every row of every page, and each opens as what it is", async () => {
  const rows = await exported();
  const { total } = await (await portal.staff()).trpc.workspaces.facets.query({});
  expect(total).toBeGreaterThan(MORE);
  expect(rows).toHaveLength(total);
  const bella = rows.find(({ Workspace }) => Workspace === "น้องมะลิ 🐶");
  expect(bella).toMatchObject({
    Pet: `'${FORMULA}`,
    Breed: 'Podenco, "small"',
    Microchip: `="${MICROCHIP}"`,
    "Owner e-mail": expect.stringContaining("@") as string,
    "Departure date": expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
  });
});

test("[DASH-05] what is filtered is exported as it is filtered and ordered", async () => {
  await page.goto("/?status=completed&sort=name");
  await page.locator("[data-workspace]").first().waitFor();
  const rows = await exported();
  const listed = await (
    await portal.staff()
  ).trpc.workspaces.list.query({ status: "completed", sort: "name", limit: PAGE_LIMIT_MAX });
  expect(rows.map(({ Workspace }) => Workspace)).toEqual(listed.items.map(({ name }) => name));
});

test("[ACT-04] [EXP-03] the actions' file keeps texts of several lines, and none of them runs", async () => {
  const [action] = await portal.db.select().from(tasks).where(eq(tasks.id, 1));
  await page.goto(`/actions?tab=${action?.tab}&workspace=${action?.workspaceId}`);
  await page.getByRole("article").first().waitFor();
  const rows = await exported();
  expect(rows.find(({ Title }) => Title === "'@SUM(A1)")).toMatchObject({ Description: "two\nlines" });
});

test("[EXP-04] an export says how far it is and can be called off, and then nothing is saved", async () => {
  await page.goto("/");
  await page.locator("[data-workspace]").first().waitFor();
  const second = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/workspaces\.export/, async (route) => {
    asked += 1;
    if (asked > 1) await second.promise;
    await route.continue().catch(() => undefined);
  });
  const saved: string[] = [];
  page.on("download", (download) => saved.push(download.suggestedFilename()));
  await page.getByRole("button", { name: "Export" }).click();
  const running = page.getByRole("button", { name: new RegExp(`^Cancel · ${PAGE_LIMIT_MAX} of \\d+$`) });
  await running.click();
  await page.getByText("Export cancelled", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Export", exact: true }).waitFor();
  second.resolve();
  await page.unroute(/workspaces\.export/);
  expect(saved).toEqual([]);
  expect(asked).toBe(2);
});
