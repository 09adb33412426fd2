import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { createdAt, flag, instant, key } from "#db/columns.ts";

import { users } from "./people.ts";

const owner = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * Mailed ways in: a link that works anywhere, and a code for the browser that asked. An address that belongs to nobody
 * gets its row too, so that nothing tells the two apart.
 */
export const signIns = sqliteTable(
  "sign_ins",
  {
    id: key(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    linkHash: text("link_hash").notNull(),
    /** Of what the asking browser keeps: the code is worth nothing elsewhere. */
    browserHash: text("browser_hash").notNull(),
    /** Signed with the portal's secret: six digits would be guessed from a plain hash. */
    codeHash: text("code_hash").notNull(),
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    uniqueIndex("sign_ins_link_hash_idx").on(t.linkHash),
    uniqueIndex("sign_ins_browser_hash_idx").on(t.browserHash),
    index("sign_ins_user_id_idx").on(t.userId),
    index("sign_ins_expires_at_idx").on(t.expiresAt),
  ],
);

/** Who has proven the first factor and owes the second; no session yet. */
export const secondSteps = sqliteTable(
  "second_steps",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: owner(),
    isRemembered: flag("is_remembered"),
    attempts: integer("attempts").notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (t) => [
    index("second_steps_user_id_idx").on(t.userId),
    index("second_steps_expires_at_idx").on(t.expiresAt),
  ],
);

/** An authenticator app a person. Its secret is encrypted with the portal's: a copy of the database makes no codes. */
export const authenticators = sqliteTable("authenticators", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  sealedSecret: text("sealed_secret").notNull(),
  /** Null until a first code has shown that the app knows the secret. */
  confirmedAt: instant("confirmed_at"),
  /** The last code's place in time: a code works once. */
  lastStep: integer("last_step").notNull().default(0),
  createdAt: createdAt(),
});

/** Each lets in once where the app is lost. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  { codeHash: text("code_hash").primaryKey(), userId: owner(), usedAt: instant("used_at") },
  (t) => [index("recovery_codes_user_id_idx").on(t.userId)],
);

/** Apart from the account's row, which goes to many places. */
export const passwords = sqliteTable("passwords", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** `scrypt$N$r$p$salt$hash`. */
  hash: text("hash").notNull(),
  changedAt: instant("changed_at").notNull(),
});

/** What makes the first administrator, or brings a lost one back; printed by a command, never sent. */
export const setUpCodes = sqliteTable(
  "set_up_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    /** Whose account it opens; null for the first administrator of all. */
    email: text("email"),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [index("set_up_codes_expires_at_idx").on(t.expiresAt)],
);

/** How often something was done in its present window; see contracts/core/rate-limits.ts. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: instant("resets_at").notNull(),
  },
  (t) => [index("rate_limits_resets_at_idx").on(t.resetsAt)],
);
