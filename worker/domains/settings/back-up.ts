import type { R2Bucket, R2UploadedPart } from "@cloudflare/workers-types";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";

import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contracts/core/durations.ts";
import { type Db, openDb } from "#db/client.ts";
import { DUMP_TABLES, dumpTable } from "#db/dump.ts";
import { activity, backups } from "#db/schema.ts";
import { connectionOf, type Env } from "#worker/core/env.ts";
import { describe, log } from "#worker/core/log.ts";
import { SETTINGS, settingQuery } from "#worker/core/settings.ts";

/** Every part of an upload but the last has to have the same size, of at least this. */
const PART_BYTES = 5 * 1024 * 1024;
const DAYS_APART = { daily: 1, weekly: 7 } as const;
/** A backup that has been under way for so long has died. */
const DIED_AFTER_MS = 30 * MINUTE_MS;
/** Several that have died, one after the other. */
const MISSING_AFTER_MS = 3 * HOUR_MS;

/**
 * Copies every row that may leave the database into a file of the bucket, a page at a time, and lets go of what is older
 * than the plan keeps. One at a time. @returns the row that tells of it, whether it went well or not.
 */
export async function backUp(
  env: Env,
  now: Date,
  by: { userId: number | null; reference: string },
): Promise<typeof backups.$inferSelect | null> {
  const connection = connectionOf(env);
  const write = openDb(connection, "write");
  const fileKey = `backups/backup-${now.toISOString().replace(/[:.]/g, "-")}.ndjson.gz`;
  const [begun] = await write
    .insert(backups)
    .select(
      sql`select null, ${now.getTime()}, null, 'running', ${fileKey}, 0, 0, null, ${by.userId} where not exists (select 1 from backups where status = 'running' and started_at > ${now.getTime() - DIED_AFTER_MS})`,
    )
    .returning();
  if (!begun) return null;
  const bucket = env.FILES;
  let outcome: Partial<typeof backups.$inferInsert>;
  try {
    const made = await copyInto(bucket, fileKey, openDb(connection, "read"), now);
    outcome = { status: "done", byteSize: made.bytes, rowCount: made.rows };
  } catch (error) {
    log({ event: "backup failed", reference: by.reference, error: describe(error) });
    outcome = { status: "failed", error: "The copy could not be finished; the log knows why." };
  }
  const [, , [done]] = await write.batch([
    write
      .update(backups)
      .set({ ...outcome, finishedAt: new Date() })
      .where(eq(backups.id, begun.id)),
    write.insert(activity).values({
      at: now,
      kind: outcome.status === "done" ? "backup.made" : "backup.failed",
      actorId: by.userId,
      subject: fileKey,
      reference: by.reference,
    }),
    write.select().from(backups).where(eq(backups.id, begun.id)),
  ]);
  await letGo(write, bucket);
  return done ?? null;
}

/**
 * The duty of the clock: a backup where the plan says that one is due, or where the file of the last one has gone.
 * @throws Error where it could not be finished, and where none has been for hours beyond the plan
 */
export async function backUpIfDue(env: Env, now: Date): Promise<void> {
  const db = openDb(connectionOf(env), "read");
  const [[plan], [last], [first]] = await db.batch([
    settingQuery(db, SETTINGS.backupPlan.key),
    db.select().from(backups).where(eq(backups.status, "done")).orderBy(desc(backups.startedAt)).limit(1),
    db.select().from(backups).orderBy(asc(backups.startedAt)).limit(1),
  ]);
  const { every } = SETTINGS.backupPlan.of(plan?.value);
  if (every === "never") return;
  const isThere = last !== undefined && (await env.FILES.head(last.fileKey)) !== null;
  const since = (from: Date | undefined) => now.getTime() - (from ?? now).getTime();
  // An hour's grace, so that the clock's own ten minutes do not make it later every day.
  if (isThere && since(last.startedAt) < DAYS_APART[every] * DAY_MS - HOUR_MS) return;
  const made = await backUp(env, now, { userId: null, reference: "schedule" });
  if (made?.status === "done") return;
  if (made) throw new Error(made.error ?? "The copy could not be finished.");
  // Another copy is under way. One that dies each time never says so itself.
  const overdue = last ? since(last.startedAt) - DAYS_APART[every] * DAY_MS : since(first?.startedAt);
  if (overdue > MISSING_AFTER_MS)
    throw new Error(
      `No backup since ${last?.startedAt.toISOString() ?? "the first was begun"}: none is finished.`,
    );
}

/** One JSON line a row, packed, in parts of one size. */
async function copyInto(
  bucket: R2Bucket,
  key: string,
  db: Db,
  now: Date,
): Promise<{ bytes: number; rows: number }> {
  const packer = new CompressionStream("gzip");
  const writer = packer.writable.getWriter();
  let rows = 0;
  const writing = (async () => {
    const encoder = new TextEncoder();
    const head = { format: "pet-travel-portal-backup", version: 1, madeAt: now.toISOString() };
    await writer.write(encoder.encode(`${JSON.stringify(head)}\n`));
    for (const table of DUMP_TABLES) {
      for await (const page of dumpTable(db, table)) {
        rows += page.rows.length;
        const lines = page.rows.map((row) => `${JSON.stringify({ table: table.name, row })}\n`);
        await writer.write(encoder.encode(lines.join("")));
      }
    }
    await writer.close();
  })();
  const upload = await bucket.createMultipartUpload(key, {
    httpMetadata: { contentType: "application/gzip" },
  });
  const parts: R2UploadedPart[] = [];
  let bytes = 0;
  let held = new Uint8Array(0);
  const send = async (part: Uint8Array) => {
    parts.push(await upload.uploadPart(parts.length + 1, part));
    bytes += part.byteLength;
  };
  try {
    // The platform's own type of a stream cannot be walked through.
    const packed = packer.readable as unknown as AsyncIterable<Uint8Array>;
    for await (const piece of packed) {
      held = joined(held, piece);
      while (held.byteLength >= PART_BYTES) {
        await send(held.slice(0, PART_BYTES));
        held = held.slice(PART_BYTES);
      }
    }
    await writing;
    await send(held);
    await upload.complete(parts);
  } catch (error) {
    await writing.catch(() => undefined);
    await upload.abort();
    throw error;
  }
  return { bytes, rows };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(a.byteLength + b.byteLength);
  all.set(a);
  all.set(b, a.byteLength);
  return all;
}

/** Removes the oldest finished backups beyond those the plan keeps: the files first, so that no file is forgotten. */
async function letGo(db: Db, bucket: R2Bucket): Promise<void> {
  const [[plan], done] = await db.batch([
    settingQuery(db, SETTINGS.backupPlan.key),
    db.select().from(backups).where(eq(backups.status, "done")).orderBy(asc(backups.startedAt)),
  ]);
  const old = done.slice(0, Math.max(0, done.length - SETTINGS.backupPlan.of(plan?.value).keep));
  if (old.length === 0) return;
  await bucket.delete(old.map(({ fileKey }) => fileKey));
  await db.delete(backups).where(
    and(
      inArray(
        backups.id,
        old.map(({ id }) => id),
      ),
      eq(backups.status, "done"),
    ),
  );
}
