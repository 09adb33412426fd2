import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";

import * as schema from "#db/schema.ts";

import type { Heard } from "./listening.ts";

/** What a company has a handful of, however long it works: walking one of these costs nothing. */
const SMALL = new Set([
  "help_categories",
  "settings",
  "teams",
  "tags",
  "client_groups",
  "webhooks",
  "mail_domains",
  "features",
]);

const GROWING: ReadonlySet<string> = new Set(
  Object.values(schema)
    .filter((table) => is(table, SQLiteTable))
    .map((table): string => getTableName(table))
    .filter((name) => !SMALL.has(name)),
);

/**
 * The walks through a whole growing table in a plan, one line each. A walk along an index counts as one where nothing
 * says when to stop, and so does a full-text index that is asked nothing.
 */
export function walksOf(sql: string, plan: readonly string[]): string[] {
  const tables = new Map(
    [...sql.matchAll(/\b(?:from|join)\s+"?(\w+)"?(?:\s+(?:as\s+)?"?(\w+)"?)?/gi)].map(
      ([, table = "", alias]) => [alias ?? table, table] as const,
    ),
  );
  return plan.filter((detail) => {
    const [, name = "", how = ""] = /^SCAN (\w+)(.*)$/.exec(detail) ?? [];
    const table = GROWING.has(name) ? name : (tables.get(name) ?? name);
    if (how.includes("VIRTUAL TABLE")) return table.endsWith("_search") && !/:\S*M/.test(how);
    if (!GROWING.has(table)) return false;
    return !(/USING (COVERING )?INDEX/.test(how) && /\blimit\b/i.test(sql));
  });
}

/** How the database would go about a statement, with the arguments it was asked with. */
export async function planOf(databaseUrl: string, { sql, args }: Heard): Promise<string[]> {
  const response = await fetch(`${databaseUrl}/v2/pipeline`, {
    method: "POST",
    body: JSON.stringify({
      requests: [{ type: "execute", stmt: { sql: `explain query plan ${sql}`, args } }, { type: "close" }],
    }),
  });
  const { results } = (await response.json()) as {
    results: { error?: { message: string }; response?: { result: { rows: { value: string }[][] } } }[];
  };
  const [first] = results;
  if (!first?.response) throw new Error(`${first?.error?.message ?? "No plan"}: ${sql}`);
  return first.response.result.rows.map((row) => String(row[3]?.value));
}
