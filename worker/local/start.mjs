// `npm start`: the whole portal on this machine. Plain JavaScript without a package, since it installs the rest.
import { accessSync, constants, mkdirSync } from "node:fs";
import path from "node:path";

import { buildWeb } from "./build.mjs";
import { DATABASE_TIMES, migrate, seedOnce, setUpSentence, startDatabase } from "./database.mjs";
import { HOT_RELOAD_TIMES, startHotReload } from "./hot-reload.mjs";
import { INBOX_TIMES, startInbox } from "./inbox.mjs";
import { installPackages } from "./install.mjs";
import { holdLock } from "./lock.mjs";
import { endOrphans } from "./orphans.mjs";
import { whenNpmEnds } from "./parent.mjs";
import { freePort, isBarred, isFree } from "./ports.mjs";
import { killAll, stopAll } from "./processes.mjs";
import { READER_TIMES, startReader } from "./reader.mjs";
import { say, secondsSince } from "./say.mjs";
import { runSchedule, startSchedule } from "./schedule.mjs";
import { sessionSecret } from "./secret.mjs";
import { readSettings, ROOT } from "./settings.mjs";
import { supervise } from "./supervise.mjs";
import { Trouble } from "./trouble.mjs";
import { readValues, takenBy } from "./variables.mjs";
import { startWorker, WORKER_TIMES } from "./worker.mjs";

const started = performance.now();
let isStopping = false;

async function main() {
  readValues(".env");
  const settings = readSettings(process.env, process.argv.slice(2));
  stopWhenAsked();
  makeFolder(settings.dataDir);
  await holdLock(settings.dataDir);
  await endOrphans(settings);
  if (!(await isFree(settings.port))) {
    throw new Trouble(
      `Port ${settings.port} is in use; stop what uses it, or choose another: PORT=8800 npm start`,
    );
  }
  if (await isBarred(settings.port))
    throw new Trouble(`No browser opens port ${settings.port}; choose another: PORT=8800 npm start`);

  await installPackages();
  const taken = await settingsTaken();
  const [database, inbox] = await Promise.all([
    startDatabase(settings).then(async (up) => {
      await migrate(up.url, settings);
      if (settings.isDemo) await seedOnce(settings, up.url);
      return up;
    }),
    startInbox(settings),
    buildWeb(),
  ]);

  const workerPort = settings.isDev ? await freePort() : settings.port;
  const onLine = settings.isDev ? (text) => process.stdout.write(text) : undefined;
  const [worker, reader] = await Promise.all([
    startWorker(settings, {
      port: workerPort,
      variables: {
        ...taken,
        LIBSQL_URL: database.url,
        SESSION_SECRET: sessionSecret(settings.dataDir),
        ...(settings.isDemo && { DEMO_MODE: "1" }),
        COMPANY_TIME_ZONE: settings.timeZone,
        PUBLIC_ORIGIN: settings.origin,
        SMTP_URL: taken.SMTP_URL ?? inbox.smtpUrl,
        // What is being built to receive webhooks runs on this machine too.
        WEBHOOKS_LOOPBACK: "1",
        PROVIDERS_LOOPBACK: "1",
      },
      onLine,
    }),
    startReader(settings, { onLine }),
  ]);
  // What was left undone meanwhile, and papers that waited in the reader's queue, are taken up at once.
  const onAgain = () => runSchedule(workerPort);
  const kept = [
    supervise(database, DATABASE_TIMES, onAgain),
    supervise(worker, WORKER_TIMES, onAgain),
    supervise(reader, READER_TIMES, onAgain),
    supervise(inbox, INBOX_TIMES, onAgain),
  ];
  if (settings.isDev)
    kept.push(supervise(await startHotReload(settings, { workerPort, onLine }), HOT_RELOAD_TIMES));
  void Promise.all(kept).catch(stopWith);
  startSchedule(workerPort);

  const setUp = settings.isDemo ? "" : await setUpSentence(database.url, settings);
  say("");
  if (setUp) say(`  ${setUp.trim()}`);
  say(`  The portal:   http://localhost:${settings.port}`);
  say(`  Its mail:     ${inbox.page}`);
  say(
    `  To stop:      Ctrl-C (the data stays in ${path.relative(ROOT, settings.dataDir) || settings.dataDir})`,
  );
  say("");
  say(`Ready after ${secondsSince(started)}.`);
}

/** @throws Trouble for what the Worker would stay closed for, before anything is begun. */
async function settingsTaken() {
  const { values, faults } = await takenBy("start");
  if (faults.length > 0) throw new Trouble(["The portal was not started:", ...faults].join("\n  - "));
  return values;
}

function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Trouble(
      `The data cannot be kept in ${folder}; set DATA_DIR to a folder that can be written to.`,
    );
  }
}

/** Ctrl-C and its like end everything; a second one does so at once. */
function stopWhenAsked() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      if (isStopping) void killAll().then(() => process.exit(1));
      else void stop(0, "Stopping …");
    });
  }
  whenNpmEnds(() => {
    if (!isStopping) void stop(1);
  });
}

async function stop(code, sentence) {
  isStopping = true;
  if (sentence) say(`\n${sentence}`);
  await stopAll();
  process.exit(code);
}

/** For what goes wrong by itself; what fails because everything is being stopped says nothing. */
async function stopWith(error) {
  if (isStopping) return;
  process.stderr.write(`\n${error instanceof Trouble ? error.message : error.stack}\n`);
  await stop(1);
}

await main().catch(stopWith);
