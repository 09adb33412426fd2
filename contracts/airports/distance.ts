import type { Airport } from "./shapes.ts";

/** Mean radius of the earth (IUGG), in metres. */
const EARTH_RADIUS_M = 6_371_008.8;

const MILES_PER_METRE = 0.000621371;

type Place = Pick<Airport, "lat" | "lng">;

/** Metres along the great circle between two places given in degrees, by the haversine formula. */
export function greatCircleMetres(from: Place, to: Place): number {
  const fromLat = radians(from.lat);
  const toLat = radians(to.lat);
  const halfChord =
    Math.sin((toLat - fromLat) / 2) ** 2 +
    Math.cos(fromLat) * Math.cos(toLat) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(halfChord)));
}

/** The length of a route over its places, in whole kilometres and whole miles, each rounded from the metres. */
export function distanceOver(places: readonly Place[]): { km: number; miles: number } {
  const metres = places.slice(1).reduce((sum, to, at) => sum + greatCircleMetres(places[at] ?? to, to), 0);
  return { km: Math.round(metres / 1_000), miles: Math.round(metres * MILES_PER_METRE) };
}

/** Between two places, straight. */
export const distanceBetween = (from: Place, to: Place) => distanceOver([from, to]);

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
