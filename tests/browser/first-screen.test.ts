import { readFileSync } from "node:fs";

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser, type Visit } from "#tests/support/browser.ts";
import { scriptsCome, withoutScriptsYet } from "#tests/support/late-scripts.ts";
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
  { path: "/workspace/1", as: DEMO_ACCOUNTS.staff, shows: "Golden Retriever" },
  { path: "/workspace/1/rules", as: DEMO_ACCOUNTS.staff, shows: "Bella" },
  { path: "/status", as: DEMO_ACCOUNTS.staff, shows: "Bella" },
  { path: "/actions", as: DEMO_ACCOUNTS.staff, shows: "Action Overview" },
  { path: "/documents", as: DEMO_ACCOUNTS.staff, shows: "Bella" },
  { path: "/schedule", as: DEMO_ACCOUNTS.staff, shows: "Bella" },
  { path: "/billing", as: DEMO_ACCOUNTS.staff, shows: "INV-" },
  { path: "/planner", shows: "Travel planner" },
  { path: "/sign-in", shows: "Keep me signed in on this device" },
  { path: "/set-up", shows: "Set up the portal" },
];

/** The others are read before their scripts come, by the same words. */
const WITHOUT_SCRIPTS = SCREENS.filter(({ path }) =>
  ["/", "/workspace/1/customer", "/sign-in"].includes(path),
);

/** For somebody who has been here before. */
const slowly = (path: string, options: Visit = {}, { on = portal } = {}) =>
  withoutScriptsYet(browser, on, path, options);

const calls = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/trpc\/([^?]*)/.exec(name)?.[1]?.split(",") ?? []),
  );

const callsCarried = (): string[] => {
  const text = document.querySelector("#carried")?.textContent ?? "null";
  type Data = { json: { queries: { queries: { queryKey: [string[]] }[] } } };
  return (JSON.parse(text) as Data).json.queries.queries.map(({ queryKey }) => queryKey[0].join("."));
};

declare global {
  // oxlint-disable-next-line no-var -- a property of the window takes `var`
  var colours: [element: Element, colours: string][] | undefined;
}

const noteColours = () => {
  const coloursOf = (element: Element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${color} on ${backgroundColor}`;
  };
  window.colours = [...document.querySelectorAll("#root *")].map((one) => [one, coloursOf(one)]);
};

/** What has changed its colours since they were noted, but for the line that says how the connection stands. */
const coloursChanged = () =>
  window.colours
    ?.filter(([element]) => element.isConnected && !element.closest("[data-live]"))
    .flatMap(([element, before]) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const after = `${color} on ${backgroundColor}`;
      return before === after ? [] : [`${element.className}: ${before}, then ${after}`];
    });

/** What came as a file although its styles stood in the document. */
const sheetsTwice = () => {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const inline = links.filter((link) => link.disabled).map(({ href }) => href);
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  return inline.filter((href) => fetched.includes(href));
};

/** How much has moved without being asked to, as browsers add it up. */
const moved = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
      resolve(shifts.filter((one) => !one.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(0), 500);
  });

describe.each([
  { width: 1440, height: 900, scheme: "light" },
  { width: 390, height: 844, scheme: "dark", zone: "Asia/Tokyo" },
] as const)("at $width px", (size) => {
  test.each(SCREENS)(
    "[SCR-05] [SCR-08] [SCR-09] $path is read before its scripts come, and taken over in silence",
    async ({ path, as, shows }) => {
      const page = await slowly(path, { ...size, ...(as && { as }) });
      expect(await page.getByText(shows).first().isVisible()).toBe(true);
      await page.evaluate(noteColours);
      await scriptsCome(page);
      await page.waitForLoadState("networkidle");

      expect(page.complaints.filter((one) => !one.includes("401"))).toEqual([]);
      const carried = await page.evaluate(callsCarried);
      expect(carried.includes("auth.me")).toBe(as !== undefined);
      expect((await calls(page)).filter((name) => carried.includes(name))).toEqual([]);
      expect(await page.evaluate(sheetsTwice)).toEqual([]);
      expect(await page.evaluate(coloursChanged)).toEqual([]);
      // On a wide page the to-do that is next opens beside the list, and grows as its part comes.
      const isGrowing = path.includes("customer") && size.width === 1440;
      expect(await page.evaluate(moved)).toBeLessThan(isGrowing ? 0.04 : 0.02);
      await page.context().close();
    },
  );
});

test.each(WITHOUT_SCRIPTS)("[SCR-06] $path can be read without JavaScript", async ({ path, as, shows }) => {
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
  await scriptsCome(page);
  await page.getByRole("alert").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("owner@example.com");
  await page.context().close();
});

test("[SCR-07] so is what is chosen from a list, a tick, and a shortcut", async () => {
  const documents = await slowly("/documents", { as: DEMO_ACCOUNTS.staff });
  await documents
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .check();
  await scriptsCome(documents);
  await documents.getByText("1 selected").waitFor();
  await documents.context().close();
  const page = await slowly("/billing", { as: DEMO_ACCOUNTS.staff });
  await page.getByRole("combobox", { name: "Status" }).selectOption("overdue");
  await scriptsCome(page);
  await expect.poll(() => new URL(page.url()).search).toBe("?status=overdue");
  await page.context().close();
  const other = await slowly("/status", { as: DEMO_ACCOUNTS.staff });
  await other.keyboard.press("Control+k");
  await scriptsCome(other);
  await other.getByRole("dialog").getByRole("combobox").waitFor();
  await other.context().close();
});

test("[SCR-07] so is what is chosen while the page is being taken over", async () => {
  const page = await slowly("/billing", { as: DEMO_ACCOUNTS.staff });
  const chosen = page.getByRole("combobox", { name: "Status" }).evaluate(
    (list: HTMLSelectElement) =>
      new Promise<void>((resolve) => {
        const root = list.closest("#root") ?? document.body;
        const isListening = () => Object.keys(root).some((key) => key.startsWith("_reactListening"));
        // Between two strokes of React's work, which a timer would be too slow for.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => {
          if (!isListening()) return port2.postMessage(null);
          list.value = "overdue";
          list.dispatchEvent(new Event("input", { bubbles: true }));
          list.dispatchEvent(new Event("change", { bubbles: true }));
          resolve();
        });
        port1.start();
        port2.postMessage(null);
      }),
  );
  await scriptsCome(page);
  await chosen;
  await expect.poll(() => new URL(page.url()).search).toBe("?status=overdue");
  await page.context().close();
});

test("[SCR-07] the focus stays in its place on a part that is drawn anew", async () => {
  const { page, drawAnew } = await heldPart();
  const button = page.getByRole("button", { name: "Upload Document" });
  await button.focus();
  await drawAnew(button);
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.context().close();
});

test("[SCR-07] so is what is pressed on a part that is drawn anew before its own script has come", async () => {
  const { page, drawAnew } = await heldPart();
  const button = page.getByRole("button", { name: "Upload Document" });
  await button.click();
  await drawAnew(button);
  const dialog = page.getByRole("dialog", { name: "Upload Document" });
  await expect.poll(() => dialog.isVisible()).toBe(true);
  await page.context().close();
});

/** A page of which one part waits for its own script, and what makes React draw that part anew. */
async function heldPart() {
  const page = await slowly("/workspace/2", { as: DEMO_ACCOUNTS.staff });
  const manifest = JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8")) as Record<
    string,
    { file: string } | undefined
  >;
  const held = manifest["routes/_staff/-paper-tools.tsx"]?.file ?? "";
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**/${held}`, async (route) => {
    await released;
    await route.continue();
  });
  const drawAnew = async (inside: Locator) => {
    const drawn = await inside.elementHandle();
    await scriptsCome(page);
    const staff = await portal.staff();
    // As often as it takes until the page's live line stands.
    const change = async () => {
      const { version, priority } = await staff.trpc.workspaces.find.query({ workspaceId: 2 });
      await staff.trpc.workspaces.update.mutate({
        workspaceId: 2,
        version,
        priority: priority === "high" ? "low" : "high",
      });
      return drawn?.evaluate((element) => element.isConnected);
    };
    await expect.poll(change).toBe(false);
    release();
  };
  return { page, drawAnew };
}

test("[SCR-05] a mailed link's token, which no server sees, shows its own door at once", async () => {
  const page = await slowly(`/sign-in#${"a".repeat(43)}`);
  expect(await page.getByLabel("Password").first().isVisible()).toBe(false);
  await scriptsCome(page);
  await page.getByText("You have opened the link of your mail.", { exact: false }).waitFor();
  expect(page.complaints.filter((one) => !one.includes("401"))).toEqual([]);
  await page.context().close();
});

test("[SCR-08] [SCR-09] nor does anything move or change its colours below the bar of a demo", async () => {
  const demo = await aPortal("demo", { DEMO_MODE: "1" });
  try {
    for (const path of ["/actions", "/sign-in"]) {
      const page = await slowly(path, { width: 390, height: 844 }, { on: demo });
      expect(await page.getByText("Demo with sample data").first().isVisible()).toBe(true);
      await page.evaluate(noteColours);
      await scriptsCome(page);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(coloursChanged)).toEqual([]);
      expect(await page.evaluate(moved)).toBeLessThan(0.02);
      await page.context().close();
    }
  } finally {
    await demo.stop();
  }
});
