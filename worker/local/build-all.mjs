// `npm run build`: the web client into dist/web and the Worker into dist/worker, each only when its sources changed.
import { buildWeb, buildWorker } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { runAsCommand } from "./trouble.mjs";

await runAsCommand(async () => {
  await installPackages();
  await buildWeb();
  await buildWorker();
});
