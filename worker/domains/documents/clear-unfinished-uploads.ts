import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";

import { HOUR_MS } from "#contracts/core/durations.ts";
import { type Db, openDb } from "#db/client.ts";
import { documents, documentVersions } from "#db/schema.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { keepSetting, settingQuery } from "#worker/core/settings.ts";
import type { FileStore } from "#worker/ports/files/file-store.ts";
import { r2FileStore } from "#worker/ports/files/r2-file-store.ts";

import { UPLOADS } from "./internal/uploads.ts";

/** An upload that has not arrived by then is not on its way any more. */
const ON_ITS_WAY_MS = HOUR_MS;
/** How far back a run looks for files that were to replace one and never came; older ones take no room in any list. */
const LOOK_BACK_MS = 48 * HOUR_MS;
const ROWS_A_RUN = 200;
/** Pages of stored keys a run looks through; the next run goes on from there. */
const PAGES_A_RUN = 4;
const PLACE = "files_swept_to";

/** Takes away the rows whose file never came, with whatever of it was stored, and stored files that no row knows. */
export async function clearUnfinishedUploads(env: Env, now: Date): Promise<void> {
  const db = openDb(connectionOf(env), "write");
  const files = r2FileStore(env.FILES);
  await clearDocuments(db, files, now);
  await clearReplacements(db, files, now);
  await clearStrayFiles(db, files, now);
}

async function clearDocuments(db: Db, files: FileStore, now: Date): Promise<void> {
  const isUnfinished = and(
    eq(documents.currentNumber, sql`0`),
    lt(documents.uploadedAt, new Date(now.getTime() - ON_ITS_WAY_MS)),
  );
  const waiting = await db
    .select({ id: documents.id, fileKey: documentVersions.fileKey })
    .from(documents)
    .leftJoin(documentVersions, eq(documentVersions.documentId, documents.id))
    .where(isUnfinished)
    .limit(ROWS_A_RUN);
  if (waiting.length === 0) return;
  // The rows first: an attempt that comes back now begins anew, and its file, by then without a row, is swept later.
  await db.delete(documents).where(
    and(
      inArray(
        documents.id,
        waiting.map(({ id }) => id),
      ),
      isUnfinished,
    ),
  );
  await removeUnknown(
    db,
    files,
    waiting.flatMap(({ fileKey }) => (fileKey === null ? [] : [fileKey])),
  );
}

async function clearReplacements(db: Db, files: FileStore, now: Date): Promise<void> {
  const waiting = await db
    .select({ id: documentVersions.id, fileKey: documentVersions.fileKey })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(
      and(
        gt(documentVersions.createdAt, new Date(now.getTime() - LOOK_BACK_MS)),
        lt(documentVersions.createdAt, new Date(now.getTime() - ON_ITS_WAY_MS)),
        gt(documentVersions.number, documents.currentNumber),
      ),
    )
    .limit(ROWS_A_RUN);
  for (const { id, fileKey } of waiting) {
    await db
      .delete(documentVersions)
      .where(
        and(
          eq(documentVersions.id, id),
          sql`${documentVersions.number} > (select current_number from documents where id = ${documentVersions.documentId})`,
        ),
      );
    await removeUnknown(db, files, [fileKey]);
  }
}

async function clearStrayFiles(db: Db, files: FileStore, now: Date): Promise<void> {
  const [swept] = await settingQuery(db, PLACE);
  let after = typeof swept?.value === "string" && swept.value !== "" ? swept.value : undefined;
  for (let page = 0; page < PAGES_A_RUN; page++) {
    const listed = await files.list({ prefix: UPLOADS, after });
    const old = listed.files.filter(({ storedAt }) => storedAt.getTime() < now.getTime() - ON_ITS_WAY_MS);
    await removeUnknown(
      db,
      files,
      old.map(({ key }) => key),
    );
    after = listed.hasMore ? listed.files.at(-1)?.key : undefined;
    if (after === undefined) break;
  }
  if (after === undefined && !swept) return;
  await keepSetting({ now }, db, PLACE, after ?? "");
}

async function removeUnknown(db: Db, files: FileStore, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const known = await db
    .select({ fileKey: documentVersions.fileKey })
    .from(documentVersions)
    .where(inArray(documentVersions.fileKey, keys));
  const isKnown = new Set(known.map(({ fileKey }) => fileKey));
  await files.remove(keys.filter((key) => !isKnown.has(key)));
}
