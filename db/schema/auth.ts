import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";

import { ACCOUNT_STATUSES } from "#contracts/admin/terms.ts";
import { ROLES } from "#contracts/auth/terms.ts";
import { createdAt, flag, foldedText, instant, key, oneOf, version } from "#db/columns.ts";

/** Everybody who can sign in: colleagues (staff and administrators) and owners. */
export const users = sqliteTable(
  "users",
  {
    id: key(),
    fullName: text("full_name").notNull(),
    nameKey: foldedText("name_key"),
    /** Name, address and title. */
    searchText: foldedText("search_text"),
    /** Lower case; one person, one account, however the address was typed. */
    email: text("email").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    status: text("status", { enum: ACCOUNT_STATUSES }).notNull().default("pending"),
    jobTitle: text("job_title"),
    phone: text("phone"),
    timeZone: text("time_zone").notNull().default("UTC"),
    /** Screens show times in `timeZone` wherever the person is; otherwise in the zone of their device. */
    isZoneFixed: flag("is_zone_fixed"),
    /** How dates, times and numbers are written for this person. */
    language: text("language").notNull().default("en-GB"),
    removedAt: instant("removed_at"),
    createdAt: createdAt(),
    version: version(),
  },
  (t) => [
    uniqueIndex("users_email_idx").on(t.email),
    index("users_colleagues_idx")
      .on(t.nameKey, t.id)
      .where(sql`role in ('staff', 'admin') and removed_at is null`),
    oneOf("users_role_check", t.role, ROLES),
    oneOf("users_status_check", t.status, ACCOUNT_STATUSES),
  ],
);

/** Signed-in browsers, with when and where each was last used. Only a hash of the token is kept. */
export const sessions = sqliteTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** What a person names it by; worth nothing at the door. */
    publicId: text("public_id")
      .notNull()
      .$defaultFn(() => crypto.randomUUID()),
    userId: integer("user_id")
      .notNull()
      .references((): AnySQLiteColumn => users.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    /** Stays when the browser is closed, and may be idle for longer. */
    isRemembered: flag("is_remembered"),
    /** To a few minutes. */
    lastSeenAt: instant("last_seen_at")
      .notNull()
      .$defaultFn(() => new Date()),
    /** What the browser says it is. */
    userAgent: text("user_agent"),
    ip: text("ip"),
    /** Town and country, as the platform guesses them by the address. */
    place: text("place"),
  },
  (t) => [
    uniqueIndex("sessions_public_id_idx").on(t.publicId),
    index("sessions_user_id_idx").on(t.userId),
    index("sessions_expires_at_idx").on(t.expiresAt),
  ],
);

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

/**
 * Addresses that accounts are to get. Both sides are asked by a link each; what has happened can be taken back for a while
 * by the one before. `ended_at` is where somebody has objected, or asked for another one.
 */
export const addressChanges = sqliteTable(
  "address_changes",
  {
    id: key(),
    userId: owner(),
    fromEmail: text("from_email").notNull(),
    toEmail: text("to_email").notNull(),
    newHash: text("new_hash").notNull(),
    oldHash: text("old_hash").notNull(),
    askedById: integer("asked_by_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    /** Until then the new address may confirm. */
    expiresAt: instant("expires_at").notNull(),
    confirmedAt: instant("confirmed_at"),
    /** When the address of then has agreed by itself. */
    agreedAt: instant("agreed_at"),
    doneAt: instant("done_at"),
    undoHash: text("undo_hash"),
    undoUntil: instant("undo_until"),
    endedAt: instant("ended_at"),
  },
  (t) => [
    uniqueIndex("address_changes_new_hash_idx").on(t.newHash),
    uniqueIndex("address_changes_old_hash_idx").on(t.oldHash),
    uniqueIndex("address_changes_undo_hash_idx").on(t.undoHash),
    index("address_changes_user_id_idx").on(t.userId),
    uniqueIndex("address_changes_awaited_idx")
      .on(t.userId)
      .where(sql`done_at is null and ended_at is null`),
  ],
);

/** Codes by which somebody signed in shows once more that they read the account's mail; for that session alone. */
export const freshProofs = sqliteTable(
  "fresh_proofs",
  {
    userId: owner(),
    /** Empty for the visitor of a demo, who has no session. */
    sessionHash: text("session_hash").notNull(),
    codeHash: text("code_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sessionHash] }),
    index("fresh_proofs_expires_at_idx").on(t.expiresAt),
  ],
);
