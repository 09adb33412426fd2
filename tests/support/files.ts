import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Miniflare } from "miniflare";

import { CACHE } from "./database.ts";
import { run } from "./processes.ts";

export const FILES_DIR = path.join(CACHE, "files");

/** The files of the demo company, as the seed describes them. */
export async function writeDemoFiles(): Promise<void> {
  await run(path.resolve("node_modules/.bin/node"), ["db/seed/main.ts", "--files-to", FILES_DIR]);
}

/** Puts the demo company's files where its documents look for them. */
export async function putDemoFiles(miniflare: Miniflare): Promise<void> {
  if (!existsSync(FILES_DIR)) return;
  const bucket = await miniflare.getR2Bucket("FILES");
  const names = readdirSync(FILES_DIR, { recursive: true, encoding: "utf8", withFileTypes: true });
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(FILES_DIR, file).split(path.sep).join("/");
    await bucket.put(key, readFileSync(file));
  }
}
