import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/status", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const journeys = () => page.getByRole("region", { name: "Active Pet Journeys" });
const activity = () => page.getByRole("region", { name: "Recent Task Activity" });
const figure = (on: Page, label: string) => on.locator(`[data-figure="${label}"]`);

test("[STAT-01] four cards show the figures of the company", async () => {
  const stats = await (await portal.staff()).trpc.dashboard.stats.query({});
  const shown = {
    "Active Journeys": stats.activePets,
    Completed: stats.completed,
    "Your Turn": stats.yourTurn,
    Pending: stats.pending,
  };
  for (const [label, value] of Object.entries(shown)) {
    await expect.poll(() => figure(page, label).textContent()).toBe(String(value));
  }
});

test("[STAT-02] a card shows 0 where the answer does not hold its figure", async () => {
  const other = await visit(browser, portal, "/checklist", { as: DEMO_ACCOUNTS.administrator });
  await other.route("**/trpc/*dashboard.stats*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/,"completed":\d+/, "") });
  });
  await other.getByRole("link", { name: "Status", exact: true }).click();
  await expect.poll(() => figure(other, "Completed").textContent()).toBe("0");
  expect(Number(await figure(other, "Active Journeys").textContent())).toBeGreaterThan(0);
  await other.context().close();
});

test("[STAT-03] [STAT-04] [STATE-03] [STATE-04] [CONST-21] every journey but the completed ones is listed, soonest first, with the progress of its status", async () => {
  const all = await (await portal.staff()).trpc.workspaces.list.query({ limit: 200 });
  const open = all.items
    .filter(({ status }) => status !== "completed")
    .toSorted((a, b) => a.departureDate.localeCompare(b.departureDate) || a.id - b.id);
  expect(open.length).toBeLessThan(all.items.length);
  await expect.poll(() => journeys().getByRole("listitem").count()).toBe(open.length);
  const percent = { active: 0, in_progress: 60, pending: 20, completed: 100 };
  for (const [at, workspace] of open.entries()) {
    const row = journeys().getByRole("listitem").nth(at);
    expect(await row.textContent()).toContain(workspace.name);
    expect(await row.getByRole("progressbar").getAttribute("aria-valuenow")).toBe(
      String(percent[workspace.status]),
    );
  }
});

test("[STAT-05] [CONST-15] recent activity holds the first five actions in the order of the call", async () => {
  const tasks = await (await portal.staff()).trpc.tasks.list.query({});
  const rows = activity().getByRole("listitem");
  await expect.poll(() => rows.count()).toBe(5);
  for (const [at, task] of tasks.items.slice(0, 5).entries()) {
    expect(await rows.nth(at).textContent()).toContain(task.title);
  }
});

test("every card leads to what it counts", async () => {
  const leadsTo = async (label: string) =>
    page.getByRole("link", { name: label }).first().getAttribute("href");
  expect(await leadsTo("Active Journeys")).toBe("#journeys");
  expect(await leadsTo("Completed")).toBe("/actions?tab=completed");
  expect(await leadsTo("Your Turn")).toBe("/actions?tab=your_turn");
  expect(await leadsTo("Pending")).toBe("/actions?tab=pending");
});

test("nothing on the screen keeps anybody out", async () => {
  expect(await seriousFindings(page)).toEqual([]);
});

test("[STAT-08] [STAT-09] a company without journeys and actions reads so", async () => {
  const young = await aPortal("accounts");
  const screen = await visit(browser, young, "/status", { as: DEMO_ACCOUNTS.administrator });
  await screen.getByText("No active journeys at the moment").waitFor();
  await screen.getByText("No recent task activity").waitFor();
  expect(await figure(screen, "Your Turn").textContent()).toBe("0");
  await screen.context().close();
  await young.stop();
});
