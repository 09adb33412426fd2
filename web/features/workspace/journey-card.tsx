import { IconPlaneFilled } from "@tabler/icons-react";

import { findAirport } from "#contracts/airports.ts";
import { distanceBetween } from "#contracts/distance.ts";
import type { WorkspaceDetail } from "#contracts/workspaces.ts";
import { workspace } from "#web/copy/workspace.ts";

import { JourneyMap } from "./map/journey-map.tsx";

import classes from "./journey-card.module.css";

const copy = workspace.map;

/** Both ends of the journey with the distance between them, which needs no map, above the map. */
export function JourneyCard({ journey }: { journey: WorkspaceDetail }) {
  const from = findAirport(journey.departureAirport);
  const to = findAirport(journey.arrivalAirport);
  const distance = from && to && distanceBetween(from, to);
  return (
    <section className={classes.card} aria-label={copy.title}>
      <div className={classes.leg}>
        <End label={copy.from} code={journey.departureAirport} />
        <div className={classes.between}>
          <span className={classes.line} aria-hidden>
            <IconPlaneFilled size={18} />
          </span>
          {distance && <span className={classes.distance}>{copy.distance(distance.km, distance.miles)}</span>}
        </div>
        <End label={copy.to} code={journey.arrivalAirport} isArrival />
      </div>
      <JourneyMap from={from} to={to} hasMapService={journey.hasMapService} />
    </section>
  );
}

/** An airport outside the table is shown as the text that was given for it. */
function End({ label, code, isArrival }: { label: string; code: string | null; isArrival?: boolean }) {
  const airport = findAirport(code);
  const place = airport && copy.place(airport.city, airport.name);
  return (
    <div className={classes.end} data-arrival={isArrival || undefined}>
      <span className="sr-only">{label}</span>
      <strong className={classes.code} dir="auto">
        {airport?.code ?? code ?? workspace.unknown}
      </strong>
      {place !== undefined && (
        <span className={classes.place} title={place}>
          {place}
        </span>
      )}
    </div>
  );
}
