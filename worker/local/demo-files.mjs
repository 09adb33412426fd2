import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { openBucket } from "./bucket.mjs";
import { mustRun } from "./processes.mjs";
import { NODE } from "./settings.mjs";

const THIS_FILE = fileURLToPath(import.meta.url);

/** Puts the files of the demo company into the local bucket, where its documents look for them. @throws Trouble */
export async function putDemoFiles({ workerDir }) {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-files-"));
  try {
    await mustRun("The demo files could not be made:", NODE, ["db/seed/main.ts", "--files-to", folder]);
    await mustRun("The demo files could not be stored:", NODE, [THIS_FILE, folder, workerDir]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs in a process of its own, under the Node that the bucket asks for. */
async function copyIntoBucket(folder, workerDir) {
  const { files, close } = await openBucket({ workerDir });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    await files.put(path.relative(folder, file).split(path.sep).join("/"), readFileSync(file));
  }
  await close();
}

if (process.argv[1] === THIS_FILE) await copyIntoBucket(process.argv[2], process.argv[3]);
