import { useMemo } from "react";

import type { Airport } from "#contracts/airports.ts";

import { drawRoute, type Point } from "./draw-route.ts";

import classes from "./route-map.module.css";

/** Half of the plane's symbol, which is drawn on a field of 24 pixels and points up. */
const PLANE = "M16 10h4a2 2 0 0 1 0 4h-4l-4 7h-3l2-7h-4l-2 2h-3l2-4-2-4h3l2 2h4l-2-7h3z";

type Props = { from: Airport; to: Airport; width: number; height: number; label: string };

/** The world with the flight on it, drawn for exactly this room. */
export function RouteMap({ from, to, width, height, label }: Props) {
  const drawn = useMemo(() => drawRoute(from, to, { width, height }), [from, to, width, height]);
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
      <End at={drawn.from} code={from.code} width={width} />
      <End at={drawn.to} code={to.code} width={width} />
      <path
        className={classes.plane}
        d={PLANE}
        transform={`translate(${drawn.plane.at.join(" ")}) rotate(${drawn.plane.heading}) translate(-12 -12)`}
      />
    </svg>
  );
}

function End({ at: [x, y], code, width }: { at: Point; code: string; width: number }) {
  const isLeft = x < width / 2;
  return (
    <g>
      <circle className={classes.end} cx={x} cy={y} r={5} />
      <text
        className={classes.code}
        x={isLeft ? x - 10 : x + 10}
        y={y + 4}
        textAnchor={isLeft ? "end" : "start"}
      >
        {code}
      </text>
    </g>
  );
}
