import { describe, expect, test } from "vitest";

import { findAirport } from "#contracts/airports/find-airport.ts";
import { AIRPORTS } from "#contracts/airports/terms.ts";

import { drawRoute, PADDING } from "./draw-route.ts";

const SIZE = { width: 720, height: 280 };
const place = (code: string) => {
  const airport = findAirport(code);
  if (!airport) throw new Error(`No ${code} in the table`);
  return airport;
};
const drawOver = (...codes: string[]) => drawRoute(codes.map(place), SIZE);
/** Both ends of a flight without a stop. */
const draw = (from: string, to: string) => {
  const drawn = drawOver(from, to);
  const [start = [0, 0], end = [0, 0]] = drawn.places;
  return { ...drawn, from: start, to: end };
};
/** Every corner of an SVG path. */
const corners = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

const pairs = AIRPORTS.flatMap(({ code: from }) =>
  AIRPORTS.filter(({ code }) => code !== from).map(({ code: to }) => [from, to] as const),
);

describe("[MAP-03] a flight on the map", () => {
  test.each(pairs)("from %s to %s lies whole within the map, with room around it", (from, to) => {
    const drawn = draw(from, to);
    const points = [...corners(drawn.path), drawn.from, drawn.to, drawn.plane.at];
    for (const [x, y] of points) {
      expect(x).toBeGreaterThanOrEqual(PADDING - 1);
      expect(x).toBeLessThanOrEqual(SIZE.width - PADDING + 1);
      expect(y).toBeGreaterThanOrEqual(PADDING - 1);
      expect(y).toBeLessThanOrEqual(SIZE.height - PADDING + 1);
    }
    expect(drawn.land.length).toBeGreaterThan(200);
  });

  test("goes westwards from Europe to America and eastwards back", () => {
    const out = draw("LHR", "JFK");
    expect(out.to[0]).toBeLessThan(out.from[0]);
    expect(Math.abs(out.plane.heading)).toBeGreaterThan(90);
    const back = draw("JFK", "LHR");
    expect(back.to[0]).toBeGreaterThan(back.from[0]);
    expect(Math.abs(back.plane.heading)).toBeLessThan(90);
  });

  test("crosses the Pacific from Sydney to Los Angeles in one piece", () => {
    const { path, from, to } = draw("SYD", "LAX");
    expect(path.match(/M/g)).toHaveLength(1);
    expect(to[0]).toBeGreaterThan(from[0]);
    expect(to[1]).toBeLessThan(from[1]);
    const steps = corners(path).map(([x]) => x);
    for (const [at, x] of steps.slice(1).entries()) expect(x).toBeGreaterThan(steps[at] ?? 0);
  });

  test("bends to the north over the Atlantic, as the great circle does", () => {
    const { from, to, plane } = draw("JFK", "FRA");
    expect(plane.at[1]).toBeLessThan(Math.min(from[1], to[1]));
  });

  test("between neighbours comes no closer than zoom 4, and to one and the same place neither", () => {
    const { from, to } = draw("LHR", "CDG");
    expect(Math.hypot(from[0] - to[0], from[1] - to[1])).toBeLessThan(60);
    const same = draw("LHR", "LHR");
    expect(same.from[0]).toBeCloseTo(SIZE.width / 2, 0);
    expect(same.from[1]).toBeCloseTo(SIZE.height / 2, 0);
  });
});

describe("[MAP-07] a flight over stops", () => {
  const routes = [
    ["FRA", "DXB", "SYD"],
    ["SYD", "LAX", "JFK", "LHR"],
    ["NRT", "SYD", "LAX"],
    ["LHR", "CDG", "FRA"],
  ];
  test.each(routes)("%s over %s lies whole within the map, in one piece", (...codes) => {
    const drawn = drawOver(...codes.filter((code): code is string => typeof code === "string"));
    expect(drawn.places).toHaveLength(codes.filter(Boolean).length);
    for (const [x, y] of [...corners(drawn.path), ...drawn.places, drawn.plane.at]) {
      expect(x).toBeGreaterThanOrEqual(PADDING - 1);
      expect(x).toBeLessThanOrEqual(SIZE.width - PADDING + 1);
      expect(y).toBeGreaterThanOrEqual(PADDING - 1);
      expect(y).toBeLessThanOrEqual(SIZE.height - PADDING + 1);
    }
    expect(drawn.path.match(/M/g)).toHaveLength(1);
  });
  test("goes through each stop, and its plane is halfway of the whole", () => {
    const { path, places, plane } = drawOver("FRA", "DXB", "SYD");
    const [, [x, y] = [0, 0]] = places;
    expect(corners(path).some(([a, b]) => Math.hypot(a - x, b - y) < 1)).toBe(true);
    expect(plane.at[0]).toBeGreaterThan(x);
    expect(Math.abs(plane.heading)).toBeLessThan(90);
  });
});
