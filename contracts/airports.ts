import * as z from "zod";

import { LIMITS } from "./core/limits.ts";
import { defineRoutes } from "./core/route.ts";

/** The airports the specification names; coordinates in degrees, WGS 84. */
export const AIRPORTS = [
  {
    code: "JFK",
    name: "John F. Kennedy International Airport",
    city: "New York",
    country: "USA",
    lat: 40.6413,
    lng: -73.7781,
    timeZone: "America/New_York",
  },
  {
    code: "LHR",
    name: "London Heathrow Airport",
    city: "London",
    country: "UK",
    lat: 51.47,
    lng: -0.4543,
    timeZone: "Europe/London",
  },
  {
    code: "LAX",
    name: "Los Angeles International Airport",
    city: "Los Angeles",
    country: "USA",
    lat: 33.9416,
    lng: -118.4085,
    timeZone: "America/Los_Angeles",
  },
  {
    code: "NRT",
    name: "Narita International Airport",
    city: "Tokyo",
    country: "Japan",
    lat: 35.772,
    lng: 140.3929,
    timeZone: "Asia/Tokyo",
  },
  {
    code: "CDG",
    name: "Charles de Gaulle Airport",
    city: "Paris",
    country: "France",
    lat: 49.0097,
    lng: 2.5479,
    timeZone: "Europe/Paris",
  },
  {
    code: "DXB",
    name: "Dubai International Airport",
    city: "Dubai",
    country: "UAE",
    lat: 25.2532,
    lng: 55.3657,
    timeZone: "Asia/Dubai",
  },
  {
    code: "SYD",
    name: "Sydney Kingsford Smith Airport",
    city: "Sydney",
    country: "Australia",
    lat: -33.9399,
    lng: 151.1753,
    timeZone: "Australia/Sydney",
  },
  {
    code: "FRA",
    name: "Frankfurt Airport",
    city: "Frankfurt",
    country: "Germany",
    lat: 50.0379,
    lng: 8.5622,
    timeZone: "Europe/Berlin",
  },
] as const;

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

/** How many airports a search offers. */
export const AIRPORTS_OFFERED = 8;

/** One of {@link AIRPORTS}; the server knows the others. */
export function findAirport(code: string | null | undefined): Airport | undefined {
  const wanted = code?.trim().toUpperCase();
  return AIRPORTS.find((airport) => airport.code === wanted);
}

export const airportRoutes = defineRoutes({
  search: {
    kind: "query",
    access: "signed-in",
    rest: "GET /airports",
    summary:
      "Airports whose code, city, name and country begin with the words, the one with that very code first",
    input: z.object({ q: z.string().max(LIMITS.search) }),
    output: z.array(Airport),
  },
});
