import type { Scale } from "./timeline-scale.ts";

import classes from "./bars.module.css";

/** The months, today, the departure and the arrival behind a bar. */
export function TrackMarks({ scale }: { scale: Scale }) {
  return (
    <>
      {scale.ticks.map(({ day, at }) => (
        <span key={day} className={classes.grid} style={{ insetInlineStart: `${at}%` }} />
      ))}
      <span className={classes.today} style={{ insetInlineStart: `${scale.today}%` }} />
      <span className={classes.departure} style={{ insetInlineStart: `${scale.departure}%` }} />
      <span className={classes.arrival} style={{ insetInlineStart: `${scale.arrival}%` }} />
    </>
  );
}
