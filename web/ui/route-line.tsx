import { IconPlaneFilled } from "@tabler/icons-react";

import classes from "./route-line.module.css";

const ARROW = "→";

type Props = {
  /** IATA codes; null while unknown. */
  from: string | null;
  to: string | null;
  /** The journey is over: the line turns grey. */
  isFlown?: boolean;
  /** What stands for an unknown airport. */
  unknown: string;
};

/** `JFK ----> LHR`. */
export function RouteLine({ from, to, isFlown, unknown }: Props) {
  return (
    <div className={classes.route} data-flown={isFlown || undefined}>
      <span className={classes.code}>{from ?? unknown}</span>
      <span className={classes.leg} aria-hidden>
        <IconPlaneFilled size={16} />
      </span>
      <span className="sr-only">{ARROW}</span>
      <span className={classes.code}>{to ?? unknown}</span>
    </div>
  );
}
