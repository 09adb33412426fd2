import { type SQL, sql } from "drizzle-orm";

import { SignInPolicy } from "#contracts/settings/shapes.ts";

/** Where the company's rules for signing in are kept. */
export const SECURITY_KEY = "security";

/** What is set, from what is kept; nothing is asked for where nothing is. */
export function policyOf(kept: unknown): SignInPolicy {
  return SignInPolicy.safeParse(kept).data ?? { isSecondFactorRequired: false, version: 0 };
}

export const isSecondFactorRequired = (kept: unknown): boolean => policyOf(kept).isSecondFactorRequired;

/** True in SQL where the company asks this account for a second step. */
export const secondFactorIsAskedFor = (userId: number | SQL): SQL =>
  sql`exists (select 1 from settings join users on users.id = ${userId} and users.role <> 'customer' where settings.key = ${SECURITY_KEY} and settings.value ->> '$.isSecondFactorRequired')`;
