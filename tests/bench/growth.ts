import { sql } from "drizzle-orm";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Actor } from "#tests/support/actor.ts";
import { addBulk } from "#tests/support/bulk.ts";
import { aPortal } from "#tests/support/portal.ts";

import { medianOf, print } from "./figures.ts";

const FEW = 100;
const MANY = 100_000;
const ROUNDS = 60;
/** A list of many rows may take so many times as long to open as one of few. */
const MOST = 1.5;

const LISTS = [
  "/api/workspaces?limit=50",
  "/api/workspaces?sort=name&limit=50",
  "/api/workspaces?status=active&limit=50",
  "/api/tasks?tab=your_turn&limit=50",
  "/api/tasks?tab=completed&limit=50",
  "/api/documents?limit=50",
  "/api/documents?q=certificate&limit=50",
  "/api/schedule/events?limit=50",
  "/api/billing/invoices?limit=50",
  "/api/notifications?limit=50",
  "/api/notifications?isUnread=true&kind=journey&limit=50",
  "/api/admin/clients?limit=50",
  "/api/admin/colleagues?limit=50",
  "/api/help/search?q=microchip&limit=50",
  "/api/search?q=journey",
  "/api/dashboard/stats",
  "/api/tasks/counts",
];

/** Two companies, one a thousand times the other; both are asked in turn, so that a busy moment meets both. */
export async function compareGrowth(): Promise<boolean> {
  const [few, many] = await Promise.all([aCompany(FEW), aCompany(MANY)]);
  let isWithin = true;
  print("list", `${FEW} rows`, `${MANY} rows`, "ratio", `most ${MOST}`);
  try {
    for (const path of LISTS) {
      const times = { few: [] as number[], many: [] as number[] };
      for (let round = -5; round < ROUNDS; round += 1) {
        const pair = { few: await timeOf(few.reader, path), many: await timeOf(many.reader, path) };
        if (round < 0) continue;
        times.few.push(pair.few);
        times.many.push(pair.many);
      }
      const [small, large] = [medianOf(times.few), medianOf(times.many)];
      const ratio = large / small;
      isWithin &&= ratio <= MOST;
      print(
        path,
        `${small.toFixed(1)} ms`,
        `${large.toFixed(1)} ms`,
        ratio.toFixed(2),
        ratio <= MOST ? "" : "too slow",
      );
    }
  } finally {
    await few.stop();
    await many.stop();
  }
  return isWithin;
}

async function aCompany(rows: number) {
  const portal = await aPortal("demo", { DEMO_MODE: "1" });
  await addBulk(portal.db, rows, DEMO_ACCOUNTS.administrator);
  await portal.db.run(
    sql`insert into users (full_name, email, role, status, created_at) select 'Colleague ' || id, 'colleague' || id || '@bulk.example', 'staff', 'active', created_at from users where email like 'client%@bulk.example'`,
  );
  return { reader: await portal.admin(), stop: portal.stop };
}

async function timeOf(reader: Actor, path: string): Promise<number> {
  const started = performance.now();
  const { status } = await reader.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - started;
}
