import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";

import { dateInZone } from "#contracts/core/dates.ts";
import { migrateDb } from "#db/migrate.ts";
import { seed } from "#db/seed/main.ts";

import { startDatabase, type Template, TEMPLATES } from "./database.ts";
import { writeDemoFiles } from "./files.ts";
import { nameRunDir, runDir } from "./run-dir.ts";
import { TEST_ZONE } from "./worker.ts";

/** Makes what every test file copies: the built portal, the template databases, the demo files. @returns the clean-up. */
export default async function setup(): Promise<() => void> {
  if (!existsSync("dist/worker/index.js")) {
    throw new Error("Run `npm run build` first: the tests take the built portal");
  }
  const dir = nameRunDir();
  cpSync("dist", runDir("dist"), { recursive: true });
  for (const template of TEMPLATES) await make(template);
  await writeDemoFiles();
  return () => rmSync(dir, { recursive: true, force: true });
}

async function make(template: Template): Promise<void> {
  const dir = runDir("databases", template);
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
