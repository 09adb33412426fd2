import { constants, setPriority } from "node:os";

import { freePort } from "./ports.mjs";
import { flags, startService } from "./processes.mjs";
import { NODE } from "./settings.mjs";
import { startProgram } from "./supervise.mjs";
import { CALM, READER_CONFIG, registryOf, WRANGLER } from "./worker.mjs";

/** It may be silent for as long as worker/reader/wrangler.toml lets it run when deployed; in milliseconds. */
export const READER_TIMES = { patienceMs: 15_000, graceMs: 0 };

/**
 * Starts the Worker that reads papers, in a process of its own: isolates of one process share its thread. The local
 * runtime sets no limit to what it does, so one that a paper keeps busy is ended and started again.
 * @returns what `supervise` keeps. @throws Trouble when it does not answer within a minute.
 */
export async function startReader(settings, { onLine }) {
  const port = await freePort();
  const start = () => {
    const service = startService(
      "reader",
      NODE,
      [
        WRANGLER,
        "dev",
        ...flags({
          "--config": READER_CONFIG,
          "--ip": "127.0.0.1",
          "--port": port,
          "--inspector-port": 0,
          "--persist-to": settings.readerDir,
          "--show-interactive-dev-session": false,
        }),
      ],
      { logsDir: settings.logsDir, env: { ...CALM, ...registryOf(settings) }, onLine },
    );
    beKind(service.group);
    return service;
  };
  return startProgram("The Worker that reads papers", { start, isWell: () => answers(port) });
}

/** What it reads can wait for what people do: it takes the processor's time that is left over. */
function beKind(group) {
  try {
    setPriority(group, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which `startProgram` says.
  }
}

/** It has nothing to say, and says so. */
async function answers(port) {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}
