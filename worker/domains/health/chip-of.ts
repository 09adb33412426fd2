import { sql } from "drizzle-orm";

/**
 * The microchip of a pet by its record, as a column of a query over `pets`: the newest that is confirmed, else the newest;
 * null where it names none. What is only planned is no chip yet.
 */
export const chipOfPet = sql<string | null>`(
  select chips.code from health_entries as chips
  where chips.pet_id = pets.id and chips.kind = 'microchip' and not chips.is_planned
  order by chips.confirmed_at is null, chips.id desc limit 1
)`;
