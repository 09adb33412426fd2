import { readFileSync } from "node:fs";
import path from "node:path";

import { r2Bucket } from "../backup/bucket.ts";
import { openBucket } from "./bucket.mjs";
import { startDatabase } from "./database.mjs";
import { holdLock, isHeld } from "./lock.mjs";
import { endOrphans } from "./orphans.mjs";
import { sessionSecret } from "./secret.mjs";
import { Trouble } from "./trouble.mjs";

/**
 * Opens the data of a portal on this machine, also while it runs there.
 * @throws Trouble where its database cannot be reached
 */
export async function openData(settings) {
  const url = (await isHeld(settings.dataDir)) ? runningDatabase(settings) : await startedDatabase(settings);
  const { files, close } = await openBucket(settings);
  return { connection: { url }, bucket: r2Bucket(files), secret: sessionSecret(settings.dataDir), close };
}

async function startedDatabase(settings) {
  await holdLock(settings.dataDir);
  await endOrphans(settings);
  const { url } = await startDatabase(settings);
  return url;
}

/** What `npm start` has told its Worker. */
function runningDatabase({ dataDir }) {
  const told = readFileSync(path.join(dataDir, "worker.env"), "utf8");
  const [, url] = /^LIBSQL_URL="(.+)"$/m.exec(told) ?? [];
  if (!url)
    throw new Trouble(`The portal on ${dataDir} is about to start or to stop; try again in a moment.`);
  return url;
}
