import { sql } from "drizzle-orm";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import type { Db } from "#db/client.ts";
import type { Actor } from "#tests/support/actor.ts";
import { addBulk } from "#tests/support/bulk.ts";
import { aPortal } from "#tests/support/portal.ts";

import { medianOf, print } from "./figures.ts";

const WORKSPACES = 2_000;
const TASKS_EACH = 500;
/** As many workspaces as one statement gives their tasks. */
const AT_ONCE = 40;
/** Below it are the demo company's own rows. */
const FIRST_ID = 1_000_000;
const ROUNDS = 80;
/** The page of one workspace may take so many times as long as in a company that has hardly any. */
const MOST = 1.3;

const CALLS = ["/api/workspaces/1", "/api/customer-workspace/1", "/api/tasks?workspaceId=1&limit=50"];

/** One page among a million tasks against the same page among a few; both are asked in turn. */
export async function compareTasks(): Promise<boolean> {
  const [few, many] = [await aPortal("demo", { DEMO_MODE: "1" }), await aPortal("demo", { DEMO_MODE: "1" })];
  let isWithin = true;
  try {
    await addBulk(many.db, WORKSPACES, DEMO_ACCOUNTS.administrator);
    await addTasks(many.db);
    const [{ n: total } = { n: 0 }] = await many.db.all<{ n: number }>(sql`select count(*) as n from tasks`);
    const [reader, amongMany] = [await few.admin(), await many.admin()];
    print("one workspace's page", "few tasks", `${total} tasks`, "ratio", `most ${MOST}`);
    for (const path of CALLS) {
      const times = { few: [] as number[], many: [] as number[] };
      for (let round = -10; round < ROUNDS; round += 1) {
        const pair = { few: await timeOf(reader, path), many: await timeOf(amongMany, path) };
        if (round < 0) continue;
        times.few.push(pair.few);
        times.many.push(pair.many);
      }
      const [small, large] = [medianOf(times.few), medianOf(times.many)];
      const ratio = large / small;
      isWithin &&= ratio <= MOST;
      const verdict = ratio <= MOST ? "" : "too slow";
      print(path, `${small.toFixed(1)} ms`, `${large.toFixed(1)} ms`, ratio.toFixed(2), verdict);
    }
  } finally {
    await few.stop();
    await many.stop();
  }
  return isWithin;
}

/** Triggers and indexes are taken off meanwhile: rows come a hundred times as fast, and both are as before afterwards. */
async function addTasks(db: Db): Promise<void> {
  const made = await db.all<{ type: string; name: string; sql: string }>(
    sql`select type, name, sql from sqlite_master where type in ('trigger', 'index') and tbl_name = 'tasks' and sql is not null order by type`,
  );
  for (const { type, name } of made) await db.run(sql.raw(`drop ${type} "${name}"`));
  for (let from = 1; from <= WORKSPACES; from += AT_ONCE) {
    await db.run(
      sql`with recursive n(i) as (select 2 union all select i + 1 from n where i <= ${TASKS_EACH}) insert into tasks (workspace_id, position, title, action_type, status, turn, assigned_role, assigned_to_id, due_date, created_at, updated_at) select w.id, n.i, 'Action ' || n.i, 'passport-upload', case n.i % 4 when 0 then 'your_turn' when 1 then 'in_progress' when 2 then 'completed' else 'pending' end, 'team', 'customer', 2, date('now', (n.i % 300) || ' days'), w.created_at, w.created_at + n.i from workspaces w, n where w.id between ${FIRST_ID + from} and ${FIRST_ID + from + AT_ONCE - 1}`,
    );
  }
  for (const { sql: text } of made) await db.run(sql.raw(text));
}

async function timeOf(reader: Actor, path: string): Promise<number> {
  const started = performance.now();
  const { status } = await reader.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return performance.now() - started;
}
