import { sql } from "drizzle-orm";

/** When the clock last came by, in milliseconds; where it never has, when the first account was made; null without one. */
export const clockSince = sql<
  number | null
>`coalesce((select max(last_run_at) from duties), (select min(created_at) from users))`;
