import { IconPlaneFilled } from "@tabler/icons-react";
import { useMemo } from "react";

import { distanceOver } from "#contracts/airports/distance.ts";
import type { Airport } from "#contracts/airports/shapes.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";

import { JourneyMap } from "./map/journey-map.tsx";

import classes from "./journey-card.module.css";

const copy = workspace.map;

/** Both ends of the journey with the distance over its stops, which needs no map, above the map. */
export function JourneyCard({ journey }: { journey: WorkspaceDetail }) {
  const { departurePlace: from, arrivalPlace: to, travel } = journey;
  // A stop that is no airport's code stands in the route as text, and on no map.
  const stops = useMemo(() => travel.stops.flatMap(({ airport }) => airport ?? []), [travel.stops]);
  // The map is drawn anew where this is another array.
  const route = useMemo(() => from && to && [from, ...stops, to], [from, to, stops]);
  const distance = route && distanceOver(route);
  return (
    <section className={classes.card} aria-label={copy.title}>
      <div className={classes.leg}>
        <End label={copy.from} text={journey.departureAirport} airport={from} />
        <div className={classes.between}>
          <span className={classes.line} aria-hidden>
            <IconPlaneFilled size={18} />
          </span>
          {distance && (
            <span className={classes.distance}>
              {copy.distance(distance.km, distance.miles)}
              {stops.length > 0 && <span>{copy.over(stops.map(({ code }) => code))}</span>}
            </span>
          )}
        </div>
        <End label={copy.to} text={journey.arrivalAirport} airport={to} isArrival />
      </div>
      <JourneyMap route={route} hasMapService={journey.hasMapService} />
    </section>
  );
}

type EndProps = { label: string; text: string | null; airport: Airport | null; isArrival?: boolean };

/** An airport that is not given by its code is shown as the text that was given for it. */
function End({ label, text, airport, isArrival }: EndProps) {
  const place = airport && copy.place(airport.city, airport.name);
  return (
    <div className={classes.end} data-arrival={isArrival || undefined}>
      <span className="sr-only">{label}</span>
      <strong className={classes.code} dir="auto">
        {airport?.code ?? text ?? workspace.unknown}
      </strong>
      {place !== null && (
        <span className={classes.place} title={place}>
          {place}
        </span>
      )}
    </div>
  );
}
