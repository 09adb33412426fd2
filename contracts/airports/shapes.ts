import * as z from "zod";

export const Airport = z.object({
  /** IATA code, three capital letters. */
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  /** Degrees, WGS 84. */
  lat: z.number(),
  lng: z.number(),
  /** IANA zone: what day it is for a departure from here. */
  timeZone: z.string(),
});
export type Airport = Readonly<z.infer<typeof Airport>>;
