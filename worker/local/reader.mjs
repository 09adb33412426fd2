import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

import { freePort } from "./ports.mjs";
import { endOfLog, flags, isGoingDown, startService } from "./processes.mjs";
import { say } from "./say.mjs";
import { NODE } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";
import { CALM, READER_CONFIG, registryOf, WRANGLER } from "./worker.mjs";

const READY_MS = 60_000;
/** Between two looks, and how long it may be silent: as long as worker/reader/wrangler.toml lets it run when deployed. */
const EVERY_MS = 1_000;
const SILENCE_MS = 15_000;

/**
 * Starts the Worker that reads papers, in a process of its own: isolates of one process share its thread. The local
 * runtime sets no limit to what it does, so one that a paper keeps busy is ended here and started again.
 * @param onRestart is told then, since what waited in its queue is lost.
 * @throws Trouble when it does not answer within a minute.
 */
export async function startReader(settings, { onLine, onRestart }) {
  const port = await freePort();
  const reader = { port, service: undefined, onEnd: () => {} };
  const open = async () => {
    reader.service = startService(
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
      {
        logsDir: settings.logsDir,
        env: { ...CALM, ...registryOf(settings) },
        onEnd: () => reader.onEnd(),
        onLine,
      },
    );
    beKind(reader.service.group);
    await untilUp(reader);
  };
  await open();
  watch(reader, async (reason) => {
    say(`${reason}; starting it again …`);
    await reader.service.stop(0);
    await open();
    onRestart();
  });
  return reader;
}

/** What it reads can wait for what people do: it takes the processor's time that is left over. */
function beKind(group) {
  try {
    setPriority(group, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, which `untilUp` says.
  }
}

function watch(reader, restart) {
  let isRestarting = false;
  const again = async (reason) => {
    if (isRestarting || isGoingDown()) return;
    isRestarting = true;
    // Papers wait meanwhile; nothing else of the portal does.
    await restart(reason).catch((error) => say(error.message));
    isRestarting = false;
  };
  reader.onEnd = () => void again("The Worker that reads papers has ended");
  void keepLooking(reader, () => again("A paper takes the Worker that reads papers too long"));
}

async function keepLooking(reader, onSilence) {
  let heardAt = performance.now();
  for (;;) {
    await wait(EVERY_MS, undefined, { ref: false });
    if (await answers(reader)) heardAt = performance.now();
    else if (performance.now() - heardAt > SILENCE_MS) {
      await onSilence();
      heardAt = performance.now();
    }
  }
}

async function untilUp(reader) {
  const deadline = Date.now() + READY_MS;
  while (!(await answers(reader))) {
    if (reader.service.hasEnded || Date.now() > deadline) {
      const { logFile } = reader.service;
      throw new Trouble(
        [
          `The Worker that reads papers did not start (all of it in ${logFile}):`,
          ...endOfLog(reader.service),
        ].join("\n  "),
      );
    }
    await wait(100);
  }
}

/** It has nothing to say, and says so. */
async function answers({ port }) {
  try {
    await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}
