import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import { openDb } from "#db/client.ts";
import { reasonOf } from "#db/migrate.ts";

import { demoFiles, seed } from "./seed.ts";

export { seed } from "./seed.ts";

const USAGE = `node db/seed/main.ts --url http://127.0.0.1:8080 [--accounts-only] [--today YYYY-MM-DD] [--zone Europe/London]
node db/seed/main.ts --files-to DIR
The address, its token and the zone may stand in LIBSQL_URL, LIBSQL_AUTH_TOKEN and COMPANY_TIME_ZONE.
`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      "accounts-only": { type: "boolean", default: false },
      today: { type: "string" },
      zone: { type: "string" },
      "files-to": { type: "string" },
    },
  });
  if (values["files-to"]) return writeFiles(values["files-to"]);
  const url = values.url ?? process.env["LIBSQL_URL"];
  if (!url) throw new Error(`say which database:\n${USAGE}`);
  const zone = values.zone ?? process.env["COMPANY_TIME_ZONE"] ?? "UTC";
  const today = values.today ?? dateInZone(new Date(), zone);
  if (!CalendarDate.safeParse(today).success)
    throw new Error(`--today is "${today}"; it must be a date, YYYY-MM-DD`);
  const db = openDb({ url, authToken: process.env["LIBSQL_AUTH_TOKEN"] }, "deferred");
  await seed(db, { today, zone, accountsOnly: values["accounts-only"] });
}

/** Writes every object to `DIR/<file_key>`, for whoever puts them into the bucket. */
function writeFiles(folder: string): void {
  for (const { key, bytes } of demoFiles()) {
    const file = path.join(folder, key);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`The demo company could not be loaded: ${reasonOf(error)}\n`);
    process.exit(1);
  }
}
