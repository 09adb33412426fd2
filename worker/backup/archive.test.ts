import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { readArchive, writeArchive } from "./archive.ts";
import { identityIn, makeKey, recipientIn } from "./keys.ts";
import { readManifest } from "./restore-backup.ts";
import { keepNewest, placeIn, sweep } from "./shelf.ts";

const folder = mkdtempSync(path.join(tmpdir(), "portal-archive-"));
const at = (name: string) => path.join(folder, name);
const [key, other, file] = [at("key"), at("other-key"), at("a.backup")];
/** More than one sealed piece, of bytes that packing does not make less. */
const long = crypto.getRandomValues(new Uint8Array(60_000));
const ENTRIES = [
  ["rows/tasks/1.ndjson", new TextEncoder().encode('[1,"Žofka"]\n')],
  ...Array.from({ length: 5 }, (_, n) => [`files/สุนัข-${n}`, long] as const),
] as const;

beforeAll(async () => {
  await Promise.all([makeKey(key), makeKey(other)]);
  await writeArchive(file, await recipientIn(key), async (add) => {
    for (const [name, bytes] of ENTRIES) await add(name, bytes);
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = async (from: string, by = key) => {
  const entries: [string, Uint8Array][] = [];
  for await (const { name, bytes } of readArchive(from, identityIn(by))) entries.push([name, bytes]);
  return entries;
};
/** The file with its bytes otherwise. */
const as = (name: string, change: (bytes: Buffer) => Buffer) => {
  writeFileSync(at(name), change(readFileSync(file)));
  return at(name);
};

test("[OPS-09] what was sealed comes out as it was, in its order, for the key alone", async () => {
  expect(await read(file)).toEqual(ENTRIES.map(([name, bytes]) => [name, bytes]));
  expect(readFileSync(file).includes("rows/tasks")).toBe(false);
  await expect(read(file, other)).rejects.toThrow("was made for another key");
  await expect(read(at("none"))).rejects.toThrow("There is no file");
});

test("[OPS-09] a file that is cut anywhere or has one other byte is refused", async () => {
  const { size } = statSync(file);
  const damaged = "is cut short or a byte of it has changed";
  for (const left of [size - 1, size - 70_000, 150_000, 1_000])
    await expect(read(as("cut", (bytes) => bytes.subarray(0, left)))).rejects.toThrow(damaged);
  for (const place of [size - 1, size - 100_000, 2_000]) {
    const changed = as("changed", (bytes) => {
      bytes[place] = (bytes[place] ?? 0) ^ 1;
      return bytes;
    });
    await expect(read(changed)).rejects.toThrow(damaged);
  }
  await expect(read(as("longer", (bytes) => Buffer.concat([bytes, bytes])))).rejects.toThrow(damaged);
  await expect(read(as("text", () => Buffer.from("hello")))).rejects.toThrow("is no backup of the portal");
  await expect(read(as("empty", () => Buffer.of()))).rejects.toThrow("is no backup of the portal");
  await expect(readManifest(file, identityIn(key))).rejects.toThrow("it has no manifest");
});

test("[OPS-09] a backup of other migrations is refused, with what to do", async () => {
  const base = {
    format: "pet-travel-portal-backup",
    version: 2,
    madeAt: "2026-11-30T10:00:00.000Z",
    tables: [],
    search: [],
    files: [],
    missing: [],
  };
  const opened = async (name: string, manifest: object) => {
    await writeArchive(at(name), await recipientIn(key), (add) =>
      add("manifest.json", new TextEncoder().encode(JSON.stringify(manifest))),
    );
    return readManifest(at(name), identityIn(key));
  };
  for (const [name, otherwise, refusal] of [
    ["older", { migrations: [] }, "was made by an older version"],
    ["newer", { migrations: ["another"] }, "was made by a newer version"],
    ["later", { migrations: [], version: 3 }, "does not know"],
  ] as const)
    await expect(opened(name, { ...base, ...otherwise })).rejects.toThrow(refusal);
});

test("[OPS-09] a key is its owner's alone and never written over; its public part is enough to seal", async () => {
  expect(statSync(key).mode & 0o777).toBe(0o600);
  await expect(makeKey(key)).rejects.toThrow("is there already");
  const recipient = await recipientIn(key);
  writeFileSync(at("public"), `${recipient}\n`);
  expect(await recipientIn(at("public"))).toBe(recipient);
  expect(() => identityIn(at("public"))).toThrow("has no secret key");
  expect(() => identityIn(at("nowhere"))).toThrow("cannot be read");
});

test("[OPS-09] a killed backup is none and is named, an old one goes, and the newest are kept", () => {
  const shelf = mkdtempSync(at("shelf-"));
  const days = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 10, day)));
  const [, , last] = days.map((now) => {
    const place = placeIn(shelf, now);
    writeFileSync(place.unfinished, "");
    return now === days[1] ? place.unfinished : place.finish();
  });
  writeFileSync(path.join(shelf, "not-ours.backup"), "");
  const now = new Date();
  expect(sweep(shelf, now)).toEqual(["portal-20261102T000000Z.backup.unfinished"]);
  expect(sweep(shelf, now)).toHaveLength(1);
  utimesSync(path.join(shelf, "portal-20261102T000000Z.backup.unfinished"), now, new Date(0));
  sweep(shelf, now);
  expect(sweep(shelf, now)).toEqual([]);
  expect(keepNewest(shelf, 1)).toEqual(["portal-20261101T000000Z.backup"]);
  expect(readdirSync(shelf).toSorted()).toEqual(["not-ours.backup", path.basename(last ?? "")]);
});
