// Runs the built product in its own runtime, once on the demo company and once with the accounts alone, and takes every
// screen at every width in both schemes.
import { mkdirSync } from "node:fs";
import path from "node:path";

import type { Browser } from "playwright-core";

import { openBrowser, visit } from "#tests/support/browser.ts";
import setup from "#tests/support/global-setup.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

import { type Screen, SCREENS } from "./screens.ts";

const WIDTHS = [390, 1024, 1600] as const;
const HEIGHTS = { 390: 844, 1024: 768, 1600: 1000 } as const;
const SCHEMES = ["light", "dark"] as const;
const FILLINGS = { full: "demo", empty: "accounts" } as const;
const FOLDER = "pictures";
const OPENING_MS = 1_000;

type Picture = {
  name: string;
  screen: Screen;
  width: (typeof WIDTHS)[number];
  scheme: (typeof SCHEMES)[number];
};

function picturesOf(filling: keyof typeof FILLINGS, words: string[]): Picture[] {
  return SCREENS.filter((screen) => filling === "full" || !screen.needsDemo)
    .flatMap((screen) =>
      WIDTHS.flatMap((width) =>
        SCHEMES.map((scheme) => ({
          name: `${screen.name}-${width}-${scheme}-${filling}`,
          screen,
          width,
          scheme,
        })),
      ),
    )
    .filter(({ name }) => words.every((word) => name.includes(word)));
}

/** @returns what the page complained of, and why a picture could not be taken. */
async function take(
  browser: Browser,
  portal: Portal,
  { name, screen, width, scheme }: Picture,
): Promise<string[]> {
  const page = await visit(browser, portal, screen.path, {
    width,
    height: HEIGHTS[width],
    scheme,
    hasTouch: width < 500,
    ...(screen.as === undefined ? {} : { as: screen.as }),
  });
  try {
    await page.waitForLoadState("networkidle");
    if (screen.open) {
      await screen.open(page);
      // What opened may still ask for its rows.
      await page.waitForTimeout(OPENING_MS);
    }
    await page.screenshot({
      path: path.join(FOLDER, `${name}.png`),
      fullPage: !screen.open,
      animations: "disabled",
    });
    return page.complaints;
  } catch (error) {
    return [...page.complaints, error instanceof Error ? error.message : String(error)];
  } finally {
    await page.context().close();
  }
}

async function takeAll(filling: keyof typeof FILLINGS, words: string[]): Promise<number> {
  const pictures = picturesOf(filling, words);
  if (pictures.length === 0) return 0;
  const portal = await aPortal(FILLINGS[filling], { DEMO_MODE: "1" });
  const browser = await openBrowser();
  try {
    for (const picture of pictures) {
      const complaints = await take(browser, portal, picture);
      for (const complaint of complaints) process.stdout.write(`${picture.name}: ${complaint}\n`);
    }
  } finally {
    await browser.close();
    await portal.stop();
  }
  return pictures.length;
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
