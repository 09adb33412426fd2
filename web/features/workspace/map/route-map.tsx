import { useMemo } from "react";

import type { Airport } from "#contracts/airports/shapes.ts";

import { drawRoute } from "./draw-route.ts";
import { labelPlaces } from "./label-places.ts";

import classes from "./route-map.module.css";

/** Half of the plane's symbol, which is drawn on a field of 24 pixels and points up. */
const PLANE = "M16 10h4a2 2 0 0 1 0 4h-4l-4 7h-3l2-7h-4l-2 2h-3l2-4-2-4h3l2 2h4l-2-7h3z";

type Props = { route: readonly Airport[]; width: number; height: number; label: string };

/** The world with the flight on it, drawn for exactly this room. */
export function RouteMap({ route, width, height, label }: Props) {
  const drawn = useMemo(() => drawRoute(route, { width, height }), [route, width, height]);
  const labels = labelPlaces(drawn.places, drawn.plane.at, width);
  return (
    <svg
      className={classes.map}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <path className={classes.grid} d={drawn.grid} />
      <path className={classes.land} d={drawn.land} />
      <path className={classes.path} d={drawn.path} data-flight-path />
      {drawn.places.map(([x, y], at) => (
        <circle
          // A route may come by the same airport twice.
          key={at}
          className={classes.place}
          cx={x}
          cy={y}
          r={at === 0 || at === route.length - 1 ? 5 : 3.5}
        />
      ))}
      {labels.map(
        (one, at) =>
          one && (
            <text key={at} className={classes.code} x={one.at[0]} y={one.at[1]} textAnchor={one.anchor}>
              {route[at]?.code}
            </text>
          ),
      )}
      <path
        className={classes.plane}
        d={PLANE}
        transform={`translate(${drawn.plane.at.join(" ")}) rotate(${drawn.plane.heading}) translate(-12 -12)`}
      />
    </svg>
  );
}
