import { type SQL, sql } from "drizzle-orm";

/** What `dayInWords` of contracts says, in SQL: `12 Dec 2026`, of a date as the database keeps it. */
export const dayWords = (date: SQL): SQL =>
  sql`cast(substr(${date}, 9) as integer) || ' ' || trim(substr('Jan Feb Mar Apr May Jun Jul Aug SeptOct Nov Dec ', cast(substr(${date}, 6, 2) as integer) * 4 - 3, 4)) || ' ' || substr(${date}, 1, 4)`;
