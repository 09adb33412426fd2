// Runs the built product in its own runtime, once on the demo company and once with the accounts alone, and takes every
// screen at every width in both schemes.
import { mkdirSync } from "node:fs";
import path from "node:path";

import type { Browser } from "playwright-core";

import { MINUTE_MS } from "#contracts/core/durations.ts";
import { openBrowser, visit } from "#tests/support/browser.ts";
import setup from "#tests/support/global-setup.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

import { type Screen, SCREENS } from "./screens.ts";

const WIDTHS = [390, 1024, 1600] as const;
const HEIGHTS = { 390: 844, 1024: 768, 1600: 1000 } as const;
const SCHEMES = ["light", "dark"] as const;
const FILLINGS = { full: "demo", empty: "accounts" } as const;
const FOLDER = "pictures";
/** What opened may still ask for its rows. */
const OPENING_MS = 1_000;
const PATIENCE_MS = MINUTE_MS;
/** As many as there are cores, so that a picture does not wait for another's page to load. */
const AT_ONCE = 2;

type Filling = keyof typeof FILLINGS;
/** One look at a screen, from which a picture in each of its schemes is taken. */
type Look = {
  screen: Screen;
  width: (typeof WIDTHS)[number];
  pictures: { name: string; scheme: "light" | "dark" }[];
};

function looksOf(filling: Filling, words: string[]): Look[] {
  return SCREENS.filter((screen) => filling === "full" || !screen.needsDemo)
    .flatMap((screen) =>
      WIDTHS.map((width) => {
        const named = SCHEMES.map((scheme) => ({
          name: `${screen.name}-${width}-${scheme}-${filling}`,
          scheme,
        }));
        return {
          screen,
          width,
          pictures: named.filter(({ name }) => words.every((word) => name.includes(word))),
        };
      }),
    )
    .filter(({ pictures }) => pictures.length > 0);
}

/** @returns what the page complained of, and why a picture could not be taken. */
async function take(browser: Browser, portal: Portal, { screen, width, pictures }: Look): Promise<string[]> {
  const page = await visit(browser, portal, screen.path, {
    width,
    height: HEIGHTS[width],
    hasTouch: width < 500,
    ...(screen.as === undefined ? {} : { as: screen.as }),
  });
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.waitForLoadState("networkidle");
    if (screen.open) {
      await screen.open(page);
      await page.waitForTimeout(OPENING_MS);
    }
    for (const { name, scheme } of pictures) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      const file = path.join(FOLDER, `${name}.png`);
      await page.screenshot({ path: file, fullPage: !screen.open, animations: "disabled" });
    }
    return page.complaints;
  } catch (error) {
    return [...page.complaints, error instanceof Error ? error.message : String(error)];
  } finally {
    await page.context().close();
  }
}

/** @returns how many pictures there were to take. */
async function takeAll(filling: Filling, words: string[]): Promise<number> {
  const looks = looksOf(filling, words);
  if (looks.length === 0) return 0;
  const portal = await aPortal(FILLINGS[filling], { DEMO_MODE: "1" });
  const browser = await openBrowser();
  const waiting = [...looks];
  const work = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      const complaints = await take(browser, portal, look);
      for (const one of complaints)
        process.stdout.write(`${look.screen.name} at ${look.width}, ${filling}: ${one}\n`);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    await portal.stop();
  }
  return looks.flatMap(({ pictures }) => pictures).length;
}

const words = process.argv.slice(2);
const cleanUp = await setup();
mkdirSync(FOLDER, { recursive: true });
let taken = 0;
try {
  for (const filling of ["full", "empty"] as const) taken += await takeAll(filling, words);
} finally {
  cleanUp();
}
process.stdout.write(`${taken} pictures in ${FOLDER}/\n`);
