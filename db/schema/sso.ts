import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { flag, instant, json, key, version } from "#db/columns.ts";

import { users } from "./auth.ts";

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
