import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let browser: Browser;
let page: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  page = await visit(browser, portal, "/", { as: DEMO_ACCOUNTS.administrator });
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** Tab, until what has the focus has this name. */
async function tabTo(name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label = element?.getAttribute("aria-label") ?? element?.closest("label")?.textContent;
      return label ?? element?.textContent ?? "";
    });
  for (let step = 0; step < 150; step += 1) {
    // One key after another, as fingers do.
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press("Tab");
    // oxlint-disable-next-line no-await-in-loop
    if (name.test(await focused())) return;
  }
  throw new Error(`Tab never comes to ${name}`);
}

test("[FILT-11] [DASH-04] the dashboard is filtered, ordered and a workspace opened with the keyboard alone", async () => {
  const staff = await portal.staff();
  await page.getByRole("button", { name: /^In Progress/ }).waitFor();
  await tabTo(/^In Progress\d/);
  await page.keyboard.press("Space");
  await expect.poll(() => new URL(page.url()).search).toBe("?status=active");
  await tabTo(/^View$/);
  await page.keyboard.press("Enter");
  await tabTo(/^Departure, soonest first$/);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => new URL(page.url()).search).toBe("?status=active&sort=name");
  await page.keyboard.press("Escape");
  const [first] = (await staff.trpc.workspaces.list.query({ status: "active", sort: "name", limit: 1 }))
    .items;
  await expect
    .poll(() => page.locator("[data-workspace]").first().getAttribute("data-workspace"))
    .toBe(String(first?.id));
  await tabTo(new RegExp(`^${first?.name}$`));
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/workspace/${first?.id}`);
});

test("[ACT-02] [ACT-18] an action is found by a filter and opened with the keyboard alone", async () => {
  await page.goto("/actions?tab=pending");
  await page.getByRole("article").first().waitFor();
  await tabTo(/^Filter$/);
  await page.keyboard.press("Enter");
  await page.getByLabel("Action type").waitFor();
  await tabTo(/^Any action type/);
  await page.keyboard.type("Picture");
  await expect.poll(() => new URL(page.url()).search).toBe("?tab=pending&type=pet-photos");
  await page.keyboard.press("Escape");
  const [action] = (
    await (await portal.staff()).trpc.tasks.list.query({ tab: "pending", actionType: "pet-photos", limit: 1 })
  ).items;
  await expect
    .poll(() => page.getByRole("article").first().textContent())
    .toContain(action?.workspaceName ?? "nothing");
  await tabTo(/^View Picture/);
  await page.keyboard.press("Enter");
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).search)
    .toBe(`/workspace/${action?.workspaceId}?task=${action?.id}`);
});

test.each(["light", "dark"] as const)(
  "in %s axe finds nothing serious in what opens on the dashboard",
  async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/?review=priority");
    await page.locator("[data-workspace]").first().waitFor();
    await page.getByRole("button", { name: "View", exact: true }).click();
    await page.getByLabel("Compact").waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.goto("/?by=assignee&density=compact&layout=list");
    await page.getByRole("rowheader").first().waitFor();
    await page.getByRole("button", { name: "New workspace" }).click();
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  },
);
