// `npm run restore`: a portal out of a sealed file, compared with what its manifest says.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

import { r2Bucket } from "../backup/bucket.ts";
import { identityIn } from "../backup/keys.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { asOperator, whenEnded } from "./as-operator.mjs";
import { openBucket } from "./bucket.mjs";
import { startDatabase } from "./database.mjs";
import { holdLock } from "./lock.mjs";
import { endOrphans } from "./orphans.mjs";
import { stopAll } from "./processes.mjs";
import { inShort, say, secondsSince } from "./say.mjs";
import { keepSecret } from "./secret.mjs";
import { readSettings, ROOT } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";
import { readValues } from "./variables.mjs";

const USAGE = "Say which backup and its key: npm run restore -- FILE --key FILE [--into DIR | --try]";

async function main() {
  const { values, positionals } = parseArgs({
    options: { into: { type: "string" }, key: { type: "string" }, try: { type: "boolean" } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (!file || positionals.length > 1 || !values.key || (values.into && values.try)) throw new Trouble(USAGE);
  const identity = identityIn(path.resolve(values.key));
  const started = performance.now();
  readValues(".env");
  const trial = values.try ? mkdtempSync(path.join(tmpdir(), "portal-restore-")) : null;
  const dataDir = path.resolve(
    trial ?? ROOT,
    trial ? "data" : (values.into ?? (process.env.DATA_DIR || ".data")),
  );
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Trouble(`${dataDir} is not empty: a backup is restored into a new folder, which --into names.`);

  // Beside its place until it is whole; what a killed restore has left is begun anew.
  const building = `${dataDir}.restoring`;
  const settings = readSettings({ ...process.env, DATA_DIR: building }, []);
  mkdirSync(building, { recursive: true, mode: 0o700 });
  await holdLock(building);
  await endOrphans(settings);
  whenEnded(() => rmSync(trial ?? building, { recursive: true, force: true }));
  for (const name of readdirSync(building)) rmSync(path.join(building, name), { recursive: true });
  const { url } = await startDatabase(settings);
  const { files, close } = await openBucket(settings);
  const { manifest, secret, faults } = await restoreBackup(path.resolve(file), identity, {
    connection: { url },
    bucket: r2Bucket(files),
  });
  await close();
  await stopAll();
  if (trial) {
    rmSync(trial, { recursive: true, force: true });
  } else {
    if (secret !== null) keepSecret(building, secret);
    // Nothing of the demo company is added at the next start.
    writeFileSync(path.join(building, "seeded"), "restored\n");
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(building, dataDir);
  }

  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const where = trial ? "A folder that is gone again was" : `${dataDir} is`;
  say(`${where} the portal of ${manifest.madeAt} (${secondsSince(started)}).`);
  if (faults.length === 0) say(`All of it is there: ${rows} rows and ${manifest.files.length} files.`);
  for (const fault of inShort(faults)) say(`  - ${fault}`);
  if (faults.length > 0) throw new Trouble(`What is not as it was: ${faults.length}.`);
}

await asOperator(main);
