import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";

import { DEMO_ACCOUNTS } from "#contracts/auth/terms.ts";
import { HOUR_MS } from "#contracts/core/durations.ts";
import { documents, documentVersions } from "#db/schema.ts";
import type { Actor } from "#tests/support/actor.ts";
import { upload } from "#tests/support/file-door.ts";
import { aPdf, aPng } from "#tests/support/made-files.ts";
import { aJourney } from "#tests/support/made-journey.ts";
import { aPortal, type Portal } from "#tests/support/portal.ts";

let portal: Portal;
let owner: Actor;
let workspaceId: number;
beforeAll(async () => {
  portal = await aPortal("demo");
  owner = await portal.owner();
  ({ workspaceId } = await aJourney(portal.db, DEMO_ACCOUNTS.owner));
});
afterAll(() => portal.stop());

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

/** Lets the clock strike; objects are as old as the test, so the clock is set forward. */
async function runAt(time: number): Promise<void> {
  const { scheduled } = await portal.miniflare.getWorker();
  await scheduled({ scheduledTime: new Date(time), cron: "*/10 * * * *" });
}

async function stored(): Promise<Set<string>> {
  const bucket = await portal.miniflare.getR2Bucket("FILES");
  return new Set((await bucket.list()).objects.map(({ key }) => key));
}

async function anUpload() {
  const { id } = (await upload(owner, aPdf(), { workspaceId })).json();
  const [version] = await portal.db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id));
  return { id, key: version?.fileKey ?? "" };
}
const exists = async (id: number) =>
  (await portal.db.select().from(documents).where(eq(documents.id, id))).length === 1;

test("a row whose file never came is taken away after an hour, with what was stored of it", async () => {
  const [old, young, whole] = [await anUpload(), await anUpload(), await anUpload()];
  const unfinished = (uploadedAt: Date) => ({ currentNumber: 0, uploadedAt });
  await portal.db
    .update(documents)
    .set(unfinished(ago(1.1)))
    .where(eq(documents.id, old.id));
  await portal.db
    .update(documents)
    .set(unfinished(ago(0.9)))
    .where(eq(documents.id, young.id));
  await runAt(Date.now());
  expect([await exists(old.id), await exists(young.id), await exists(whole.id)]).toEqual([false, true, true]);
  const keys = await stored();
  expect([keys.has(old.key), keys.has(young.key), keys.has(whole.key)]).toEqual([false, true, true]);
  expect((await owner.get(`/files/${whole.id}`)).status).toBe(200);
  await portal.db.update(documents).set({ currentNumber: 1 }).where(eq(documents.id, young.id));
});

test("a replacement that never came is forgotten, and the paper it was to replace stays", async () => {
  const { id, key } = await anUpload();
  const bucket = await portal.miniflare.getR2Bucket("FILES");
  await bucket.put("uploads/half", aPng());
  await portal.db.insert(documentVersions).values({
    documentId: id,
    number: 2,
    fileKey: "uploads/half",
    fileName: "half.png",
    mediaType: "image/png",
    byteSize: 1,
    sha256: "x",
    uploadedById: DEMO_ACCOUNTS.owner,
    createdAt: ago(2),
  });
  await runAt(Date.now());
  const versions = await portal.db.select().from(documentVersions).where(eq(documentVersions.documentId, id));
  expect(versions.map(({ number }) => number)).toEqual([1]);
  const keys = await stored();
  expect([keys.has(key), keys.has("uploads/half")]).toEqual([true, false]);
});

test("an object that no row knows is taken away once it is an hour old, and nothing else is", async () => {
  const bucket = await portal.miniflare.getR2Bucket("FILES");
  const before = await stored();
  await bucket.put("uploads/stray", "x");
  await bucket.put("elsewhere/stray", "x");
  await runAt(Date.now());
  expect((await stored()).has("uploads/stray")).toBe(true);
  await runAt(Date.now() + 1.5 * HOUR_MS);
  const after = await stored();
  expect([after.has("uploads/stray"), after.has("elsewhere/stray")]).toEqual([false, true]);
  for (const key of before) expect([key, after.has(key)]).toEqual([key, true]);
});

test("more objects than one run looks through are looked through by the next", async () => {
  const bucket = await portal.miniflare.getR2Bucket("FILES");
  for (let i = 0; i < 450; i += 50) {
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => bucket.put(`uploads/~${String(i + n).padStart(5, "0")}`, "x")),
    );
  }
  const strays = async () => {
    let n = 0;
    let cursor: string | undefined;
    do {
      const page = await bucket.list({ prefix: "uploads/~", ...(cursor ? { cursor } : {}) });
      n += page.objects.length;
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor);
    return n;
  };
  const later = Date.now() + 1.5 * HOUR_MS;
  await runAt(later);
  const left = await strays();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(100);
  await runAt(later);
  expect(await strays()).toBe(0);
}, 60_000);
