import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, visit, withoutDrawing } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

const { administrator, owner } = DEMO_ACCOUNTS;

let portal: Portal;
let browser: Browser;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** A screen, the call that fails on it, what it says where there is nothing, and what stands there once it answers. */
const SCREENS = [
  ["/", "workspaces.list", /No workspaces found|Sample/, "a[href^='/workspace/']"],
  ["/?review=priority", "workspaces.review", "Nothing needs you", "main ol li"],
  ["/", "tasks.list", "No actions yet", "aside li, main li"],
  ["/documents", "documents.list", "No documents found", "main [data-document]"],
  ["/messages", "messages.inbox", "No conversations yet", "main a[href*='/workspace/']"],
  ["/billing", "billing.invoices", "No invoices found", "main table"],
  ["/notifications", "notifications.list", /^No notifications|\(0\)/, "main li"],
  ["/actions", "tasks.list", /All caught up|No actions/, "main article"],
  ["/schedule", "schedule.events", "No scheduled events", "main article"],
  ["/status", "workspaces.list", "No active journeys at the moment", "#journeys li"],
  ["/templates", "templates.list", "No templates found", "main article"],
  ["/library", "templates.library", "No templates found", "main article"],
  ["/manage", "workspaces.list", "No workspaces found", "main table"],
  ["/admin", "admin.colleagues", /No colleagues found|\(0\)/, "main table"],
  ["/journeys", "journeys.own", "No journeys yet", "main a[href*='/customer']"],
] as const;

test.each(SCREENS)(
  "[RPT-23] [ERR-20] on %s a failed %s says that it failed, never that there is nothing",
  async (path, call, nothing, rows) => {
    const page = await visit(browser, portal, "/account", {
      as: path === "/journeys" ? owner : administrator,
    });
    const address = new RegExp(`/trpc/.*${call.replace(".", "\\.")}`);
    await withoutDrawing(page);
    // The call alone fails; what is asked for in the same request is answered.
    await page.route(address, (route) =>
      route.continue({ url: route.request().url().replaceAll(call, "no.such") }),
    );
    await page.goto(path);
    const note = page.getByRole("alert").filter({ hasText: "could not be loaded" });
    await note.first().waitFor();
    expect(await page.getByRole("main").getByText(nothing).count()).toBe(0);
    await page.unroute(address);
    for (let left = await note.count(); left > 0; left = await note.count()) {
      await note.first().getByRole("button", { name: "Try again" }).click();
      await expect.poll(() => note.count()).toBeLessThan(left);
    }
    await page.locator(rows).first().waitFor();
    await page.context().close();
  },
);

test("[RPT-23] an owner whose to-dos could not be loaded is not told that there are none", async () => {
  const page = await visit(browser, portal, "/journeys", { as: owner });
  await page.route(/customerWorkspace/, (route) => route.abort());
  await page.locator("main a[href*='/customer']").first().click();
  const again = page.getByRole("button", { name: "Try again" });
  await again.waitFor();
  expect(await page.getByText(/No to-dos yet|Nothing to do for you/).count()).toBe(0);
  await page.unroute(/customerWorkspace/);
  await again.click();
  await page
    .getByRole("button", { name: /^Review/ })
    .first()
    .waitFor();
  await page.context().close();
});

test("[RPT-23] a figure that could not be loaded is no zero", async () => {
  const page = await visit(browser, portal, "/account", { as: administrator });
  await withoutDrawing(page);
  for (const [path, call] of [
    ["/billing", "billing.stats"],
    ["/status", "dashboard.stats"],
  ] as const) {
    await page.route(new RegExp(`/trpc/.*${call}`), (route) =>
      route.continue({ url: route.request().url().replaceAll(call, "no.such") }),
    );
    await page.goto(path);
    await page.getByRole("alert").first().waitFor();
    expect(await page.locator("[data-figure]").allTextContents()).toEqual(["–", "–", "–", "–"]);
  }
  await page.context().close();
});
