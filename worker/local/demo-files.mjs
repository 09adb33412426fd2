import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { mustRun } from "./processes.mjs";
import { NODE } from "./settings.mjs";
import { CALM } from "./worker.mjs";

const THIS_FILE = fileURLToPath(import.meta.url);

/** Puts the files of the demo company into the local bucket, where its documents look for them. @throws Trouble */
export async function putDemoFiles({ workerDir }) {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-files-"));
  try {
    await mustRun("The demo files could not be made:", NODE, ["db/seed/main.ts", "--files-to", folder]);
    await mustRun("The demo files could not be stored:", NODE, [THIS_FILE, folder, workerDir], { env: CALM });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs in a process of its own, under the Node that wrangler asks for: the bucket's files are wrangler's own format. */
async function copyIntoBucket(folder, workerDir) {
  const { getPlatformProxy } = await import("wrangler");
  // `v3` is the folder that `wrangler dev --persist-to` puts its state in.
  const platform = await getPlatformProxy({ persist: { path: path.join(workerDir, "v3") }, envFiles: [] });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    await platform.env.FILES.put(path.relative(folder, file).split(path.sep).join("/"), readFileSync(file));
  }
  await platform.dispose();
}

if (process.argv[1] === THIS_FILE) await copyIntoBucket(process.argv[2], process.argv[3]);
