import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

import { flags, runToEnd } from "../../worker/local/processes.mjs";
import { ROOT, tool } from "../../worker/local/settings.mjs";

const ROUTE_TREE = path.join(ROOT, "web/routeTree.gen.ts");

/** The table of routes as it is committed, to be compared once the build has written it anew. */
export function readRouteTree() {
  try {
    return readFileSync(ROUTE_TREE, "utf8");
  } catch {
    return "";
  }
}

/** Whether every change of db/schema has its migration: on a copy, the generator has nothing to add. */
export async function migrationsAreComplete() {
  // Inside the project, since drizzle-kit reads paths from there.
  const copy = mkdtempSync(path.join(ROOT, "node_modules", ".migrations-"));
  try {
    cpSync(path.join(ROOT, "db/migrations"), copy, { recursive: true });
    const before = readdirSync(copy).length;
    const { code, output } = await runToEnd(tool("drizzle-kit"), [
      "generate",
      ...flags({ "--dialect": "sqlite", "--schema": "./db/schema.ts", "--out": path.relative(ROOT, copy) }),
    ]);
    if (code !== 0) return output;
    return readdirSync(copy).length === before
      ? undefined
      : "db/schema has changed without a migration: npx drizzle-kit generate --config db/drizzle.config.ts";
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
