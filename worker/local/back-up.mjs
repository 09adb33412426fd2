// `npm run backup`: all of a portal in one sealed file.
import { existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";

import { makeKey, recipientIn } from "../backup/keys.ts";
import { keepNewest, placeIn, sweep } from "../backup/shelf.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { asOperator, whenEnded } from "./as-operator.mjs";
import { openData } from "./data.mjs";
import { inShort, say, secondsSince } from "./say.mjs";
import { readSettings } from "./settings.mjs";
import { Trouble } from "./trouble.mjs";
import { readValues } from "./variables.mjs";

const USAGE = "Say where to and for which key: npm run backup -- --to FOLDER --key FILE [--keep 14]";

async function main() {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      key: { type: "string" },
      keep: { type: "string" },
      "new-key": { type: "string" },
    },
  });
  if (values["new-key"]) {
    const recipient = await makeKey(path.resolve(values["new-key"]));
    say(`The key is in ${values["new-key"]}. Keep it away from the backups: without it nobody opens them.`);
    say(`A machine that only makes backups needs no more than its public part: ${recipient}`);
    return;
  }
  if (!values.to || !values.key) throw new Trouble(USAGE);
  if (values.keep !== undefined && !/^[1-9]\d*$/.test(values.keep))
    throw new Trouble(`--keep is "${values.keep}"; it must be a number from 1 on.`);
  const recipient = await recipientIn(path.resolve(values.key));
  const folder = path.resolve(values.to);
  mkdirSync(folder, { recursive: true });

  readValues(".env");
  const settings = readSettings(process.env, []);
  if (!existsSync(settings.databaseDir))
    throw new Trouble(`There is no portal's data in ${settings.dataDir}.`);
  const [started, now] = [performance.now(), new Date()];
  for (const name of sweep(folder, now)) say(`${name} was never finished: it is no backup.`);
  const data = await openData(settings);
  const place = placeIn(folder, now);
  whenEnded(() => rmSync(place.unfinished, { force: true }));
  const manifest = await writeBackup(data, place.unfinished, { recipient, now });
  await data.close();
  const file = place.finish();
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const size = (statSync(file).size / 1e6).toFixed(1);
  say(`${file}: ${rows} rows and ${manifest.files.length} files, ${size} MB (${secondsSince(started)}).`);
  for (const key of inShort(manifest.missing)) say(`A row names this file, which is not there: ${key}`);
  if (values.keep === undefined) return;
  for (const name of keepNewest(folder, Number(values.keep))) say(`${name} was let go.`);
}

await asOperator(main);
