import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { eq, sql } from "drizzle-orm";
import type { Miniflare } from "miniflare";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { SecondStepAnswer } from "#contracts/auth/shapes.ts";
import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { documentVersions, users } from "#db/schema.ts";
import { type Actor, anActor } from "#tests/support/actor.ts";
import { anApp, codeOf } from "#tests/support/authenticator.ts";
import { type Database, startDatabase } from "#tests/support/database.ts";
import { download, upload } from "#tests/support/file-door.ts";
import * as made from "#tests/support/made-files.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";
import { run } from "#tests/support/processes.ts";
import { rowsOf } from "#tests/support/rows.ts";
import { anIp } from "#tests/support/sign-in.ts";
import { SESSION_SECRET, startWorker } from "#tests/support/worker.ts";
import { r2Bucket } from "#worker/backup/bucket.ts";
import { identityIn, makeKey, recipientIn } from "#worker/backup/keys.ts";
import { readManifest } from "#worker/backup/restore-backup.ts";
import { writeBackup } from "#worker/backup/write-backup.ts";
import type { Env } from "#worker/core/env.ts";

const PASSWORD = "a password of the drill";
const PAPER = "Certificate of the drill Žofka";

const folder = mkdtempSync(path.join(tmpdir(), "portal-backup-"));
const [key, file, dataDir] = ["key", "portal.backup", "restored"].map((name) => path.join(folder, name)) as [
  string,
  string,
  string,
];
let portal: Portal;
let restored: { database: Database; worker: Miniflare } | undefined;
beforeAll(async () => {
  portal = await aPortal("demo");
  await makeKey(key);
});
afterAll(async () => {
  await restored?.worker.dispose();
  await restored?.database.stop();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function backUp(to: string): Promise<void> {
  const bucket = r2Bucket(await filesOf(portal));
  const source = { connection: { url: portal.databaseUrl }, bucket, secret: SESSION_SECRET };
  await writeBackup(source, to, { recipient: await recipientIn(key), now: new Date() });
}
const filesOf = async ({ miniflare }: Portal) => ((await miniflare.getBindings()) as unknown as Env).FILES;

/** Writes a journey's conversation and papers without a pause, until told to stop. */
function writing(actor: Actor, workspaceId: number): () => Promise<number> {
  let isWanted = true;
  const written = (async () => {
    let times = 0;
    for (; isWanted; times += 1) {
      const name = `Written meanwhile ${times}`;
      const sent = await upload(actor, made.aPdf(), { workspaceId, name });
      expect(sent.status).toBe(201);
    }
    return times;
  })();
  return () => {
    isWanted = false;
    return written;
  };
}

test(
  "[OPS-08] a backup that was made while people wrote is restored elsewhere whole: sign in, open a paper, search",
  { timeout: 120_000 },
  async () => {
    const [staff, owner] = [await portal.staff(), await portal.owner()];
    const [row] = await portal.db.select().from(users).where(eq(users.id, DEMO_ACCOUNTS.staff));
    const email = row?.email ?? "";
    await staff.trpc.account.setPassword.mutate({ next: PASSWORD });
    const again = await portal.staff();
    const { secret } = await anApp(again, PASSWORD);
    const bytes = made.aPdf();
    const paper = (await upload(owner, bytes, { workspaceId: 1, name: PAPER })).json();

    const stop = writing(await portal.owner(), 1);
    await backUp(file);
    expect(await stop()).toBeGreaterThan(0);
    const manifest = await readManifest(file, identityIn(key));
    expect(manifest.missing).toEqual([]);

    const said = await run("npm", ["run", "-s", "restore", "--", file, "--key", key, "--into", dataDir]);
    expect(said).toContain(`All of it is there: `);

    const database = await startDatabase(path.join(dataDir, "database"));
    const worker = await startWorker(database.url, {}, undefined, { bucketIn: dataDir });
    restored = { database, worker };
    expect(await rowsOf(database.db, sql`pragma foreign_key_check`)).toEqual([]);
    const triggers = sql`select name, sql from sqlite_master where type = 'trigger' order by rowid`;
    expect(await rowsOf(database.db, triggers)).toEqual(await rowsOf(portal.db, triggers));

    const { origin } = await worker.ready;
    const door = anActor(origin, null);
    const headers = { "content-type": "application/json", "cf-connecting-ip": anIp() };
    const post = (at: string, body: unknown) =>
      door.request<SecondStepAnswer & { owes: { token: string } | null }>(`/auth/${at}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
    const first = await post("sign-in/password", { email, password: PASSWORD });
    const token = first.json().owes?.token ?? "";
    const entered = await post("second-step", { token, code: await codeOf(secret) });
    const [cookie = ""] = (entered.headers.get("set-cookie") ?? "").split(";");
    const back = anActor(origin, cookie);
    expect((await download(origin, back, `/files/${paper.id}`)).bytes).toEqual(bytes);
    const found = await back.trpc.search.find.query({ q: "drill zofka" });
    expect(found.map(({ kind, id }) => `${kind} ${id}`)).toContain(`document ${paper.id}`);
  },
);

test(
  "[OPS-10] a trial brings a backup back, names a file that was missing already, and leaves nothing behind",
  { timeout: 120_000 },
  async () => {
    const [row] = await portal.db.select().from(documentVersions).limit(1);
    const gone = row?.fileKey ?? "";
    await (await filesOf(portal)).delete(gone);
    const later = path.join(folder, "later.backup");
    await backUp(later);
    const place = path.join(folder, "tried");
    mkdirSync(place);
    const tried = run("npm", ["run", "-s", "restore", "--", later, "--key", key, "--try"], { TMPDIR: place });
    await expect(tried).rejects.toThrow(
      new RegExp(`ended with 1\\n[^]*${gone} was already missing[^]*not as it was: 1`),
    );
    expect(readdirSync(place).filter((name) => name.startsWith("portal-restore-"))).toEqual([]);
  },
);
