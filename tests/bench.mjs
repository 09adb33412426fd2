// `npm run bench`: what the hot calls cost in the built product, as ratios within one run. Seconds mean nothing here.
import { buildWeb, buildWorkers } from "../worker/local/build.mjs";
import { installPackages } from "../worker/local/install.mjs";
import { killAll, runToEnd } from "../worker/local/processes.mjs";
import { NODE } from "../worker/local/settings.mjs";
import { runAsCommand } from "../worker/local/trouble.mjs";

for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => void killAll().then(() => process.exit(1)));

await runAsCommand(async () => {
  await installPackages();
  await buildWeb();
  await buildWorkers();
  const { code } = await runToEnd(NODE, ["tests/bench/main.ts"], { quiet: false });
  process.exitCode = code;
});
