import { sql } from "drizzle-orm";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";

import { addDays } from "#contracts/core/dates.ts";
import type { Actor } from "#tests/support/actor.ts";
import { type Listener, listenTo } from "#tests/support/listening.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { planOf, walksOf } from "#tests/support/query-plan.ts";
import { startWorker } from "#tests/support/worker.ts";
import { aJourneyOn, aStep, inARow, watching } from "#tests/support/workflow-journey.ts";

const WAITING = 100_000;
const DUE = 3;
/** A due journey with its steps, read and written; and what the other duties of the clock look at. */
const ROWS_ALLOWED = 2_000;
const BASE = 1_000_000;

let portal: Portal;
let staff: Actor;
let listener: Listener;
let worker: Miniflare;
let watch: ReturnType<typeof watching>;
let due: number[];
let day: string;
beforeAll(async () => {
  portal = await aPortal("accounts");
  staff = await portal.staff();
  watch = watching(portal, staff);
  const waits = { settings: { wait: { for: "days", days: 2 } } } as const;
  due = [];
  for (let at = 0; at < DUE; at++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people start them
    const { id } = await aJourneyOn(portal, inARow(aStep("Wait", "wait", waits), aStep("Fly")));
    due.push(id);
  }
  day = (await watch.taskOf(due[0] ?? 0, "Wait")).wakeOn ?? "";
  await addWaiting();
  // A backup reads every row there is, as it should.
  const admin = await portal.admin();
  const { plan } = await admin.trpc.settings.backups.query({});
  await admin.trpc.settings.setBackupPlan.mutate({ ...plan, every: "never" });
  listener = await listenTo(portal.databaseUrl);
  worker = await startWorker(listener.url, {});
}, 180_000);
afterAll(async () => {
  await worker.dispose();
  listener.close();
  await portal.stop();
});

/** Journeys that wait for a later day, in the shape of those that are due. */
async function addWaiting(): Promise<void> {
  const { db } = portal;
  // What triggers keep beside the rows is not what is looked at here, and takes its time.
  const triggers = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'trigger' and tbl_name in ('workspaces', 'tasks')`,
  );
  for (const { name } of triggers) await db.run(sql`drop trigger ${sql.identifier(name)}`);
  const [like] = await db.all<{ client_id: number; pet_id: number }>(
    sql`select client_id, pet_id from workspaces where id = ${due[0]}`,
  );
  const numbers = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${WAITING})`;
  await db.run(
    sql`${numbers} insert into workspaces (id, name, client_id, pet_id, status, departure_date, created_at, request_id) select ${BASE} + i, 'Journey ' || i, ${like?.client_id}, ${like?.pet_id}, 'in_progress', '2031-06-01', 0, 'load-' || i from n`,
  );
  await db.run(
    sql`${numbers} insert into tasks (id, workspace_id, position, node_id, title, action_type, status, turn, assigned_role, wake_on, due_date, created_at, updated_at) select ${BASE} + i, ${BASE} + i, 1, 'Wait', 'Wait', 'wait', 'in_progress', 'team', 'team', ${addDays(day, 400)}, ${addDays(day, 400)}, 0, 0 from n`,
  );
}

test("[WF-15] among 100,000 journeys that wait for a later day, a run of the clock goes on with those that are due and reads no others", async () => {
  listener.heard.length = 0;
  listener.rowsRead.length = 0;
  const { scheduled } = await worker.getWorker();
  await scheduled({ scheduledTime: new Date(`${day}T08:00:00Z`), cron: "*/10 * * * *" });
  for (const id of due) expect(await watch.statuses(id)).toEqual({ Wait: "completed", Fly: "your_turn" });
  const asked = listener.heard.filter((one) => one.sql.includes("wake_on <="));
  expect(asked).toHaveLength(1);
  const rows = listener.rowsRead.reduce((sum, n) => sum + n, 0);
  expect(rows).toBeGreaterThan(DUE);
  expect(rows).toBeLessThan(ROWS_ALLOWED);
});

test("[WF-15] what the clock asks for the steps that are due is answered by an index over what waits", async () => {
  for (const one of listener.heard.filter(({ sql: text }) => text.includes("wake_on <="))) {
    const plan = await planOf(portal.databaseUrl, one);
    expect(plan.join("; ")).toContain("USING INDEX tasks_wake_on_idx");
    expect(walksOf(one.sql, plan)).toEqual([]);
  }
});
