import type { Connection } from "#db/client.ts";
import { knownMigrations } from "#db/history.ts";
import { filledTable, loadSnapshot } from "#db/load-snapshot.ts";
import { MIGRATIONS } from "#db/migrate.ts";
import type { Snapshot, SnapshotPage } from "#db/snapshot.ts";

import { readArchive, Unusable } from "./archive.ts";
import type { Bucket } from "./bucket.ts";
import { ENTRIES, Manifest } from "./manifest.ts";
import { sha256 } from "./write-backup.ts";

export type Target = { readonly connection: Connection; readonly bucket: Bucket };

export type Restored = {
  readonly manifest: Manifest;
  readonly secret: string | null;
  /** What is not as the manifest has it, a sentence each. */
  readonly faults: readonly string[];
};

/**
 * Reads a backup to its end, so that nothing is begun with one that is damaged.
 * @throws Unusable also where this version of the portal has other migrations
 */
export async function readManifest(file: string, identity: string): Promise<Manifest> {
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(file, identity)) {
    if (name !== ENTRIES.manifest) continue;
    const read = Manifest.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (!read.success)
      throw new Unusable(`${file} is of a format that this version of the portal does not know.`);
    manifest = read.data;
  }
  if (!manifest) throw new Unusable(`${file} is no backup of the portal: it has no manifest.`);
  const known = knownMigrations(MIGRATIONS);
  const isAhead = manifest.migrations.some((hash, at) => hash !== known[at]);
  if (isAhead || manifest.migrations.length < known.length)
    throw new Unusable(
      `${file} was made by ${isAhead ? "a newer version" : "an older version"} of the portal, or one of another history: restore it with the version that made it, then go on with this one.`,
    );
  return manifest;
}

/**
 * Brings all of a backup into an empty database and bucket, and compares what is there then with its manifest.
 * @throws Unusable before anything is written
 */
export async function restoreBackup(file: string, identity: string, target: Target): Promise<Restored> {
  const manifest = await readManifest(file, identity);
  const filled = await filledTable(target.connection);
  if (filled !== null)
    throw new Unusable(`The database has rows in ${filled}: a backup is restored into an empty one.`);
  let secret: string | null = null;
  const tables = new Map(manifest.tables.map((table) => [table.name, table]));
  const mediaTypes = new Map(manifest.files.map(({ key, mediaType }) => [key, mediaType]));
  async function* pages(): AsyncGenerator<SnapshotPage> {
    for await (const { name, bytes } of readArchive(file, identity)) {
      if (name.startsWith(ENTRIES.files)) {
        const key = name.slice(ENTRIES.files.length);
        await target.bucket.put(key, bytes, mediaTypes.get(key) ?? "");
      } else if (name === ENTRIES.secret) {
        secret = new TextDecoder().decode(bytes);
      } else if (name.startsWith(ENTRIES.rows)) {
        const table = tables.get(name.split("/")[1] ?? "");
        if (!table) throw new Unusable(`${file} has rows of a table that its manifest does not name.`);
        yield { table, rows: new TextDecoder().decode(bytes).trimEnd().split("\n") };
      }
    }
  }
  const loaded = await loadSnapshot(target.connection, pages());
  const faults = [
    ...differences(manifest, loaded),
    ...loaded.lost,
    ...manifest.missing.map((key) => `The file ${key} was already missing when the backup was made.`),
    ...(await fileFaults(manifest, target.bucket)),
  ];
  return { manifest, secret, faults };
}

function differences(manifest: Manifest, loaded: Snapshot): string[] {
  const tables = new Map(loaded.tables.map((table) => [table.name, table]));
  const search = new Map(loaded.search.map(({ name, rows }) => [name, rows]));
  return [
    ...manifest.tables.flatMap(({ name, rows, sha256: hash }) => {
      const found = tables.get(name);
      if (found?.sha256 === hash) return [];
      return [`The table ${name} has ${found?.rows ?? 0} of its ${rows} rows, or they are not as they were.`];
    }),
    ...manifest.search.flatMap(({ name, rows }) =>
      search.get(name) === rows
        ? []
        : [`The search ${name} knows ${search.get(name) ?? 0} of its ${rows} rows.`],
    ),
  ];
}

async function fileFaults(manifest: Manifest, bucket: Bucket): Promise<string[]> {
  const faults: string[] = [];
  for (const { key, sha256: hash } of manifest.files) {
    const found = await bucket.get(key);
    if (!found) faults.push(`The file ${key} is missing.`);
    else if (sha256(found.bytes) !== hash) faults.push(`The file ${key} is not as it was.`);
  }
  return faults;
}
