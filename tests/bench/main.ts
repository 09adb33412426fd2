// Compares the calls that every screen makes with a call that does nothing, and, with the database at a distance, with
// one trip to it; then lists of many rows with lists of few, one workspace's page among a million tasks, and first screens
// with plain HTML. Names after `--` take some of them alone.
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { type Actor, anActor } from "#tests/support/actor.ts";
import setup from "#tests/support/global-setup.ts";
import { aPortal } from "#tests/support/portal.ts";
import { startWorker } from "#tests/support/worker.ts";

import { atDistance } from "./distance.ts";
import { engineRow } from "./engine.ts";
import { medianOf, print } from "./figures.ts";
import { compareFirstScreens } from "./first-screen.ts";
import { compareGrowth } from "./growth.ts";
import { compareHostilePapers } from "./hostile-papers.ts";
import { measureLive } from "./live.ts";
import { papersTable } from "./papers.ts";
import { measurePlanner } from "./planner.ts";
import { rulesTable } from "./rules.ts";
import { compareTasks } from "./tasks.ts";

/** Calls that ask nothing of the database. */
const BARE = "/version";
const CALLS = [
  "/api/workspaces",
  "/api/workspaces/1",
  "/api/customer-workspace/1",
  "/api/tasks",
  "/api/documents",
  "/api/notifications",
  "/api/dashboard/stats",
  "/api/help/categories",
  "/api/help/articles/popular",
];
const ROUNDS = 200;
const DISTANCE_MS = 30;
const DISTANT_ROUNDS = 40;

type Cost = { median: number; trips: number; rowsRead: number; status: number };

async function cost(actor: Actor, path: string, rounds: number): Promise<Cost> {
  const times: number[] = [];
  let last = await actor.get(path);
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    last = await actor.get(path);
    times.push(performance.now() - started);
  }
  return { median: medianOf(times), trips: last.trips, rowsRead: last.rowsRead, status: last.status };
}

async function compareCalls(): Promise<boolean> {
  const portal = await aPortal("demo", { DEMO_MODE: "1" });
  const far = await atDistance(portal.databaseUrl, DISTANCE_MS);
  const cookie = await portal.cookieOf(DEMO_ACCOUNTS.administrator);
  const distant = await startWorker(far.url, { DEMO_MODE: "1" });
  try {
    const near = anActor(portal.origin, cookie);
    const away = anActor((await distant.ready).origin, cookie);
    const bare = await cost(near, BARE, ROUNDS);
    print("call", "status", "trips", "rows", "x bare", `x ${DISTANCE_MS} ms`);
    for (const path of CALLS) {
      const here = await cost(near, path, ROUNDS);
      const there = await cost(away, path, DISTANT_ROUNDS);
      const ratio = (here.median / bare.median).toFixed(1);
      print(path, here.status, here.trips, here.rowsRead, ratio, (there.median / DISTANCE_MS).toFixed(2));
    }
  } finally {
    await distant.dispose();
    far.close();
    await portal.stop();
  }
  return true;
}

function printRules(): boolean {
  for (const row of [...papersTable(), engineRow(), ...rulesTable()]) print(...row);
  return true;
}

/** Each answers whether what it measures is within its limit. */
const COMPARISONS: Readonly<Record<string, () => boolean | Promise<boolean>>> = {
  calls: compareCalls,
  rules: printRules,
  live: () => measureLive().then(() => true),
  planner: () => measurePlanner().then(() => true),
  growth: compareGrowth,
  tasks: compareTasks,
  "hostile-papers": compareHostilePapers,
  "first-screen": compareFirstScreens,
};

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in COMPARISONS));
  if (unknown !== undefined) {
    process.stderr.write(`No comparison is called ${unknown}: ${Object.keys(COMPARISONS).join(", ")}\n`);
    process.exitCode = 1;
    return;
  }
  const cleanUp = await setup();
  try {
    for (const [name, compare] of Object.entries(COMPARISONS))
      if ((asked.length === 0 || asked.includes(name)) && !(await compare())) process.exitCode = 1;
  } finally {
    cleanUp();
  }
}

await main();
