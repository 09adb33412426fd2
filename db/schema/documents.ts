import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import type { Folded } from "#contracts/core/fold.ts";
import { EXPIRY_WARNINGS } from "#contracts/documents/expiry.ts";
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_STATUSES,
  MEDIA_TYPES,
  REVIEW_DECISIONS,
  WORKSPACE_DOCUMENT_TYPES,
} from "#contracts/documents/terms.ts";
import {
  atLeast,
  calendarDate,
  createdAt,
  flag,
  foldedText,
  instant,
  isDate,
  key,
  oneOf,
  version,
} from "#db/columns.ts";

import { users } from "./auth.ts";
import { tasks } from "./tasks.ts";
import { workspaces } from "./workspaces.ts";

export const documents = sqliteTable(
  "documents",
  {
    id: key(),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id),
    taskId: integer("task_id").references(() => tasks.id),
    name: text("name").notNull(),
    nameKey: foldedText("name_key"),
    description: text("description").notNull().default(""),
    category: text("category", { enum: DOCUMENT_CATEGORIES }),
    type: text("type", { enum: WORKSPACE_DOCUMENT_TYPES }).notNull(),
    status: text("status", { enum: DOCUMENT_STATUSES }).notNull().default("pending"),
    rejectionReason: text("rejection_reason"),
    expiresOn: calendarDate("expires_on"),
    /** The number of the version people see; 0 until its first file has arrived. */
    currentNumber: integer("current_number").notNull().default(0),
    uploadedById: integer("uploaded_by_id")
      .notNull()
      .references(() => users.id),
    uploadedAt: instant("uploaded_at").notNull(),
    /** The file of the current version and who brought it, as they were then; kept by triggers, empty while there is none. */
    fileName: text("file_name").notNull().default(""),
    mediaType: text("media_type", { enum: MEDIA_TYPES }).notNull().default("application/pdf"),
    byteSize: integer("byte_size").notNull().default(0),
    uploadedByName: text("uploaded_by_name").notNull().default(""),
    /** Name and description, for the search. */
    searchText: foldedText("search_text"),
    removedAt: instant("removed_at"),
    /** The number of the version whose text has been read, and how often reading a newer one was begun. */
    textNumber: integer("text_number").notNull().default(0),
    textTries: integer("text_tries").notNull().default(0),
    requestId: text("request_id").notNull(),
    version: version(),
  },
  (t) => [
    uniqueIndex("documents_request_id_idx").on(t.requestId),
    index("documents_uploaded_at_idx")
      .on(t.uploadedAt, t.id)
      .where(sql`removed_at is null and current_number > 0`),
    index("documents_category_idx")
      .on(t.category, t.uploadedAt, t.id)
      .where(sql`removed_at is null and current_number > 0`),
    index("documents_status_idx")
      .on(t.status, t.uploadedAt, t.id)
      .where(sql`removed_at is null and current_number > 0`),
    index("documents_name_idx")
      .on(t.nameKey, t.id)
      .where(sql`removed_at is null and current_number > 0`),
    index("documents_category_name_idx")
      .on(t.category, t.nameKey, t.id)
      .where(sql`removed_at is null and current_number > 0`),
    index("documents_status_name_idx")
      .on(t.status, t.nameKey, t.id)
      .where(sql`removed_at is null and current_number > 0`),
    index("documents_expires_on_idx")
      .on(t.expiresOn, t.id)
      .where(sql`expires_on is not null and removed_at is null and current_number > 0`),
    index("documents_unread_idx")
      .on(t.id)
      .where(sql`text_number < current_number and text_tries < 3 and media_type = 'application/pdf'`),
    index("documents_removed_at_idx")
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
    index("documents_workspace_id_idx").on(t.workspaceId, t.uploadedAt, t.id),
    index("documents_task_id_idx").on(t.taskId),
    index("documents_waiting_idx")
      .on(t.uploadedAt)
      .where(sql`current_number = 0`),
    oneOf("documents_category_check", t.category, DOCUMENT_CATEGORIES),
    oneOf("documents_type_check", t.type, WORKSPACE_DOCUMENT_TYPES),
    oneOf("documents_status_check", t.status, DOCUMENT_STATUSES),
    isDate("documents_expires_on_check", t.expiresOn),
  ],
);

/** A paper whose last day has been warned of, so that it is not again. */
export const expiryWarnings = sqliteTable(
  "expiry_warnings",
  {
    documentId: integer("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    expiresOn: calendarDate("expires_on").notNull(),
    warning: text("warning", { enum: EXPIRY_WARNINGS }).notNull(),
    sentAt: instant("sent_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.expiresOn, t.warning] }),
    oneOf("expiry_warnings_warning_check", t.warning, EXPIRY_WARNINGS),
  ],
);

/** The words of a document's current version, where it has any; what is searched beside name and description. */
export const documentTexts = sqliteTable("document_texts", {
  documentId: integer("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  number: integer("number").notNull(),
  /** Read from a photo or a scan in somebody's browser, and not written in the file. */
  isFromPhoto: flag("is_from_photo"),
  text: text("text").notNull(),
  /** The same, folded (contracts/core/fold.ts). */
  searchText: text("search_text").$type<Folded>().notNull(),
});

/** The files a document has had, newest number last. The object in storage is named by `fileKey`, which the server makes. */
export const documentVersions = sqliteTable(
  "document_versions",
  {
    id: key(),
    documentId: integer("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    fileKey: text("file_key").notNull(),
    /** The person's name for it; any script. */
    fileName: text("file_name").notNull(),
    mediaType: text("media_type", { enum: MEDIA_TYPES }).notNull(),
    byteSize: integer("byte_size").notNull(),
    sha256: text("sha256").notNull(),
    uploadedById: integer("uploaded_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("document_versions_document_id_number_idx").on(t.documentId, t.number),
    uniqueIndex("document_versions_file_key_idx").on(t.fileKey),
    index("document_versions_created_at_idx").on(t.createdAt),
    oneOf("document_versions_media_type_check", t.mediaType, MEDIA_TYPES),
    atLeast("document_versions_byte_size_check", t.byteSize, 1),
  ],
);

export const documentReviews = sqliteTable(
  "document_reviews",
  {
    id: key(),
    documentId: integer("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    decision: text("decision", { enum: REVIEW_DECISIONS }).notNull(),
    reason: text("reason"),
    /** What spoke against an approval that was given all the same, in sentences. */
    overruled: text("overruled"),
    reviewerId: integer("reviewer_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index("document_reviews_document_id_idx").on(t.documentId, t.id),
    oneOf("document_reviews_decision_check", t.decision, REVIEW_DECISIONS),
  ],
);
