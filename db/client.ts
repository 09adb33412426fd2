import { createClient, type InStatement, type ResultSet } from "@libsql/client/web";
import type { LibSQLDatabase } from "drizzle-orm/libsql";
import { drizzle } from "drizzle-orm/libsql/web";

import * as schema from "./schema.ts";
import type { SharedReads } from "./shared-reads.ts";

export type Db = LibSQLDatabase<typeof schema>;

/** What one request has asked of the database; the tests hold it to a budget. */
export type Meter = { trips: number; rowsRead: number };

export type Connection = { url: string; authToken?: string | undefined };

/** `deferred` is for tools outside a request (migrations, the seed). */
export type Mode = "read" | "write" | "deferred";

/** A stopped server must not hold a request for ever; in milliseconds. */
const PATIENCE_MS = { read: 1_500, write: 5_000, deferred: 60_000 } as const satisfies Record<Mode, number>;

/**
 * A client over HTTP for one request. Never keep one at module scope: after one aborted browser request
 * every later answer of a shared client fails. Making one costs about 60 µs and opens nothing.
 */
export function openDb(
  connection: Connection,
  mode: Mode,
  meter: Meter = { trips: 0, rowsRead: 0 },
  /** With which its batches go, where a request asks for several at once. */
  shared?: SharedReads,
): Db {
  const client = createClient({
    url: connection.url,
    ...(connection.authToken ? { authToken: connection.authToken } : {}),
    fetch: meteredFetch(meter, PATIENCE_MS[mode]),
  });
  // Drizzle always asks for a deferred batch. A write that starts with a read would then meet BUSY when it comes to
  // write; and a read that may write takes a lock nobody needs.
  const batchAs = client.batch.bind(client);
  const run = (statements: InStatement[]) => batchAs(statements, mode);
  client.batch = (asked) => {
    const statements = (asked as InStatement[]).map(inWholeLetters);
    return shared ? shared.read(run, statements) : run(statements);
  };
  const executeAs = client.execute.bind(client) as (statement: InStatement) => Promise<ResultSet>;
  client.execute = (statement: InStatement) => executeAs(inWholeLetters(statement));
  return drizzle(client, { schema });
}

/** Half of an emoji, which a text cut at its limit ends in, has no bytes: the server would refuse all that goes with it. */
function inWholeLetters(statement: InStatement): InStatement {
  if (typeof statement === "string" || !Array.isArray(statement.args)) return statement;
  const args = statement.args.map((value) =>
    typeof value === "string" && !value.isWellFormed() ? value.replaceAll(/\p{Surrogate}/gu, "") : value,
  );
  return { ...statement, args };
}

const ROWS_READ = /"rows_read":(\d+)/g;

function meteredFetch(meter: Meter, patienceMs: number) {
  return async (request: Request): Promise<Response> => {
    meter.trips += 1;
    const response = await fetch(request, { signal: AbortSignal.timeout(patienceMs) });
    const text = await response.text();
    for (const [, rows] of text.matchAll(ROWS_READ)) meter.rowsRead += Number(rows);
    return new Response(text, response);
  };
}
