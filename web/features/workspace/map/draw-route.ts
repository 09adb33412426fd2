import { geoDistance, geoGraticule, geoInterpolate, geoMercator, geoPath, type GeoProjection } from "d3-geo";
import type { LineString, MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import land from "world-atlas/land-110m.json";

import type { Airport } from "#contracts/airports/shapes.ts";

type Place = Pick<Airport, "lat" | "lng">;
type Degrees = [lng: number, lat: number];
export type Point = readonly [x: number, y: number];

/** A map as the texts of SVG paths, in pixels from the upper left corner. */
export type DrawnRoute = {
  land: string;
  /** Meridians and parallels, ten degrees apart. */
  grid: string;
  /** The great circles from place to place. */
  path: string;
  /** The places, first to last. */
  places: readonly Point[];
  /** Halfway of the whole, with the way the flight goes there in degrees clockwise from the right. */
  plane: { at: Point; heading: number };
};

/** The least room around all places, in pixels. */
export const PADDING = 50;

/** The whole world is 256 pixels wide at zoom 0 and twice as wide at each step. */
const scaleOf = (zoom: number): number => (256 * 2 ** zoom) / (2 * Math.PI);

/** How close the map comes to neighbouring airports: the zoom level at which a single place is shown. */
const CLOSEST = scaleOf(4);

/** Into how many parts a leg is cut to see how far it reaches. */
const LEG_PARTS = 8;

const world = landOf(land as unknown as Topology<{ land: GeometryCollection }>);

/**
 * Draws a flight from place to place on a Mercator map that is turned so that its middle is in the middle. So a flight
 * over the antimeridian stays in one piece.
 * @param route two places or more
 * @param size of the map in pixels
 */
export function drawRoute(route: readonly Place[], size: { width: number; height: number }): DrawnRoute {
  const places = route.map(({ lng, lat }): Degrees => [lng, lat]);
  const legs = places.slice(1).map((to, at) => geoInterpolate(places[at] ?? to, to));
  const middle = middleOf(legs);
  const flight: LineString = {
    type: "LineString",
    // Between opposite ends of the earth any way is the shortest: the middle says which.
    coordinates: [...legs.flatMap((along) => [along(0), along(0.5)]), ...places.slice(-1)],
  };
  const projection = geoMercator().rotate([-middle[0], 0]).precision(0.2);
  fit(projection, { flight, middle, size });
  const path = geoPath(projection).digits(1);
  return {
    land: path(world) ?? "",
    grid: path(geoGraticule().step([10, 10])()) ?? "",
    path: path(flight) ?? "",
    places: places.map((place) => on(projection, place)),
    plane: planeOn(projection, places),
  };
}

/** The middle of what a route reaches, in degrees; its longitude is counted on over the antimeridian. */
function middleOf(legs: readonly ((part: number) => Degrees)[]): Degrees {
  const reached = legs.flatMap((along) =>
    Array.from({ length: LEG_PARTS + 1 }, (_, at) => along(at / LEG_PARTS)),
  );
  const lats = reached.map(([, lat]) => lat);
  let last = reached[0]?.[0] ?? 0;
  const lngs = reached.map(([lng]) => (last += ((((lng - last + 180) % 360) + 360) % 360) - 180));
  return [halfway(lngs), halfway(lats)];
}

const halfway = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;

type Fitted = { flight: LineString; middle: Degrees; size: { width: number; height: number } };

/** Makes the most of the room, but comes no closer than {@link CLOSEST}. */
function fit(projection: GeoProjection, { flight, middle, size: { width, height } }: Fitted): void {
  const margin = Math.min(PADDING, width / 4, height / 4);
  projection.fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    flight,
  );
  if (projection.scale() <= CLOSEST) return;
  projection
    .scale(CLOSEST)
    .center([0, middle[1]])
    .translate([width / 2, height / 2]);
}

function on(projection: GeoProjection, place: Position): Point {
  return projection([place[0] ?? 0, place[1] ?? 0]) ?? [0, 0];
}

/** Halfway of the whole distance, on the leg where that falls. */
function planeOn(projection: GeoProjection, places: readonly Degrees[]): DrawnRoute["plane"] {
  const legs = places.slice(1).map((to, at) => {
    const from = places[at] ?? to;
    return { along: geoInterpolate(from, to), length: geoDistance(from, to) };
  });
  let left = legs.reduce((sum, { length }) => sum + length, 0) / 2;
  const leg = legs.find(({ length }) => left <= length || (left -= length) < 0) ?? legs[0];
  if (!leg) return { at: [0, 0], heading: 0 };
  const part = leg.length === 0 ? 0.5 : left / leg.length;
  const [x1, y1] = on(projection, leg.along(part - 0.01));
  const [x2, y2] = on(projection, leg.along(part + 0.01));
  return {
    at: on(projection, leg.along(part)),
    heading: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
  };
}

function landOf(topology: Topology<{ land: GeometryCollection }>) {
  return feature<Polygon | MultiPolygon>(
    topology,
    topology.objects.land as GeometryCollection<never> & { type: "GeometryCollection" },
  );
}
