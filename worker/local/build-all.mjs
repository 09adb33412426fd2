// `npm run build`: the web client into dist/web, the Workers into dist/worker and dist/reader, each only when its sources changed.
import { buildWeb, buildWorkers } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { runAsCommand } from "./trouble.mjs";

await runAsCommand(async () => {
  await installPackages();
  await buildWeb();
  await buildWorkers();
});
