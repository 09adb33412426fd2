import { eq, type SQL, sql } from "drizzle-orm";

import type { Db } from "#db/client.ts";
import { identityProviders } from "#db/schema.ts";

/** There is one provider, in one row. */
export const PROVIDER_ID = 1;

export const providerQuery = (db: Db) =>
  db.select().from(identityProviders).where(eq(identityProviders.id, PROVIDER_ID));

/** Where the provider sends people back to: the sign-in page, which hands on what it was called with. */
export const redirectUriOf = (origin: string): string => `${origin}/sign-in`;

/** Another provider is not shown the secret of the one before. */
export const sealingOf = (issuer: string) => ({ kind: "client secret", of: issuer }) as const;

export type ProviderRow = Awaited<ReturnType<typeof providerQuery>>[number];

/** True in SQL for an address of one of the provider's domains. */
const isOfDomains = (email: SQL): SQL =>
  sql`substr(${email}, instr(${email}, '@') + 1) in (select value from json_each(p.domains))`;

/** Administrators who get in without the provider, whether they are chosen or their domain is none of its own. */
const hasKeeper = sql`exists (select 1 from users a where a.role = 'admin' and a.status = 'active' and a.removed_at is null and (a.id in (select value from json_each(p.keeper_ids)) or not ${isOfDomains(sql`a.email`)}))`;

/**
 * True in SQL where this account has no way in but the provider. Where the last administrator who keeps one has left, no
 * administrator is held to it: the company is never locked out.
 */
export const mustUseProvider = (userId: number | SQL): SQL =>
  sql`exists (select 1 from identity_providers p join users u on u.id = ${userId} where p.id = ${PROVIDER_ID} and p.is_on and p.is_required and u.role <> 'customer' and ${isOfDomains(sql`u.email`)} and not (u.role = 'admin' and (u.id in (select value from json_each(p.keeper_ids)) or not ${hasKeeper})))`;
