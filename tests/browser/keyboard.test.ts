import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, takenOver, visit, type Visitor } from "#tests/support/browser.ts";
import { walk } from "#tests/support/keyboard.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { ROUTES } from "#tests/support/routes.ts";

const { administrator, owner } = DEMO_ACCOUNTS;

let portal: Portal;
let browser: Browser;
let staff: Visitor;
let customer: Visitor;

beforeAll(async () => {
  portal = await aPortal();
  browser = await openBrowser();
  [staff, customer] = await Promise.all([
    visit(browser, portal, "/checklist", { as: administrator, isLive: false }),
    visit(browser, portal, "/journeys", { as: owner, isLive: false }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await portal.stop();
});

/** What opens over a screen, by the button that opens it. */
const DIALOGS: Record<string, string> = {
  "/": "New workspace",
  "/documents": "Upload Document",
  "/schedule": "New event",
  "/billing": "New invoice",
  "/library": "Create Template",
  "/manage": "Create New",
  "/admin": "Invite",
  "/templates": "Use Template",
  "/help-centre": "Live Chat",
  "/workspace/1": "Invite customer",
};
const PATHS = [
  // The dashboard has two addresses.
  ...ROUTES.filter(([path]) => path !== "/workspaces").map(
    ([path, , as = administrator]) => [path, as] as const,
  ),
  ["/notifications", administrator],
] as const;

/** Everything is reached, nothing holds the focus, and one always sees where it is. */
const SOUND = { unreached: [], unseen: [], jumpers: [], isRound: true };

test.each(PATHS)("[KEY-01] [KEY-02] '%s' is used whole with the keyboard alone", async (path, as) => {
  const page = as === owner ? customer : staff;
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await takenOver(page);
  await page.waitForLoadState("networkidle");
  const { stops, ...walked } = await walk(page);
  expect(walked).toEqual(SOUND);
  expect(stops).toBeGreaterThan(5);

  const name = DIALOGS[path];
  if (name === undefined) return;
  const opener = page.getByRole("button", { name, exact: path !== "/templates" }).first();
  await opener.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  expect({ path, ...(await walk(page, "[role=dialog]")) }).toMatchObject(SOUND);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
});
