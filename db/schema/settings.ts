import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

import { BACKUP_STATUSES } from "#contracts/settings/terms.ts";
import { instant, json, key, oneOf } from "#db/columns.ts";

import { users } from "./auth.ts";

/** Copies of the database in the bucket. A row without its file has failed or has been let go of. */
export const backups = sqliteTable(
  "backups",
  {
    id: key(),
    startedAt: instant("started_at").notNull(),
    finishedAt: instant("finished_at"),
    status: text("status", { enum: BACKUP_STATUSES }).notNull(),
    fileKey: text("file_key").notNull(),
    byteSize: integer("byte_size").notNull().default(0),
    rowCount: integer("row_count").notNull().default(0),
    error: text("error"),
    /** Null where the schedule made it. */
    madeById: integer("made_by_id").references(() => users.id),
  },
  (t) => [
    index("backups_started_at_idx").on(t.startedAt, t.id),
    oneOf("backups_status_check", t.status, BACKUP_STATUSES),
  ],
);

/** What the company has chosen, which `worker/core/settings.ts` reads and writes. */
type ChosenKey =
  | "backup_plan"
  | "bank_accounts"
  | "billing"
  | "branding"
  | "client_dashboard"
  | "contact"
  | "mail_defaults"
  | "member_rights"
  | "modules"
  | "permissions"
  | "price_list"
  | "security";
/** What the portal notes for itself. */
type NotedKey = "airports_edition" | "demo_seed" | "files_swept_to" | "invoice_counter" | "letters_edition";
export type SettingKey = ChosenKey | NotedKey;

/** One value for the whole portal, by name. */
export const settings = sqliteTable("settings", {
  key: text("key").$type<SettingKey>().primaryKey(),
  value: json<unknown>("value").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
