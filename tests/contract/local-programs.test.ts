import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";

import { createClient } from "@libsql/client";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";

import {
  endOrphans,
  holdLock,
  type Service,
  startDatabase,
  startService,
  startWorker,
  stopAll,
  supervise,
  untilWell,
  WORKER_TIMES,
} from "#tests/support/local-programs.ts";
import { freePort } from "#tests/support/processes.ts";

const root = mkdtempSync(path.join(tmpdir(), "portal-local-"));
// The only file that says so: its neighbours have the same modules, in which nothing is started again after it.
afterAll(async () => {
  await stopAll();
  rmSync(root, { recursive: true, force: true });
});

/** A data folder of its own. */
function folder(name: string) {
  const dataDir = path.join(root, name);
  const inside = (part: string) => path.join(dataDir, part);
  mkdirSync(dataDir);
  return {
    dataDir,
    databaseDir: inside("database"),
    logsDir: inside("logs"),
    workerDir: inside("worker"),
  };
}

/** What is said at the terminal from now on. */
function listen() {
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => said.mockRestore());
  return () => said.mock.calls.map(([line]) => String(line)).join("");
}

/** The processes of a group by what they run. */
const members = (group: number, program: string) =>
  execFileSync("ps", ["-eo", "pid=,pgid=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, of, command = ""]) => Number(of) === group && command.includes(program))
    .map(([pid]) => Number(pid));

test("[OPS-20] a runtime that is killed behind the tool that started it is noticed and started again", async () => {
  const port = await freePort();
  const worker = await startWorker(folder("worker"), {
    port,
    variables: {
      LIBSQL_URL: "http://127.0.0.1:1",
      SESSION_SECRET: randomBytes(32).toString("hex"),
      COMPANY_TIME_ZONE: "Europe/London",
      PUBLIC_ORIGIN: `http://localhost:${port}`,
    },
  });
  const said = listen();
  let again = 0;
  const times = { ...WORKER_TIMES, patienceMs: 2_000 };
  void supervise(worker, times, () => void again++);
  const version = async () => (await fetch(`http://127.0.0.1:${port}/version`)).status;
  const WITHIN = { timeout: 80_000, interval: 200 };

  for (const pid of members(worker.service().group, "workerd")) process.kill(pid, "SIGKILL");
  await expect.poll(() => again, WITHIN).toBe(1);
  expect(await version()).toBe(200);
  expect(said()).toContain("The Worker no longer answers; starting it again …");
}, 180_000);

test("[OPS-22] a torn log of replication is set aside with a sentence, and every row is there", async () => {
  const settings = folder("torn");
  const database = await startDatabase(settings);
  const write = createClient({ url: database.url });
  await write.execute("create table things (name text)");
  for (let number = 0; number < 147; number++)
    await write.execute({ sql: "insert into things values (?)", args: [`thing ${number}`] });
  write.close();
  await database.service().stop(0);
  const kept = path.join(settings.databaseDir, "dbs/default");
  truncateSync(path.join(kept, "wallog"), 2_000);

  const said = listen();
  await database.open();
  expect(said()).toMatch(/log of replication was torn; it is kept as .* The rows are whole\./);
  expect(readdirSync(kept).some((name) => name.startsWith("wallog.torn-"))).toBe(true);
  const read = createClient({ url: database.url });
  const { rows } = await read.execute("select count(*) as count from things");
  read.close();
  expect(Number(rows[0]?.["count"])).toBe(147);

  await database.service().stop(0);
  for (const file of ["data", "data-wal"]) writeFileSync(path.join(kept, file), "x".repeat(8_192));
  const fault = await database.open().catch((error: unknown) => String(error));
  expect(fault).toMatch(/^Error: The database in .* is damaged; put a backup in its place \(.*\)\.$/);
}, 60_000);

test("[OPS-23] the lock is on the folder, by whichever path it is called", async () => {
  const { dataDir } = folder("locked");
  await holdLock(dataDir);
  const other = path.join(root, "another-name");
  symlinkSync(dataDir, other);
  await expect(holdLock(other)).rejects.toThrow(/already runs on/);
});

test("[OPS-23] what an earlier start has left running on these data is ended and named, and nothing else", async () => {
  const settings = folder("orphans");
  mkdirSync(settings.logsDir);
  const leave = (name: string, mark: string) => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", mark], {
      detached: true,
      stdio: "ignore",
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    writeFileSync(path.join(settings.logsDir, `${name}.pid`), `${child.pid}\n`);
    return child;
  };
  const ours = leave("database", settings.databaseDir);
  const anothers = leave("worker", "/somewhere/else");
  const said = listen();
  await endOrphans(settings);
  await expect.poll(() => ours.signalCode).not.toBeNull();
  expect(anothers.signalCode).toBeNull();
  expect(said()).toContain("Ending what an earlier start has left running (database) …");
  expect(readdirSync(settings.logsDir).filter((name) => name.endsWith(".pid"))).toEqual([]);
});

test("[OPS-20] what ends, falls silent or cannot start is started again, and each is said", async () => {
  const port = await freePort();
  const { logsDir: probes } = folder("probes");
  mkdirSync(probes);
  // Longer than a question may stay open.
  const WITHIN = { timeout: 40_000, interval: 50 };
  const broken = path.join(probes, "broken");
  const program = `
    if (require("node:fs").existsSync(${JSON.stringify(broken)})) { console.error("no room"); process.exit(1); }
    require("node:http").createServer((_, answer) => answer.end(String(process.pid))).listen(${port}, "127.0.0.1")`;
  const said = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const lines = () => said.mock.calls.map(([line]) => String(line).trim());
  /** By a connection of its own: one that is kept may have been to the program that was killed. */
  const whoAnswers = () =>
    new Promise<string>((resolve) => {
      const asked = get({ port, host: "127.0.0.1", agent: false, timeout: 300 }, (answer) => {
        answer.once("data", (chunk: Buffer) => resolve(chunk.toString()));
        answer.once("close", () => resolve("nobody"));
      });
      asked.once("timeout", () => asked.destroy());
      asked.once("error", () => resolve("nobody"));
    });
  const isWell = async () => (await whoAnswers()) !== "nobody";
  let service: Service;
  const open = async () => {
    service = startService("probe", process.execPath, ["-e", program], { logsDir: probes });
    await untilWell(service, isWell, "The probe did not start", 5_000);
  };
  await open();

  let again = 0;
  void supervise(
    { name: "The probe", service: () => service, isWell, open },
    { everyMs: 50, patienceMs: 600, graceMs: 100, pausesMs: [0, 100, 200] },
    () => void again++,
  );
  /** Does it to the program that runs, and waits for the next one. */
  const hit = (signal: NodeJS.Signals) => process.kill(service.group, signal);
  const backFor = async (time: number) => {
    await expect.poll(() => again, WITHIN).toBe(time);
    expect(await whoAnswers()).toBe(String(service.group));
  };

  hit("SIGKILL");
  await backFor(1);
  hit("SIGSTOP");
  await backFor(2);
  writeFileSync(broken, "");
  hit("SIGKILL");
  await expect
    .poll(() => lines().filter((line) => line.startsWith("The probe did not start")).length, WITHIN)
    .toBeGreaterThanOrEqual(2);
  rmSync(broken);
  await backFor(3);

  const told = lines();
  said.mockRestore();
  expect(told).toContain("The probe has ended by itself; starting it again …");
  expect(told).toContain("The probe no longer answers; starting it again …");
  expect(told.find((line) => line.startsWith("The probe did not start"))).toContain("no room");
  expect(told.filter((line) => line.startsWith("The probe is there again"))).toHaveLength(3);
  expect(existsSync(path.join(probes, "probe.pid"))).toBe(true);
}, 150_000);
