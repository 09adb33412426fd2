import { geoGraticule, geoInterpolate, geoMercator, geoPath, type GeoProjection } from "d3-geo";
import type { Polygon, MultiPolygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import land from "world-atlas/land-110m.json";

import type { Airport } from "#contracts/airports.ts";

type Place = Pick<Airport, "lat" | "lng">;
export type Point = readonly [x: number, y: number];

/** A map as the texts of SVG paths, in pixels from the upper left corner. */
export type DrawnRoute = {
  land: string;
  /** Meridians and parallels, ten degrees apart. */
  grid: string;
  /** The great circle between the two places. */
  path: string;
  from: Point;
  to: Point;
  /** Halfway, with the way the flight goes there in degrees clockwise from the right. */
  plane: { at: Point; heading: number };
};

/** The least room around both ends, in pixels. */
export const PADDING = 50;

/** The whole world is 256 pixels wide at zoom 0 and twice as wide at each step. */
const scaleOf = (zoom: number): number => (256 * 2 ** zoom) / (2 * Math.PI);

/** How close the map comes to two neighbouring airports: the zoom level at which a single place is shown. */
const CLOSEST = scaleOf(4);

const world = landOf(land as unknown as Topology<{ land: GeometryCollection }>);

/**
 * Draws the flight between two places on a Mercator map that is turned so that their middle is in the middle. So a
 * flight over the antimeridian stays in one piece.
 * @param size of the map in pixels
 */
export function drawRoute(from: Place, to: Place, size: { width: number; height: number }): DrawnRoute {
  const ends: [[number, number], [number, number]] = [
    [from.lng, from.lat],
    [to.lng, to.lat],
  ];
  const along = geoInterpolate(...ends);
  const middle = along(0.5);
  const flight = { type: "LineString" as const, coordinates: [ends[0], middle, ends[1]] };
  const projection = geoMercator().rotate([-middle[0], 0]).precision(0.2);
  fit(projection, flight, size);
  const path = geoPath(projection).digits(1);
  return {
    land: path(world) ?? "",
    grid: path(geoGraticule().step([10, 10])()) ?? "",
    path: path(flight) ?? "",
    from: on(projection, ends[0]),
    to: on(projection, ends[1]),
    plane: { at: on(projection, middle), heading: heading(projection, along) },
  };
}

/** Makes the most of the room, but comes no closer than {@link CLOSEST}. */
function fit(
  projection: GeoProjection,
  flight: { type: "LineString"; coordinates: [number, number][] },
  { width, height }: { width: number; height: number },
): void {
  const margin = Math.min(PADDING, width / 4, height / 4);
  projection.fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    flight,
  );
  if (projection.scale() <= CLOSEST) return;
  const [, middle = [0, 0]] = flight.coordinates;
  projection
    .scale(CLOSEST)
    .center([0, middle[1]])
    .translate([width / 2, height / 2]);
}

function on(projection: GeoProjection, place: [number, number]): Point {
  return projection(place) ?? [0, 0];
}

function heading(projection: GeoProjection, along: (part: number) => [number, number]): number {
  const [x1, y1] = on(projection, along(0.49));
  const [x2, y2] = on(projection, along(0.51));
  return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
}

function landOf(topology: Topology<{ land: GeometryCollection }>) {
  return feature<Polygon | MultiPolygon>(
    topology,
    topology.objects.land as GeometryCollection<never> & { type: "GeometryCollection" },
  );
}
