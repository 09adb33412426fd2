import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { flags, startService } from "./processes.mjs";
import { NODE, ROOT } from "./settings.mjs";
import { startProgram } from "./supervise.mjs";

/** An answer may take long under load; a port on which nobody listens is soon known. In milliseconds. */
export const WORKER_TIMES = { answerMs: 15_000, patienceMs: 4_000, graceMs: 1_000 };

export const WRANGLER = path.join(ROOT, "node_modules/wrangler/bin/wrangler.js");

/** The configuration of the Worker that reads papers. */
export const READER_CONFIG = path.join(ROOT, "worker/reader/wrangler.toml");

/** wrangler without a network, questions, reports, or files outside the project. */
export const CALM = {
  CI: "1",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_NO_SKILLS_UPDATE_PROMPTS: "true",
  WRANGLER_LOG_PATH: path.join(ROOT, ".wrangler", "logs"),
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  X_LOCAL_OBSERVABILITY: "false",
  // A page of the runtime that reads and writes whatever is bound, for whoever reaches the port.
  X_LOCAL_EXPLORER: "false",
};

/** Where the Workers of this portal find each other. */
export const registryOf = ({ workerDir }) => ({ WRANGLER_REGISTRY_PATH: path.join(workerDir, "registry") });

/**
 * Starts the Worker in its local runtime, with files and live rooms kept in the data folder.
 * @returns what `supervise` keeps. @throws Trouble when it does not answer within a minute.
 */
export async function startWorker(settings, { port, variables, onLine }) {
  mkdirSync(path.join(ROOT, "dist/web"), { recursive: true });
  const envFile = path.join(settings.dataDir, "worker.env");
  writeVariables(envFile, variables);
  const start = () =>
    startService(
      "worker",
      NODE,
      [
        WRANGLER,
        "dev",
        ...flags({
          "--ip": "127.0.0.1",
          "--port": port,
          "--inspector-port": 0,
          "--persist-to": settings.workerDir,
          "--env-file": envFile,
          "--show-interactive-dev-session": false,
        }),
      ],
      { logsDir: settings.logsDir, env: { ...CALM, ...registryOf(settings) }, onLine },
    );
  return startProgram("The Worker", { start, isWell: () => isThere(port) });
}

/** The runtime may have ended while the tool that started it goes on: only an answer counts. */
async function isThere(port) {
  try {
    const address = `http://127.0.0.1:${port}/version`;
    return (await fetch(address, { signal: AbortSignal.timeout(WORKER_TIMES.answerMs) })).ok;
  } catch {
    return false;
  }
}

/** In a file only its owner reads, not on the command line, where everybody on the machine sees the secret. */
function writeVariables(file, variables) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}="${quoted(String(value))}"`);
  writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
}

/** wrangler replaces `$NAME` in values. */
function quoted(value) {
  return value.replaceAll(/[\\"]/g, String.raw`\$&`).replaceAll("$", String.raw`\$`);
}
