import { use, useMemo } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { holdingOf } from "#contracts/rules/holding.ts";
import type { Assessment, Journey, Pet } from "#contracts/rules/types.ts";
import { rulesHolding as copy } from "#web/copy/rules-holding.ts";
import { formatDate } from "#web/core/dates.ts";

import { rulesOfJourney } from "./rules-of-journey.ts";

type Props = { assessment: Assessment; pet: Pet; journey: Journey; today: CalendarDate };

/** For which arrivals the verdict holds by what is on record, and what ends it. */
export function Holding({ assessment, pet, journey, today }: Props) {
  use(rulesOfJourney(journey.destination, ...(journey.transits ?? [])));
  const found = useMemo(() => holdingOf(pet, journey, today, assessment), [pet, journey, today, assessment]);
  if (!found) return null;
  const { from, until, endedBy } = found;
  const titles = endedBy.map(({ title }) => title);
  return (
    <span>
      {until === null
        ? copy.holdsFrom(formatDate(from))
        : copy.holds(formatDate(from), formatDate(until), titles.join(", "))}
    </span>
  );
}
