import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Miniflare } from "miniflare";

import { run } from "./processes.ts";
import { runDir } from "./run-dir.ts";

/** The files of the demo company, as the seed describes them. */
export async function writeDemoFiles(): Promise<void> {
  await run(path.resolve("node_modules/.bin/node"), ["db/seed/main.ts", "--files-to", runDir("files")]);
}

/** Puts the demo company's files where its documents look for them. */
export async function putDemoFiles(miniflare: Miniflare): Promise<void> {
  const dir = runDir("files");
  const bucket = await miniflare.getR2Bucket("FILES");
  const names = readdirSync(dir, { recursive: true, encoding: "utf8", withFileTypes: true });
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(dir, file).split(path.sep).join("/");
    await bucket.put(key, readFileSync(file));
  }
}
