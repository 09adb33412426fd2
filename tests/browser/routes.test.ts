import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, seriousFindings, visit, type Visitor } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { ROUTES } from "#tests/support/routes.ts";

const { administrator, owner } = DEMO_ACCOUNTS;
const NOBODY = 0;

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

/** The promise of each route. */
const PROMISES: Record<string, string> = {
  "/": "NAV-01",
  "/workspaces": "NAV-02",
  "/status": "NAV-03",
  "/documents": "NAV-04",
  "/schedule": "NAV-05",
  "/billing": "NAV-06",
  "/library": "NAV-07",
  "/manage": "NAV-08",
  "/admin": "NAV-09",
  "/actions": "NAV-10",
  "/templates": "NAV-11",
  "/workflow-builder": "NAV-12",
  "/help": "NAV-13",
  "/help-centre": "NAV-14",
  "/workspace/1": "NAV-15",
  "/workspace/1/customer": "NAV-16",
  "/checklist": "NAV-17",
  "/account": "ACCT-01",
  "/sign-in": "AUTH-15",
  "/set-up": "AUTH-16",
  "/planner": "CSP-01",
  "/journeys": "CSP-01",
};

describe.each([
  { width: 1440, scheme: "light" },
  { width: 390, scheme: "dark" },
] as const)("at $width px in the $scheme scheme", ({ width, scheme }) => {
  // One profile a person: the second page of it finds in its cache what every page needs.
  const profiles = new Map<number, Visitor>();
  beforeAll(async () => {
    for (const as of [administrator, owner]) {
      profiles.set(as, await visit(browser, portal, "/health", { as, width, scheme }));
    }
    profiles.set(NOBODY, await visit(browser, portal, "/health", { width, scheme }));
  });
  afterAll(async () => {
    for (const page of profiles.values()) await page.context().close();
  });

  test.each(ROUTES.map((route) => [PROMISES[route[0]], ...route] as const))(
    "[%s] '%s' shows its page without a word in the console",
    async (_, path, heading, as = administrator) => {
      // Who is signed in is led on from the door.
      const isDoor = path === "/sign-in";
      const page = profiles.get(isDoor ? NOBODY : as);
      if (!page) throw new Error(`Nobody is ${as}`);
      await page.goto("about:blank");
      page.complaints.length = 0;
      await page.goto(path);
      const title = page.getByRole("heading", { level: 1 });
      await expect.poll(() => title.first().innerText()).toContain(heading);
      await page.waitForLoadState("networkidle");
      await expect.poll(() => page.locator("[data-placeholder]").count()).toBe(0);
      expect(page.complaints.filter((one) => !isDoor || !one.includes("401"))).toEqual([]);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways).toBeLessThanOrEqual(0);
      expect(await seriousFindings(page)).toEqual([]);
    },
  );
});

test("[NAV-15] [NAV-16] the owner's page of a workspace is not the staff's", async () => {
  const staff = await visit(browser, portal, "/workspace/1", { as: administrator });
  await staff.getByRole("heading", { level: 1 }).waitFor();
  await staff.getByText("Pet travel workspace").first().waitFor();
  const customer = await visit(browser, portal, "/workspace/1/customer", { as: owner });
  await customer.getByText("Make deposit payment").first().waitFor();
  expect(await customer.getByText("Pet travel workspace").count()).toBe(0);
  await staff.context().close();
  await customer.context().close();
});

describe("one colleague's profile", () => {
  let page: Visitor;
  beforeAll(async () => {
    page = await visit(browser, portal, "/health", { as: administrator });
  });

  test.each(["/no-such-page", "/documents/7/nothing", "/workspace/abc/def/ghi"])(
    "[NAV-18] [NAV-19] [ERR-16] '%s' is no page and says so, with a hint about the router",
    async (path) => {
      await page.goto(path);
      await page.getByText("Page Not Found").first().waitFor();
      const hint = page.getByText(/router/i).first();
      await expect.poll(() => hint.isVisible()).toBe(true);
    },
  );

  test.each([
    ["/Documents", "Documents"],
    ["/DOCUMENTS", "Documents"],
    ["/Help-Centre", "How can we help you?"],
  ])("[NAV-32] '%s' is the same page whatever its case", async (path, heading) => {
    await page.goto(path);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).toBe(heading);
  });
});
