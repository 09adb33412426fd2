import { expect, test } from "vitest";

import { distanceBetween, distanceOver, greatCircleMetres } from "./distance.ts";
import { findAirport } from "./find-airport.ts";
import { AIRPORTS } from "./terms.ts";

function between(from: string, to: string) {
  const [start, end] = [findAirport(from), findAirport(to)];
  if (!start || !end) throw new Error(`No airport ${from} or ${to}`);
  return distanceBetween(start, end);
}

test("[WSD-04] [MAP-05] New York to London is about 5540 km and 3440 miles along the great circle", () => {
  expect(between("JFK", "LHR")).toEqual({ km: 5540, miles: 3442 });
});

test("[CONST-60] miles are metres times 0.000621371, and both are rounded to whole numbers", () => {
  for (const from of AIRPORTS) {
    for (const to of AIRPORTS) {
      const metres = greatCircleMetres(from, to);
      expect(distanceBetween(from, to)).toEqual({
        km: Math.round(metres / 1000),
        miles: Math.round(metres * 0.000621371),
      });
    }
  }
});

test.each([
  ["LAX", "NRT", 8753],
  ["SYD", "LAX", 12061],
  ["CDG", "FRA", 449],
  ["NRT", "SYD", 7832],
])("[MAP-03] %s to %s is %i km, over the date line and the equator too", (from, to, km) => {
  expect(between(from, to).km).toBe(km);
  expect(between(to, from).km).toBe(km);
});

test("a journey that ends where it begins is no distance, and the other side of the world is half its girth", () => {
  expect(between("DXB", "dxb ")).toEqual({ km: 0, miles: 0 });
  expect(distanceBetween({ lat: 10, lng: 20 }, { lat: -10, lng: -160 }).km).toBe(20_015);
});

test("[MAP-07] a route over stops is as long as its legs together, rounded once", () => {
  const route = ["FRA", "NRT", "SYD"].map((code) => findAirport(code) ?? { lat: 0, lng: 0 });
  const [from, over, to] = route as [(typeof route)[0], (typeof route)[0], (typeof route)[0]];
  const metres = greatCircleMetres(from, over) + greatCircleMetres(over, to);
  expect(distanceOver(route).km).toBe(Math.round(metres / 1000));
  expect(distanceOver(route).km).toBeGreaterThan(distanceBetween(from, to).km);
  expect(distanceOver([from])).toEqual({ km: 0, miles: 0 });
});
