import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/libsql/migrator";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Db } from "#db/client.ts";
import { migrateDb } from "#db/migrate.ts";
import { type Database, startDatabase } from "#tests/support/database.ts";
import { columnOf, rowsOf } from "#tests/support/rows.ts";

type Journal = { entries: { idx: number }[] };

const dir = mkdtempSync(path.join(tmpdir(), "portal-migrations-"));
let database: Database;
beforeAll(async () => {
  database = await startDatabase(path.join(dir, "database"));
});
afterAll(async () => {
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** Brings a database to the migration of that number and no further. */
async function migrateTo(db: Db, last: number): Promise<void> {
  const folder = path.join(dir, "migrations");
  cpSync("db/migrations", folder, { recursive: true });
  const file = path.join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as Journal;
  writeFileSync(
    file,
    JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }),
  );
  await migrate(db, { migrationsFolder: folder });
}

/** A journey as the first releases wrote it, with a row in every table that goes when its task or its journey does. */
const OLD_JOURNEY = [
  "insert into users (id, full_name, email, role, created_at) values (1, 'Ann Reed', 'ann@example.com', 'admin', 0)",
  "insert into templates (id, name, description, destination, required_documents, created_at) values (1, 'Dogs to Peru', '', 'Peru', '[]', 0)",
  "insert into template_versions (id, template_id, number, created_at) values (1, 1, 1, 0)",
  "insert into template_steps (id, template_version_id, node_id, position, action_type, title) values (1, 1, 'chip', 1, 'approval', 'Chip')",
  "insert into template_edges (template_version_id, from_node_id, to_node_id) values (1, 'chip', 'end')",
  "insert into clients (id, user_id, full_name, email, joined_at) values (1, 1, 'Ann Reed', 'ann@example.com', 0)",
  "insert into pets (id, client_id, name, species, created_at) values (1, 1, 'Bella', 'dog', 0)",
  "insert into workspaces (id, name, client_id, pet_id, departure_date, created_at, request_id, internal_notes) values (1, 'Bella', 1, 1, '2031-01-31', 0, 'r', 'Sits by the window')",
  "insert into tasks (id, workspace_id, template_step_id, node_id, position, title, action_type, turn, assigned_role, created_at, updated_at) values (1, 1, 1, null, 1, 'Chip', 'approval', 'team', 'team', 0, 0)",
  "insert into task_assignees (task_id, user_id, created_at) values (1, 1, 0)",
  "insert into task_reminders (task_id, sent_on, due_date) values (1, '2031-01-01', '2031-01-31')",
  "insert into due_reminders (task_id, due_date, sent_at) values (1, '2031-01-31', 0)",
  "insert into form_drafts (task_id, user_id, \"values\", saved_at) values (1, 1, '{}', 0)",
  "insert into workspace_notes (workspace_id, author_id, body, created_at, request_id) values (1, 1, 'Sits by the window', 0, 'r')",
];
const KEPT = [
  "users",
  "workspaces",
  "tasks",
  "task_assignees",
  "task_reminders",
  "form_drafts",
  "workspace_notes",
];

test("what nobody reads goes out of a filled database, and no row that hangs on it goes along", async () => {
  const { db, url } = database;
  await migrateTo(db, 39);
  for (const statement of OLD_JOURNEY) await db.run(sql.raw(statement));
  await migrateDb(url);

  const counted = KEPT.map((table) => `select count(*) as n from ${table}`).join(" union all ");
  expect(await columnOf(db, sql.raw(counted))).toEqual(KEPT.map(() => 1));
  expect(await columnOf(db, sql`select node_id from tasks`)).toEqual(["chip"]);
  expect(
    await columnOf(db, sql`select name from sqlite_master where name in ('due_reminders', 'template_edges')`),
  ).toEqual([]);
  expect(await rowsOf(db, sql`pragma foreign_key_check`)).toEqual([]);
});
