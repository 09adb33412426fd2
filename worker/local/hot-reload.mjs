import { flags, startService } from "./processes.mjs";
import { tool } from "./settings.mjs";
import { startProgram } from "./supervise.mjs";

/** It answers nobody while it makes its packages anew; in milliseconds. */
export const HOT_RELOAD_TIMES = { patienceMs: 30_000, graceMs: 1_000 };

/**
 * Vite's dev server in front of the Worker; web/vite.config.ts says what it passes on.
 * @returns what `supervise` keeps. @throws Trouble
 */
export async function startHotReload(settings, { workerPort, onLine }) {
  const start = () =>
    startService(
      "web",
      tool("vite"),
      flags({
        "--config": "web/vite.config.ts",
        "--host": "127.0.0.1",
        "--port": settings.port,
        "--strictPort": true,
      }),
      { logsDir: settings.logsDir, env: { WORKER_ORIGIN: `http://127.0.0.1:${workerPort}` }, onLine },
    );
  const isWell = () => answers(settings.port);
  return startProgram("The web client's dev server", { start, isWell, withinMs: 30_000 });
}

async function answers(port) {
  const page = await fetch(`http://127.0.0.1:${port}/@vite/client`).catch(() => undefined);
  return page?.ok === true;
}
