import { flags, startService, untilWell } from "./processes.mjs";
import { tool } from "./settings.mjs";

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
  await untilWell(service, () => answers(settings.port), "The web client's dev server did not start", 30_000);
}

async function answers(port) {
  const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  return page?.ok === true;
}
