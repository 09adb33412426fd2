// `npm run pictures`: a PNG of every screen of the built product into pictures/. `-- dashboard 390 dark` takes only
// those whose name has all of these words.
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
  const { code } = await runToEnd(NODE, ["tests/pictures/main.ts", ...process.argv.slice(2)], {
    quiet: false,
  });
  process.exitCode = code;
});
