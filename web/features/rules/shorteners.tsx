import { use, useMemo } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { shortenersOf } from "#contracts/rules/shorten.ts";
import type { Assessment, Journey, Pet } from "#contracts/rules/types.ts";
import { compliance as copy } from "#web/copy/compliance.ts";
import { formatDate } from "#web/core/dates.ts";

import { rulesOfJourney } from "./rules-of-journey.ts";
import { datesInWords } from "./window-text.ts";

import classes from "./rules.module.css";

type Props = { assessment: Assessment; pet: Pet; journey: Journey; today: CalendarDate };

/** What would bring the earliest departure forward, and to which day. */
export function Shorteners({ assessment, pet, journey, today }: Props) {
  use(rulesOfJourney(journey.destination, ...(journey.transits ?? [])));
  const found = useMemo(
    () => shortenersOf(pet, journey, today, assessment),
    [pet, journey, today, assessment],
  );
  if (found.length === 0) return <>{copy.nothingShorter}</>;
  return (
    <ul className={classes.shorteners}>
      {found.map(({ text, departure }) => (
        <li key={text}>{copy.shortener(datesInWords(text), formatDate(departure))}</li>
      ))}
    </ul>
  );
}
