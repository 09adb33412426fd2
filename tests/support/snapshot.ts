import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

import type { Portal } from "./portal.ts";

/**
 * A hash over the database server's log of pages, which only ever grows: two are equal when not a byte has been
 * written in between, sessions and counters among them.
 */
export function snapshot(portal: Portal): string {
  return createHash("sha256").update(logOf(portal)).digest("hex");
}

/** Every page that was ever written, as it was. */
export function logOf(portal: Portal): Buffer {
  return readFileSync(path.join(portal.databaseDir, "dbs/default/wallog"));
}
