import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, type Visit, visit } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

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

type Screen = { path: string; as?: number; shows: string };

const SCREENS: Screen[] = [
  { path: "/", as: DEMO_ACCOUNTS.staff, shows: "Golden Retriever" },
  { path: "/workspaces?layout=list", as: DEMO_ACCOUNTS.staff, shows: "Golden Retriever" },
  { path: "/workspace/1/customer", as: DEMO_ACCOUNTS.owner, shows: "Bella’s journey" },
  { path: "/workspace/1/customer?tab=files", as: DEMO_ACCOUNTS.owner, shows: "Bella’s journey" },
  { path: "/workspace/1/customer", as: DEMO_ACCOUNTS.staff, shows: "Bella’s journey" },
  { path: "/sign-in", shows: "Keep me signed in on this device" },
  { path: "/set-up", shows: "Set up the portal" },
];

const isHeard = (page: Page) => page.locator("html[data-heard]").waitFor({ state: "attached" });

const calls = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/trpc\/([^?]*)/.exec(name)?.[1]?.split(",") ?? []),
  );

describe.each([
  { width: 1440, height: 900, scheme: "light" },
  { width: 390, height: 844, scheme: "dark", zone: "Asia/Tokyo" },
] as const)("at $width px", (size) => {
  test.each(SCREENS)(
    "[SCR-05] $path is taken over without a word, and nothing is asked for twice",
    async (screen) => {
      const { path, shows, ...who } = screen;
      const page = await visit(browser, portal, path, { ...size, ...who });
      await page.getByText(shows).first().waitFor();
      await isHeard(page);
      await page.waitForLoadState("networkidle");
      expect(page.complaints.filter((one) => !one.includes("401"))).toEqual([]);
      const carried = await page.evaluate(() =>
        (
          JSON.parse(document.querySelector("#carried")?.textContent ?? "null") as {
            json: { queries: { queries: { queryKey: [string[]] }[] } };
          }
        ).json.queries.queries.map(({ queryKey }) => queryKey[0].join(".")),
      );
      expect(carried.includes("auth.me")).toBe(screen.as !== undefined);
      expect((await calls(page)).filter((name) => carried.includes(name))).toEqual([]);
      await page.context().close();
    },
  );
});

test.each(SCREENS)("[SCR-06] $path can be read without JavaScript", async ({ path, as, shows }) => {
  const context = await browser.newContext({ baseURL: portal.origin, javaScriptEnabled: false });
  if (as !== undefined) {
    const [name = "", value = ""] = (await portal.cookieOf(as)).split(/=(.*)/s);
    await context.addCookies([{ name, value, url: portal.origin }]);
  }
  const page = await context.newPage();
  await page.goto(path);
  expect(await page.getByText(shows).first().isVisible()).toBe(true);
  await context.close();
});

test("[SCR-07] what is typed and pressed before the scripts have come is done once they have", async () => {
  const page = await slowly("/sign-in");
  await page.getByLabel("Email").fill("owner@example.com");
  await page.getByLabel("Password").first().fill("not the one");
  await page.getByRole("button", { name: "Sign in" }).click();
  expect(await page.locator("html[data-heard]").count()).toBe(0);
  await isHeard(page);
  await page.getByRole("alert").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("owner@example.com");
  await page.context().close();
});

test("[SCR-05] a mailed link's token, which no server sees, shows its own door at once", async () => {
  const page = await slowly(`/sign-in#${"a".repeat(43)}`);
  expect(await page.getByLabel("Password").first().isVisible()).toBe(false);
  await isHeard(page);
  await page.getByText("You have opened the link of your mail.", { exact: false }).waitFor();
  expect(page.complaints.filter((one) => !one.includes("401"))).toEqual([]);
  await page.context().close();
});

test("[SCR-08] nothing moves when the page is taken over", async () => {
  for (const screen of SCREENS.filter(({ as }) => as !== undefined)) {
    // On a wide page the to-do that is next opens beside the list, and grows as its part comes.
    for (const width of screen.path.includes("customer") ? [390] : [390, 1440]) {
      const page = await slowly(screen.path, { ...(screen.as && { as: screen.as }), width });
      await isHeard(page);
      await page.waitForLoadState("networkidle");
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              const shifts = list.getEntries() as (PerformanceEntry & {
                value: number;
                hadRecentInput: boolean;
              })[];
              resolve(shifts.filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect(moved, `${screen.path} at ${width}`).toBeLessThan(0.02);
      await page.context().close();
    }
  }
});

/** A page whose scripts take a second to come. */
async function slowly(path: string, options: Visit = {}) {
  const page = await visit(browser, portal, "/version", options);
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("#root > *").first().waitFor({ state: "attached" });
  return page;
}
