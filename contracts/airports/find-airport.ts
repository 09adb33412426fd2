import type { Airport } from "./shapes.ts";
import { AIRPORTS } from "./terms.ts";

/** One of {@link AIRPORTS}; the server knows the others. */
export function findAirport(code: string | null | undefined): Airport | undefined {
  const wanted = code?.trim().toUpperCase();
  return AIRPORTS.find((airport) => airport.code === wanted);
}
