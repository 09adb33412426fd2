import { setTimeout as wait } from "node:timers/promises";

import { endOfLog, flags, startService } from "./processes.mjs";
import { tool } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";

const READY_MS = 30_000;

/** Vite's dev server in front of the Worker; web/vite.config.ts says what it passes on. @throws Trouble */
export async function startHotReload(settings, { workerPort, onEnd, onLine }) {
  const service = startService(
    "web",
    tool("vite"),
    flags({
      "--config": "web/vite.config.ts",
      "--host": "127.0.0.1",
      "--port": settings.port,
      "--strictPort": true,
    }),
    { logsDir: settings.logsDir, env: { WORKER_ORIGIN: `http://127.0.0.1:${workerPort}` }, onEnd, onLine },
  );
  const deadline = Date.now() + READY_MS;
  while (!(await answers(settings.port))) {
    if (service.hasEnded || Date.now() > deadline) {
      throw new Trouble(["The web client's dev server did not start:", ...endOfLog(service)].join("\n  "));
    }
    await wait(100);
  }
}

async function answers(port) {
  const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  return page?.ok === true;
}
