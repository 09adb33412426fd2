import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

import { Miniflare } from "miniflare";

import { runDir } from "./run-dir.ts";

/** What the reader's own configuration asks of the platform. */
const CONFIG = readFileSync("worker/reader/wrangler.toml", "utf8");
const configured = (pattern: RegExp) => pattern.exec(CONFIG)?.[1] ?? "";
export const PAPERS_QUEUE = configured(/queue = "([^"]+)"/);
export const READER_NAME = configured(/^name = "([^"]+)"/m);
export const PORTAL_NAME = configured(/service = "([^"]+)"/);

/** In milliseconds: how often it is asked whether it still answers, and how long it may be silent. */
const LOOK_EVERY = 200;
const SILENCE = 5_000;

export type Reader = {
  /** Ends it whatever it does, as a platform does that runs out of patience, and starts another. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * The Worker that reads papers, in a process of its own beside the portal's. A paper that keeps it busy is ended after some
 * seconds, as the platform's limit would; `onEnded` is told of it.
 */
export async function startReader(
  registry: string,
  /** Where the portal sees it, as a text. */
  seen: () => string,
  onEnded: () => Promise<void>,
): Promise<Reader> {
  let running = await open(registry, seen);
  let isStopped = false;
  let restarting: Promise<void> | null = null;
  const startAnew = async () => {
    await running.dispose();
    running = await open(registry, seen);
  };
  /** One at a time, whoever asks. */
  const restart = () => (restarting ??= startAnew().finally(() => (restarting = null)));
  const watching = (async () => {
    let since = Date.now();
    while (!isStopped) {
      if (restarting || (await answers(running))) since = Date.now();
      else if (Date.now() - since > SILENCE) {
        await restart();
        since = Date.now();
        if (!isStopped) await onEnded();
      }
      await wait(LOOK_EVERY);
    }
  })();
  return {
    restart,
    stop: async () => {
      isStopped = true;
      await watching;
      await running.dispose();
    },
  };
}

async function open(registry: string, seen: () => string): Promise<Miniflare> {
  const before = seen();
  const others = runtimes();
  const reader = new Miniflare({
    host: "127.0.0.1",
    port: 0,
    unsafeDevRegistryPath: registry,
    name: READER_NAME,
    modulesRoot: runDir("dist/reader"),
    modules: [{ type: "ESModule", path: runDir("dist/reader/index.js") }],
    compatibilityDate: configured(/compatibility_date = "([^"]+)"/),
    compatibilityFlags: ["nodejs_compat"],
    queueConsumers: {
      [PAPERS_QUEUE]: { maxBatchSize: 1, maxBatchTimeout: 0, maxRetries: 2 },
    },
    serviceBindings: { PORTAL: { name: PORTAL_NAME, entrypoint: "PaperDesk" } },
  });
  await reader.ready;
  // As `npm start` starts it: it takes the processor's time that people leave over.
  for (const pid of runtimes())
    if (!others.has(pid)) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  // Until the portal knows where it is, what is sent to it is lost.
  while (seen() === before || seen() === "null") await wait(20);
  return reader;
}

/** The processes of the runtime that this one has started. */
function runtimes(): Set<number> {
  const { stdout } = spawnSync("pgrep", ["-P", String(process.pid), "workerd"], { encoding: "utf8" });
  return new Set(stdout.split("\n").filter(Boolean).map(Number));
}

async function answers(reader: Miniflare): Promise<boolean> {
  try {
    const { origin } = await reader.ready;
    await fetch(origin, { signal: AbortSignal.timeout(LOOK_EVERY * 2) });
    return true;
  } catch {
    return false;
  }
}
