import { createHash } from "node:crypto";

import type { Connection } from "#db/client.ts";
import { readSnapshot } from "#db/snapshot.ts";

import { type Add, writeArchive } from "./archive.ts";
import type { Bucket } from "./bucket.ts";
import { ENTRIES, Manifest } from "./manifest.ts";

/** Copies of rows that administrators download; what a backup holds, it need not hold twice. */
const OWN_COPIES = "backups/";

export type Source = {
  readonly connection: Connection;
  readonly bucket: Bucket;
  /** What signs sessions, where it is kept beside the data. */
  readonly secret: string | null;
};

/**
 * Writes all of a portal into one sealed file: the rows as they are at one moment, and after them the files, which are
 * never changed and go long after their rows.
 */
export async function writeBackup(
  source: Source,
  file: string,
  { recipient, now }: { recipient: string; now: Date },
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  await writeArchive(file, recipient, async (add) => {
    const text = new TextEncoder();
    const named = new Set<string>();
    let pages = 0;
    const snapshot = await readSnapshot(source.connection, async ({ table, rows }) => {
      pages += 1;
      const name = `${ENTRIES.rows}${table.name}/${String(pages).padStart(8, "0")}.ndjson`;
      await add(name, text.encode(`${rows.join("\n")}\n`));
      if (table.name !== "document_versions") return;
      const at = table.columns.indexOf("file_key");
      for (const row of rows) named.add(String((JSON.parse(row) as unknown[])[at]));
    });
    if (source.secret !== null) await add(ENTRIES.secret, text.encode(source.secret));
    const files = await addFiles(source.bucket, add);
    for (const { key } of files) named.delete(key);
    manifest = Manifest.parse({
      format: "pet-travel-portal-backup",
      version: 2,
      madeAt: now.toISOString(),
      ...snapshot,
      files,
      missing: [...named],
    });
    await add(ENTRIES.manifest, text.encode(JSON.stringify(manifest, null, 1)));
  });
  if (!manifest) throw new Error("a backup without a manifest");
  return manifest;
}

async function addFiles(bucket: Bucket, add: Add): Promise<Manifest["files"]> {
  const files: Manifest["files"] = [];
  for await (const key of bucket.keys()) {
    if (key.startsWith(OWN_COPIES)) continue;
    const found = await bucket.get(key);
    // Gone since the list was made.
    if (!found) continue;
    await add(`${ENTRIES.files}${key}`, found.bytes);
    files.push({
      key,
      size: found.bytes.byteLength,
      sha256: sha256(found.bytes),
      mediaType: found.mediaType,
    });
  }
  return files;
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
