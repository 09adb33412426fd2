import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, chromium, type Page } from "playwright-core";

import type { Portal } from "./portal.ts";

/** Chromium starts as root in a closed network: no sandbox, nothing that phones home. */
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    headless: true,
    args: FLAGS,
  });
}

export type Visit = {
  /** Whose account; the demo administrator (by `DEMO_MODE`, without a session) where left out. */
  as?: number;
  width?: number;
  height?: number;
  scheme?: "light" | "dark";
  zone?: string;
  locale?: string;
  hasTouch?: boolean;
  /** False for a page that no live connection keeps up to date, as on a bad line. */
  isLive?: boolean;
  /** True for a browser that keeps the portal for when there is no line. */
  isKept?: boolean;
};

export type Visitor = Page & {
  /** What the console and the page complained of, in order. */
  complaints: string[];
};

/** A fresh browser profile on the portal; close it with `page.context().close()`. */
export async function visit(
  browser: Browser,
  portal: Portal,
  path: string,
  options: Visit = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: portal.origin,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.scheme ?? "light",
    timezoneId: options.zone ?? "UTC",
    locale: options.locale ?? "en-GB",
    hasTouch: options.hasTouch ?? false,
    reducedMotion: "reduce",
    serviceWorkers: options.isKept ? "allow" : "block",
  });
  context.setDefaultTimeout(10_000);
  if (options.as !== undefined) {
    const [name = "", value = ""] = (await portal.cookieOf(options.as)).split(/=(.*)/s);
    await context.addCookies([{ name, value, url: portal.origin, httpOnly: true, sameSite: "Lax" }]);
  }
  // A Chromium without a window has no viewer of PDFs: the page gives what it gives to those that have one.
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "pdfViewerEnabled", { get: () => true }),
  );
  const page = (await context.newPage()) as Visitor;
  if (options.isLive === false) await page.routeWebSocket("**/live?*", (socket) => void socket.close());
  page.complaints = [];
  page.on("console", (message) => {
    if (message.text().includes("registration blocked by Playwright")) return;
    if (message.type() === "error" || message.type() === "warning") page.complaints.push(message.text());
  });
  page.on("pageerror", (error) => page.complaints.push(error.message));
  await page.goto(path);
  return page;
}

/** Once React hears what is done on a page that came drawn. */
export const takenOver = (page: Page): Promise<void> =>
  page.locator("html[data-heard]").waitFor({ state: "attached" });

/** From now on the page is drawn by the browser alone, as where the Worker could not draw it. */
export async function withoutDrawing(page: Page): Promise<void> {
  await page.route(/.*/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const { origin } = new URL(route.request().url());
    return route.fulfill({ response: await route.fetch({ url: `${origin}/shell` }) });
  });
}

/**
 * What axe finds serious or critical on the page as it stands, one line a finding.
 *
 * Legacy mode evaluates in the page itself: the other one opens a page more and passes all that is right through it,
 * which takes four times as long and only adds frames of other origins, of which we have none.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode(true)
    .analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
    );
}
