// `npm run bench`: what the hot calls cost in the built product, as ratios within one run. Seconds mean nothing here.
// `-- first-screen` measures that alone.
import { buildWeb, buildWorkers } from "../worker/local/build.mjs";
import { installPackages } from "../worker/local/install.mjs";
import { killAll, runToEnd } from "../worker/local/processes.mjs";
import { NODE } from "../worker/local/settings.mjs";
import { runAsCommand } from "../worker/local/trouble.mjs";
import { ensureChromium } from "./runner/chromium.mjs";

for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => void killAll().then(() => process.exit(1)));

await runAsCommand(async () => {
  await installPackages();
  await ensureChromium();
  await buildWeb();
  await buildWorkers();
  const { code } = await runToEnd(NODE, ["tests/bench/main.ts", ...process.argv.slice(2)], { quiet: false });
  process.exitCode = code;
});
