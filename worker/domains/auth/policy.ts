import { type SQL, sql } from "drizzle-orm";

import { SETTINGS } from "#worker/core/settings.ts";

/** True in SQL where the company asks this account for a second step. */
export const secondFactorIsAskedFor = (userId: number | SQL): SQL =>
  sql`exists (
    select 1 from settings
    join users on users.id = ${userId} and users.role <> 'customer'
    where settings.key = ${SETTINGS.signInPolicy.key} and settings.value ->> '$.isSecondFactorRequired'
  )`;
