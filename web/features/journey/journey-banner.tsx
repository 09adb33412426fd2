import { IconPlaneFilled } from "@tabler/icons-react";

import type { CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { useToday } from "#web/core/dates.ts";
import { Named } from "#web/ui/named.tsx";
import { SpeciesTile } from "#web/ui/species.tsx";

import { countdown } from "./countdown.ts";
import { dayText } from "./todo-order.ts";

import classes from "./journey-banner.module.css";

const ARC = "M4 34Q120 -18 236 34";

/** Whose journey, from where to where, and how long until it begins. */
export function JourneyBanner({ journey }: { journey: CustomerWorkspace }) {
  const { days, label, date } = countdown(journey, useToday());
  const { departureAirport: from, arrivalAirport: to } = journey;
  return (
    <div className={classes.banner}>
      <div className={classes.wrap}>
        <div className={classes.who}>
          <span className={classes.pet}>
            <SpeciesTile petType={journey.petType} size={56} />
          </span>
          <div className={classes.names}>
            <h1 title={journey.petName}>
              <Named of={copy.title} names={[journey.petName]} />
            </h1>
            <p>{routeText(journey)}</p>
          </div>
        </div>
        {from !== null && to !== null && (
          <div className={classes.hop} role="img" aria-label={copy.hop(from, to)}>
            <b>{from}</b>
            <span className={classes.line}>
              <svg viewBox="0 0 240 40" preserveAspectRatio="none" aria-hidden>
                <path d={ARC} vectorEffect="non-scaling-stroke" />
              </svg>
              <IconPlaneFilled size={20} aria-hidden />
            </span>
            <b>{to}</b>
          </div>
        )}
        <p className={classes.countdown}>
          {days !== null && <span className={classes.days}>{days}</span>}
          <span>
            <b>{label}</b>
            {dayText(date)}
          </span>
        </p>
      </div>
    </div>
  );
}

function routeText({
  departureAirport,
  arrivalAirport,
  departurePlace,
  arrivalPlace,
}: CustomerWorkspace): string {
  const start = departurePlace?.city ?? departureAirport;
  const end = arrivalPlace?.city ?? arrivalAirport;
  if (end === null) return copy.routeUnknown;
  return start === null ? copy.routeTo(end) : copy.route(start, end);
}
