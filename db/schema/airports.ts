import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Every airport with an IATA code. A search reads them in the order of their ids. Filled by
 * `db/airports/load-airports.ts`; `airports_search` holds their words, folded.
 */
export const airports = sqliteTable("airports", {
  id: integer("id").primaryKey(),
  /** IATA code, three capital letters. */
  code: text("code").notNull().unique(),
  name: text("name").notNull(),
  city: text("city").notNull(),
  country: text("country").notNull(),
  /** Degrees, WGS 84. */
  lat: real("lat").notNull(),
  lng: real("lng").notNull(),
  /** IANA zone. */
  timeZone: text("time_zone").notNull(),
});
