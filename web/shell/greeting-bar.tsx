import { hourInZone } from "#contracts/core/dates.ts";
import { shell as copy } from "#web/copy/shell.ts";
import { formatLongDate, useNow, useToday, viewerZone } from "#web/core/dates.ts";
import { useCurrentUser } from "#web/core/session.ts";

import { firstName, partOfDay } from "./greeting.ts";

import classes from "./greeting-bar.module.css";

/** `Good morning, Anna` and the day. */
export function GreetingBar() {
  const user = useCurrentUser();
  const today = useToday();
  const part = partOfDay(hourInZone(useNow(), viewerZone()));
  return (
    <div className={classes.bar}>
      <strong className={classes.words}>
        <bdi>{copy.greeting(part, firstName(user?.fullName) ?? copy.friend)}</bdi>
      </strong>
      <time dateTime={today} className={classes.date}>
        {formatLongDate(today)}
      </time>
    </div>
  );
}
