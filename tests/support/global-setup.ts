import { existsSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";

import { dateInZone } from "#contracts/core/dates.ts";
import { migrateDb } from "#db/migrate.ts";
import { seed } from "#db/seed/main.ts";

import { CACHE, startDatabase, type Template, TEMPLATES } from "./database.ts";
import { FILES_DIR, writeDemoFiles } from "./files.ts";
import { TEST_ZONE } from "./worker.ts";

/** Makes the template databases that every test file copies. The built Worker and web must be there already. */
export default async function setup(): Promise<void> {
  if (!existsSync("dist/worker/index.js"))
    throw new Error("Run `npm run build` first: the tests take the built Worker");
  rmSync(CACHE, { recursive: true, force: true });
  for (const template of TEMPLATES) await make(template);
  rmSync(FILES_DIR, { recursive: true, force: true });
  await writeDemoFiles();
}

async function make(template: Template): Promise<void> {
  const dir = path.join(CACHE, template);
  mkdirSync(dir, { recursive: true });
  const database = await startDatabase(dir);
  await migrateDb(database.url);
  if (template !== "blank") {
    await seed(database.db, {
      today: dateInZone(new Date(), TEST_ZONE),
      zone: TEST_ZONE,
      accountsOnly: template === "accounts",
    });
  }
  await database.stop();
}
