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
import { createdAt, flag, instant, key, oneOf, version } from "#db/columns.ts";

/** Everybody who can sign in: colleagues (staff and administrators) and owners. */
export const users = sqliteTable(
  "users",
  {
    id: key(),
    fullName: text("full_name").notNull(),
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
      .on(t.fullName, t.id)
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

export const teams = sqliteTable(
  "teams",
  { id: key(), name: text("name").notNull(), createdAt: createdAt(), version: version() },
  (t) => [uniqueIndex("teams_name_idx").on(t.name)],
);

export const teamMembers = sqliteTable(
  "team_members",
  {
    teamId: integer("team_id")
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.teamId, t.userId] }), index("team_members_user_id_idx").on(t.userId)],
);
