import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { Db } from "#db/client.ts";
import { migrateDb } from "#db/migrate.ts";
import { demoFiles, seed } from "#db/seed/seed.ts";
import { aDatabase, type Database, startDatabase } from "#tests/support/database.ts";
import { columnOf, rowsOf } from "#tests/support/rows.ts";

let demo: Database;
beforeAll(async () => {
  demo = await aDatabase("demo");
});
afterAll(() => demo.stop());

const rows = (query: SQL, db = demo.db) => rowsOf(db, query);
const column = (query: SQL, db = demo.db) => columnOf(db, query);

/** Every row of every table but of what migrating brings, as text. */
async function everything(db: Db): Promise<string> {
  const tables = await column(
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '%search%' and name not like '\\_\\_%' escape '\\' and name not like 'libsql%' and name not in ('airports', 'letters') order by name`,
    db,
  );
  const lines = [];
  for (const table of tables) {
    for (const row of await rows(sql`select * from ${sql.identifier(String(table))} order by 1, 2`, db)) {
      if (row[0] === "airports_edition" || row[0] === "letters_edition") continue;
      lines.push(JSON.stringify([table, ...row]));
    }
  }
  return lines.join("\n");
}

/** A migrated database of its own. */
async function anEmptyDatabase(): Promise<Database> {
  const dir = mkdtempSync(path.join(tmpdir(), "portal-seed-"));
  const database = await startDatabase(dir);
  await migrateDb(database.url);
  return {
    ...database,
    stop: async () => {
      await database.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const runNode = promisify(execFile);
const NODE = path.resolve("node_modules/.bin/node");

describe("the rows hold together", () => {
  test("no row refers to one that is not there", async () => {
    expect(await rows(sql`pragma foreign_key_check`)).toEqual([]);
    expect(await column(sql`pragma integrity_check`)).toEqual(["ok"]);
  });

  test.each([
    [
      "tasks of a journey",
      sql`select id from workspaces w where tasks_total <> (select count(*) from tasks where workspace_id = w.id and not is_automatic) or tasks_done <> (select count(*) from tasks where workspace_id = w.id and not is_automatic and status = 'completed') or action_count <> (select count(*) from tasks where workspace_id = w.id and not is_automatic and status in ('your_turn', 'overdue'))`,
    ],
    [
      "papers of a task",
      sql`select id from tasks t where attachment_count <> (select count(*) from documents where task_id = t.id and removed_at is null and current_number > 0)`,
    ],
    [
      "tasks of a tab",
      sql`select tab from tasks t where tab is not null group by tab having count(*) <> ifnull((select n from counts where kind = 'task_tab' and key = t.tab), 0)`,
    ],
    [
      "journeys of a status, a template, a client, a colleague",
      sql`select kind, key from counts c where kind in ('workspace_status', 'workspace_template', 'workspace_client', 'workspace_assigned_to') and n <> (select count(*) from workspaces where case c.kind when 'workspace_status' then status when 'workspace_template' then template_id when 'workspace_client' then client_id else assigned_to_id end = c.key)`,
    ],
    [
      "journeys of a client group",
      sql`select key from counts c where kind = 'workspace_client_group' and n <> (select count(*) from workspaces w join clients on clients.id = w.client_id where group_id = c.key)`,
    ],
    [
      "unread notifications",
      sql`select user_id from notifications n group by user_id having sum(read_at is null) <> ifnull((select n from counts where kind = 'unread' and key = user_id), 0)`,
    ],
    [
      "votes on an article",
      sql`select id from help_articles a where helpful <> (select count(*) from help_votes where article_id = a.id and is_helpful = 1) or not_helpful <> (select count(*) from help_votes where article_id = a.id and is_helpful = 0)`,
    ],
    [
      "pets and journeys of a client",
      sql`select id from clients c where pets_total <> (select count(*) from pets where client_id = c.id) or workspaces_total <> (select count(*) from workspaces where client_id = c.id)`,
    ],
    [
      "what a document shows of its current file",
      sql`select d.id from documents d left join document_versions v on v.document_id = d.id and v.number = d.current_number where v.id is null or v.file_name <> d.file_name or v.byte_size <> d.byte_size or v.media_type <> d.media_type`,
    ],
    [
      "sums of invoices",
      sql`select kind, key, sum(n) from (select kind, key, n from invoice_sums union all select kind, key, -n from counts where kind like 'invoice_%') group by kind, key having sum(n) <> 0`,
    ],
    [
      "what came in for an invoice",
      sql`select id from invoices i where paid_amount <> (select ifnull(sum(amount), 0) from invoice_receipts where invoice_id = i.id) or (status = 'paid') <> (paid_amount >= total_amount) or (status = 'paid') <> (paid_on is not null)`,
    ],
  ])("the counters that triggers keep are right: %s", async (_, wrong) => {
    expect(await rows(wrong)).toEqual([]);
  });

  test("[ROLE-01] the accounts are of pet owners, staff and administrators, and no fourth kind is stored", async () => {
    expect(await column(sql`select distinct role from users order by role`)).toEqual([
      "admin",
      "customer",
      "staff",
    ]);
    await expect(rows(sql`update users set role = 'vet' where id = 1`)).rejects.toThrow(/users/);
  });

  test("a document's word is that of its last review", async () => {
    const wrong = sql`select d.id, d.status from documents d left join document_reviews r on r.document_id = d.id and r.number = d.current_number where d.status <> case r.decision when 'approve' then 'approved' when 'reject' then 'rejected' when 'ask_changes' then 'needs-review' else 'pending' end`;
    expect(await rows(wrong)).toEqual([]);
  });

  test("every version has a file of that size and hash, and every file a version", async () => {
    const kept = await rows(
      sql`select file_key, media_type, byte_size, sha256 from document_versions order by file_key`,
    );
    const made = demoFiles().map(({ key, mediaType, bytes }) => [
      key,
      mediaType,
      bytes.byteLength,
      createHash("sha256").update(bytes).digest("hex"),
    ]);
    expect(kept).toEqual(made.toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)));
  });

  test("an owner sees what a colleague wrote for colleagues nowhere in the record", async () => {
    const leaked = sql`select a.id from activity a join messages m on m.body = a.data ->> 'text' where m.is_internal = 1`;
    expect(await column(sql`select count(*) > 0 from messages where is_internal = 1`)).toEqual([1]);
    expect(await rows(leaked)).toEqual([]);
  });
});

describe("seeding", () => {
  test("a second run changes nothing, on whatever day", async () => {
    const before = await everything(demo.db);
    expect(before.split("\n").length).toBeGreaterThan(2_000);
    await seed(demo.db, { today: "2031-05-05", zone: "Asia/Tokyo" });
    await seed(demo.db, { today: "2031-05-05", zone: "Asia/Tokyo", accountsOnly: true });
    expect(await everything(demo.db)).toBe(before);
  });

  test("the same day gives the same rows in another database", async () => {
    const [one, other] = [await anEmptyDatabase(), await anEmptyDatabase()];
    const options = { today: "2028-02-29", zone: "America/New_York" };
    await seed(one.db, options);
    await seed(other.db, options);
    expect(await everything(one.db)).toBe(await everything(other.db));
    expect(await rows(sql`pragma foreign_key_check`, one.db)).toEqual([]);
    const departure = sql`select departure_date from workspaces where id = 1`;
    expect(await column(departure, one.db)).toEqual(["2028-03-15"]);
    await one.stop();
    await other.stop();
  });

  test("[DASH-17] the accounts alone come with templates and articles, and with no journey", async () => {
    const database = await aDatabase("accounts");
    const counts = sql`select (select count(*) from users), (select count(*) from workspaces), (select count(*) from clients), (select count(*) from templates) > 5, (select count(*) from help_articles)`;
    expect(await rows(counts, database.db)).toEqual([[4, 0, 0, 1, 57]]);
    await database.stop();
  });

  test("it is not added to people who are there already", async () => {
    const database = await anEmptyDatabase();
    await database.db.run(
      sql`insert into users (full_name, email, role, created_at) values ('Somebody', 's@example.com', 'admin', 0)`,
    );
    await expect(seed(database.db, { today: "2026-11-27", zone: "UTC" })).rejects.toThrow(
      "has people already",
    );
    expect(await column(sql`select count(*) from users`, database.db)).toEqual([1]);
    await database.stop();
  });

  test("the command writes the files, and says in one sentence what is wrong", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "portal-files-"));
    await runNode(NODE, ["db/seed/main.ts", "--files-to", folder]);
    const [{ key, bytes }] = demoFiles() as [ReturnType<typeof demoFiles>[number]];
    expect(readFileSync(path.join(folder, key)).equals(bytes)).toBe(true);
    expect(readdirSync(path.join(folder, "demo"))).toHaveLength(demoFiles().length);
    rmSync(folder, { recursive: true });
    await expect(
      runNode(NODE, ["db/seed/main.ts", "--url", demo.url, "--today", "2026-02-30"]),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--today is "2026-02-30"') as string,
    });
  });
});

describe("migrating", () => {
  test("a second run is fine, and a table that is not as described is named", async () => {
    const database = await anEmptyDatabase();
    await migrateDb(database.url);
    await database.db.run(sql`drop index tasks_tab_due_idx`);
    await expect(migrateDb(database.url)).rejects.toThrow("tasks_tab_due_idx");
    await database.stop();
  });

  test("a server that is not there ends the command with one sentence", async () => {
    await expect(runNode(NODE, ["db/migrate.ts", "--url", "http://127.0.0.1:9"])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The database at http:\/\/127\.0\.0\.1:9 could not be migrated: .+\n$/,
      ) as string,
    });
  });
});
