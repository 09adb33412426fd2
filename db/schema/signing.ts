import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { SIGNATURE_METHODS } from "#contracts/signing/terms.ts";
import { instant, key, oneOf } from "#db/columns.ts";

import { users } from "./auth.ts";
import { tasks } from "./tasks.ts";
import { workspaces } from "./workspaces.ts";

/** Who signed what, as it was then. Nothing changes a row; a step that is signed anew gets another. */
export const signatures = sqliteTable(
  "signatures",
  {
    id: key(),
    taskId: integer("task_id").references(() => tasks.id, { onDelete: "set null" }),
    workspaceId: integer("workspace_id")
      .notNull()
      .references(() => workspaces.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    signerName: text("signer_name").notNull(),
    signerEmail: text("signer_email").notNull(),
    method: text("method", { enum: SIGNATURE_METHODS }).notNull(),
    typedName: text("typed_name").notNull(),
    drawing: text("drawing"),
    title: text("title").notNull(),
    text: text("text").notNull(),
    sha256: text("sha256").notNull(),
    signedAt: instant("signed_at").notNull(),
    timeZone: text("time_zone").notNull(),
    ip: text("ip"),
    userAgent: text("user_agent"),
    requestId: text("request_id").notNull(),
  },
  (t) => [
    index("signatures_task_id_idx").on(t.taskId, t.id),
    uniqueIndex("signatures_request_id_idx").on(t.requestId),
    oneOf("signatures_method_check", t.method, SIGNATURE_METHODS),
  ],
);
