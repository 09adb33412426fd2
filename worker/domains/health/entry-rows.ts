import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

import type { HealthEntry } from "#contracts/health/shapes.ts";
import { ENTRIES_MAX } from "#contracts/health/terms.ts";
import type { Db } from "#db/client.ts";
import { documents, healthEntries, users, workspaces } from "#db/schema.ts";

import { type EntryRow, toFacts } from "./internal/columns.ts";

const confirmers = alias(users, "confirmers");

export type EntryFound = {
  entry: EntryRow;
  documentName: string | null;
  toldBy: string;
  confirmedBy: string | null;
};

/** Entries with the names of who told and who confirmed them; the reader adds which. */
function entryQuery(db: Db) {
  return db
    .select({
      entry: healthEntries,
      // A document that was taken away proves nothing any more.
      documentName: sql<string | null>`iif(${documents.removedAt} is null, ${documents.name}, null)`,
      toldBy: users.fullName,
      confirmedBy: sql<string | null>`${confirmers.fullName}`,
    })
    .from(healthEntries)
    .innerJoin(users, eq(users.id, healthEntries.createdById))
    .leftJoin(confirmers, eq(confirmers.id, healthEntries.confirmedById))
    .leftJoin(documents, eq(documents.id, healthEntries.documentId))
    .$dynamic();
}

/** The record of the pet of a workspace, in the order in which it was told. */
export function entriesOfWorkspace(db: Db, workspaceId: number | SQL<number>) {
  return entryQuery(db)
    .where(
      eq(
        healthEntries.petId,
        sql`(${db.select({ petId: workspaces.petId }).from(workspaces).where(eq(workspaces.id, workspaceId))})`,
      ),
    )
    .orderBy(asc(healthEntries.petId), asc(healthEntries.id))
    .limit(ENTRIES_MAX);
}

/** One entry of a workspace's pet; nothing for another's. */
export function entryOfWorkspace(db: Db, workspaceId: number, entryId: number) {
  return entryQuery(db).where(
    and(
      eq(healthEntries.id, entryId),
      eq(
        healthEntries.petId,
        sql`(${db.select({ petId: workspaces.petId }).from(workspaces).where(eq(workspaces.id, workspaceId))})`,
      ),
    ),
  );
}

/** The entry that an attempt has made. */
export function entryOfAttempt(db: Db, requestId: string) {
  return entryQuery(db).where(eq(healthEntries.requestId, requestId));
}

export function toEntry({ entry, documentName, toldBy, confirmedBy }: EntryFound): HealthEntry {
  return {
    id: entry.id,
    facts: toFacts(entry),
    document:
      entry.documentId === null || documentName === null
        ? null
        : { id: entry.documentId, name: documentName },
    toldBy,
    toldAt: entry.createdAt,
    confirmedBy,
    confirmedAt: entry.confirmedAt,
    version: entry.version,
  };
}
