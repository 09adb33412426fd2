import path from "node:path";
import { pathToFileURL } from "node:url";

/** What the commands of package.json run: plain JavaScript, so that they need no package. */
const load = async <Module>(file: string): Promise<Module> =>
  (await import(pathToFileURL(path.resolve("worker/local", file)).href)) as Module;

export type Service = {
  readonly group: number;
  readonly hasEnded: boolean;
  readonly said: string;
  readonly ended: Promise<void>;
  readonly stop: (graceMs?: number) => Promise<void>;
};

/** What `supervise` keeps. */
export type Program = {
  readonly name: string;
  readonly service: () => Service;
  readonly isWell: () => Promise<boolean>;
  readonly open: () => Promise<void>;
};

export type Times = { everyMs?: number; patienceMs: number; graceMs: number; pausesMs?: readonly number[] };

type Settings = Readonly<Record<"dataDir" | "databaseDir" | "logsDir" | "workerDir", string>>;

export const { startService, untilWell, stopAll } = await load<{
  startService: (
    name: string,
    command: string,
    args: readonly string[],
    options: { logsDir: string },
  ) => Service;
  untilWell: (
    service: Service,
    isWell: () => Promise<boolean>,
    sentence: string,
    withinMs: number,
  ) => Promise<void>;
  stopAll: () => Promise<void>;
}>("processes.mjs");

export const { supervise } = await load<{
  supervise: (program: Program, times: Times, onAgain: () => void) => Promise<void>;
}>("supervise.mjs");

export const { openLog } = await load<{
  openLog: (
    file: string,
    options?: { maxBytes: number },
  ) => { write: (text: string) => void; close: () => void };
}>("logs.mjs");

export const { endOrphans } = await load<{ endOrphans: (settings: Settings) => Promise<void> }>(
  "orphans.mjs",
);
export const { holdLock } = await load<{ holdLock: (dataDir: string) => Promise<void> }>("lock.mjs");
export const { startDatabase } = await load<{
  startDatabase: (settings: Settings) => Promise<Program & { readonly url: string }>;
}>("database.mjs");
export const { startWorker, WORKER_TIMES, CALM, WRANGLER } = await load<{
  startWorker: (
    settings: Settings,
    options: { port: number; variables: Readonly<Record<string, string>> },
  ) => Promise<Program>;
  WORKER_TIMES: Times;
  CALM: Readonly<Record<string, string>>;
  WRANGLER: string;
}>("worker.mjs");
