import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  portal = await aPortal("accounts");
  browser = await openBrowser();
  page = await visit(browser, portal, "/checklist", { as: DEMO_ACCOUNTS.staff });
  await page.getByRole("heading", { name: "Feature Checklist" }).waitFor();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

const section = (on: Page, name: string) => on.getByRole("region", { name });

test("[CHK-02] nine priorities, in their order", async () => {
  expect(await section(page, "Priorities").locator("strong").allTextContents()).toEqual([
    "Payment integration",
    "Authentication",
    "Database migration",
    "Document management",
    "Communications",
    "Real-time updates",
    "AI features",
    "Reporting",
    "UX and accessibility",
  ]);
});

test("[CHK-03] what is needed from the client and what is completed are listed", async () => {
  for (const name of ["Needed from the client", "Completed"]) {
    expect(await section(page, name).getByRole("listitem").count()).toBeGreaterThan(3);
  }
});

test("[CHK-04] [CONST-62] the timeline holds ten weeks in five phases without a gap", async () => {
  const timeline = section(page, "Timeline");
  await timeline.getByText("Ten weeks in five phases").waitFor();
  const weeks = (await timeline.getByText(/^Weeks \d/).allTextContents()).map((text) =>
    text.match(/\d+/g)?.map(Number),
  );
  expect(weeks).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 10],
  ]);
});

test("[CHK-01] 'Download' opens a print window with the whole checklist, 'Print' prints the page", async () => {
  const [paper] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  await section(paper, "Timeline").waitFor();
  expect(await paper.title()).toBe("Feature Checklist");
  for (const name of ["Priorities", "Needed from the client", "Completed", "Timeline"]) {
    expect(await section(paper, name).innerText()).toBe(await section(page, name).innerText());
  }
  await paper.close();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await page.getByRole("button", { name: "Print" }).click();
  await page.locator("body[data-printed]").waitFor();
});

test("[CHK-05] the page asks for nothing of its own and nothing leads to it", async () => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await page.reload();
  await page.getByRole("heading", { name: "Feature Checklist" }).waitFor();
  const asked = calls
    .filter((url) => url.includes("/trpc/"))
    .flatMap((url) => new URL(url).pathname.slice(6).split(","));
  expect(asked.filter((call) => !/^(auth|notifications|tasks\.counts)/.test(call))).toEqual([]);
  expect(await page.locator('a[href="/checklist"]').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});
