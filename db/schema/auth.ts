import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { createdAt, flag, instant, json, key, version } from "#db/columns.ts";

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

/** The company's identity provider; a single row. The secret is encrypted with the portal's. */
export const identityProviders = sqliteTable("identity_providers", {
  id: key(),
  isOn: flag("is_on"),
  issuer: text("issuer").notNull(),
  clientId: text("client_id").notNull(),
  sealedSecret: text("sealed_secret"),
  domains: json<string[]>("domains").notNull(),
  isRequired: flag("is_required"),
  /** Administrators who keep their own ways in. */
  keeperIds: json<number[]>("keeper_ids").notNull(),
  isSecondStep: flag("is_second_step"),
  label: text("label").notNull(),
  changedAt: instant("changed_at").notNull(),
  version: version(),
});

/** Whose account at the provider somebody has: what it calls them for good, whatever their address becomes. */
export const identities = sqliteTable(
  "identities",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    boundAt: instant("bound_at").notNull(),
  },
  (t) => [
    uniqueIndex("identities_subject_idx").on(t.issuer, t.subject),
    index("identities_bound_at_idx").on(t.boundAt, t.userId),
  ],
);

/** Ways through the provider that have been used; each works once. */
export const providerReturns = sqliteTable(
  "provider_returns",
  { stateHash: text("state_hash").primaryKey(), expiresAt: instant("expires_at").notNull() },
  (t) => [index("provider_returns_expires_at_idx").on(t.expiresAt)],
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
