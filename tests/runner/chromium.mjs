import { existsSync } from "node:fs";

import { runToEnd } from "../../worker/local/processes.mjs";
import { say, secondsSince } from "../../worker/local/say.mjs";
import { Trouble } from "../../worker/local/trouble.mjs";

/** The names of the demo company are in many scripts; without these fonts the pictures show boxes. */
const PACKAGES = [
  "chromium-headless-shell",
  "fonts-liberation",
  "fonts-noto-core",
  "fonts-noto-cjk",
  "fonts-noto-color-emoji",
];

/** The same engine without a window to be drawn in takes half of the time. */
const WITHOUT_WINDOW = "/usr/bin/chromium-headless-shell";
const WITH_WINDOW = "/usr/bin/chromium";

/**
 * Sees to it that `CHROMIUM` names a Chromium for the browser tests: what it named before, or Debian's, which is
 * installed where that can be done.
 * @throws Trouble where there is none.
 */
export async function ensureChromium() {
  process.env.CHROMIUM ||= await debiansChromium();
  if (existsSync(process.env.CHROMIUM)) return;
  throw new Trouble(`CHROMIUM names ${process.env.CHROMIUM}, and there is nothing.`);
}

async function debiansChromium() {
  if (existsSync(WITHOUT_WINDOW)) return WITHOUT_WINDOW;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) return install();
  if (existsSync(WITH_WINDOW)) return WITH_WINDOW;
  throw new Trouble(
    "Chromium is missing: install it (on Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM to its path.",
  );
}

async function install() {
  const started = performance.now();
  say("Installing Chromium and fonts from Debian …");
  const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" } };
  await runToEnd("apt-get", ["update", "-q"], quiet);
  const { code, output } = await runToEnd(
    "apt-get",
    ["install", "-y", "-q", "--no-install-recommends", ...PACKAGES],
    quiet,
  );
  if (code !== 0 || !existsSync(WITHOUT_WINDOW)) {
    if (existsSync(WITH_WINDOW)) return WITH_WINDOW;
    throw new Trouble(`Chromium could not be installed: ${output.trim().split("\n").slice(-3).join(" ")}`);
  }
  say(`Chromium is there (${secondsSince(started)}).`);
  return WITHOUT_WINDOW;
}
