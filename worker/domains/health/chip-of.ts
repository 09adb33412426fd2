import { sql } from "drizzle-orm";

/**
 * The microchip that the pet's record names first, as a column of a query over `pets`; null where it names none. What is
 * only planned is no chip yet.
 */
export const chipOfPet = sql<string | null>`(
  select chips.code from health_entries as chips
  where chips.pet_id = pets.id and chips.kind = 'microchip' and not chips.is_planned
  order by chips.id limit 1
)`;
