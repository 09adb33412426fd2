import { IconPlaneFilled } from "@tabler/icons-react";

import type { Airport } from "#contracts/airports.ts";
import { distanceBetween } from "#contracts/distance.ts";
import type { WorkspaceDetail } from "#contracts/workspaces.ts";
import { workspace } from "#web/copy/workspace.ts";

import { JourneyMap } from "./map/journey-map.tsx";

import classes from "./journey-card.module.css";

const copy = workspace.map;

/** Both ends of the journey with the distance between them, which needs no map, above the map. */
export function JourneyCard({ journey }: { journey: WorkspaceDetail }) {
  const { departurePlace: from, arrivalPlace: to } = journey;
  const distance = from && to && distanceBetween(from, to);
  return (
    <section className={classes.card} aria-label={copy.title}>
      <div className={classes.leg}>
        <End label={copy.from} text={journey.departureAirport} airport={from} />
        <div className={classes.between}>
          <span className={classes.line} aria-hidden>
            <IconPlaneFilled size={18} />
          </span>
          {distance && <span className={classes.distance}>{copy.distance(distance.km, distance.miles)}</span>}
        </div>
        <End label={copy.to} text={journey.arrivalAirport} airport={to} isArrival />
      </div>
      <JourneyMap from={from} to={to} hasMapService={journey.hasMapService} />
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
