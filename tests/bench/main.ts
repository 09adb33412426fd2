// Compares the calls that every screen makes with a call that does nothing, and, with the database at a distance, with
// one trip to it; then lists of many rows with lists of few, and one workspace's page among a million tasks.
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { type Actor, anActor } from "#tests/support/actor.ts";
import setup from "#tests/support/global-setup.ts";
import { aPortal } from "#tests/support/portal.ts";
import { startWorker } from "#tests/support/worker.ts";

import { atDistance } from "./distance.ts";
import { engineRow } from "./engine.ts";
import { medianOf, print } from "./figures.ts";
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

async function main(): Promise<void> {
  const cleanUp = await setup();
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
    for (const row of papersTable()) print(...row);
    print(...engineRow());
    for (const row of rulesTable()) print(...row);
  } finally {
    await distant.dispose();
    far.close();
    await portal.stop();
  }
  try {
    await measureLive();
    await measurePlanner();
    if (!(await compareGrowth())) process.exitCode = 1;
    if (!(await compareTasks())) process.exitCode = 1;
    if (!(await compareHostilePapers())) process.exitCode = 1;
  } finally {
    cleanUp();
  }
}

await main();
