import { existsSync } from "node:fs";

import { runToEnd } from "../../worker/local/processes.mjs";
import { say, secondsSince } from "../../worker/local/say.mjs";
import { Trouble } from "../../worker/local/trouble.mjs";

/** The names of the demo company are in many scripts; without these fonts the pictures show boxes. */
const PACKAGES = [
  "chromium",
  "fonts-liberation",
  "fonts-noto-core",
  "fonts-noto-cjk",
  "fonts-noto-color-emoji",
];

/**
 * Sees to it that there is a Chromium for the browser tests: the one that `CHROMIUM` names, or Debian's, which is
 * installed where that can be done.
 * @throws Trouble where it cannot.
 */
export async function ensureChromium() {
  const program = process.env.CHROMIUM || "/usr/bin/chromium";
  if (existsSync(program)) return;
  if (process.env.CHROMIUM) throw new Trouble(`CHROMIUM names ${program}, and there is nothing.`);
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    throw new Trouble(
      "Chromium is missing: install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.",
    );
  }
  const started = performance.now();
  say("Installing Chromium and fonts from Debian …");
  const quiet = { env: { DEBIAN_FRONTEND: "noninteractive" } };
  await runToEnd("apt-get", ["update", "-q"], quiet);
  const { code, output } = await runToEnd(
    "apt-get",
    ["install", "-y", "-q", "--no-install-recommends", ...PACKAGES],
    quiet,
  );
  if (code !== 0 || !existsSync(program)) {
    throw new Trouble(`Chromium could not be installed: ${output.trim().split("\n").slice(-3).join(" ")}`);
  }
  say(`Chromium is there (${secondsSince(started)}).`);
}
