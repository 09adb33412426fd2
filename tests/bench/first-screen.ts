import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import type { Browser, BrowserContext } from "playwright-core";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { openBrowser } from "#tests/support/browser.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

import { atTheEdge } from "./edge.ts";
import { medianOf, print } from "./figures.ts";

/** Slow 4G, as the tools of browsers have it, on a phone of the middle range. */
const LATENCY_MS = 150;
const BYTES_A_SECOND = 1_600_000 / 8;
const CPU_TIMES_SLOWER = 4;
const ROUNDS = 5;
/** What may stand between a first screen and plain HTML of the same words, and between a press that is heard and that. */
const GOALS = { visible: 1.4, usable: 4, again: 1.2 } as const;

const PAGES = [
  { name: "dashboard", address: "/", as: DEMO_ACCOUNTS.staff },
  { name: "a workspace", address: "/workspace/1", as: DEMO_ACCOUNTS.staff },
  { name: "an owner's page", address: "/workspace/1/customer", as: DEMO_ACCOUNTS.owner },
  { name: "planner", address: "/planner", as: null },
  { name: "sign-in", address: "/sign-in", as: null },
] as const;
type Page = (typeof PAGES)[number];

/** Times in milliseconds, weights in KiB as they were sent. */
type Visit = { visible: number; usable: number; again: number; requests: number; weight: number };
type Figures = Visit & { plain: number; plainAgain: number };

const KEPT = path.resolve(import.meta.dirname, "../../.data/bench/first-screen.json");

/**
 * How late a first screen is, against plain HTML of the same words served in the same way, in pairs of one run. Printed
 * beside the figures of the last run on this machine.
 * @returns whether every page is as early as it is meant to be
 */
export async function compareFirstScreens(): Promise<boolean> {
  const portal = await aPortal();
  const browser = await openBrowser();
  const edge = await atTheEdge(portal.origin);
  const before = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, "utf8")) as Record<string, number[]>) : {};
  const now: Record<string, number[]> = {};
  try {
    print("first screen, x plain (last run)", "visible", "usable", "again", "requests", "KiB");
    for (const page of PAGES) {
      const rounds: Figures[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push(await figuresOf({ browser, portal, origin: edge.origin, page }));
      const of = (pick: (one: Figures) => number) => medianOf(rounds.map(pick));
      const figures = [
        of(({ visible, plain }) => visible / plain),
        of(({ usable, plain }) => usable / plain),
        of(({ again, plainAgain }) => again / plainAgain),
        of(({ requests }) => requests),
        of(({ weight }) => weight),
      ];
      now[page.name] = figures;
      const beside = (at: number, digits: number) => {
        const last = before[page.name]?.[at];
        return `${figures[at]?.toFixed(digits)} (${last?.toFixed(digits) ?? "-"})`;
      };
      print(page.name, beside(0, 2), beside(1, 2), beside(2, 2), beside(3, 0), beside(4, 0));
    }
    print("meant to be at most", GOALS.visible, GOALS.usable, GOALS.again);
  } finally {
    edge.close();
    await browser.close();
    await portal.stop();
  }
  mkdirSync(path.dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(now, null, 2));
  return Object.values(now).every(
    ([visible = 0, usable = 0, again = 0]) =>
      visible <= GOALS.visible && usable <= GOALS.usable && again <= GOALS.again,
  );
}

type Where = { browser: Browser; portal: Portal; origin: string; page: Page };

async function figuresOf(where: Where): Promise<Figures> {
  const plain = await visitOf(where, `/plain${where.page.address}`);
  const drawn = await visitOf(where, where.page.address);
  return { ...drawn, plain: plain.visible, plainAgain: plain.again };
}

/** A first visit, and the same page again with what the browser has kept. */
async function visitOf({ browser, portal, origin, page }: Where, address: string): Promise<Visit> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: origin, timezoneId: "UTC" });
  const cookies = [{ name: "portal-zone", value: "UTC", url: origin }];
  if (page.as !== null) {
    const [name = "", value = ""] = (await portal.cookieOf(page.as)).split(/=(.*)/s);
    cookies.push({ name, value, url: origin });
  }
  await context.addCookies(cookies);
  try {
    const isPlain = address.startsWith("/plain/");
    const first = await opened(context, address, isPlain);
    const second = await opened(context, address, isPlain);
    return { ...first, again: second.visible };
  } finally {
    await context.close();
  }
}

async function opened(
  context: BrowserContext,
  address: string,
  isPlain: boolean,
): Promise<Omit<Visit, "again">> {
  const tab = await context.newPage();
  // The live line goes by a way that this edge has not.
  await tab.routeWebSocket("**/live?*", (socket) => void socket.close());
  const tools = await context.newCDPSession(tab);
  await tools.send("Network.enable");
  await tools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: CPU_TIMES_SLOWER });
  await tab.addInitScript(() => {
    new MutationObserver(() => {
      if ("heard" in document.documentElement.dataset) performance.mark("heard");
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-heard"] });
  });
  await tab.goto(address, { waitUntil: "load", timeout: 60_000 });
  if (!isPlain) await tab.locator("html[data-heard]").waitFor({ state: "attached", timeout: 60_000 });
  await tab.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const found = await tab.evaluate(() => {
    const [painted] = performance.getEntriesByName("first-contentful-paint");
    const [heard] = performance.getEntriesByName("heard");
    const usable = heard?.startTime ?? painted?.startTime ?? 0;
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const before = files.filter(({ startTime }) => startTime < usable);
    return {
      visible: painted?.startTime ?? 0,
      usable,
      requests: before.length,
      weight: before.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1024,
      isDrawn: document.querySelector("#carried") !== null,
    };
  });
  await tab.close();
  if (!isPlain && !found.isDrawn) throw new Error(`${address} was not drawn by the Worker`);
  return found;
}
