import { IconRefreshAlert } from "@tabler/icons-react";

import { schedule } from "#web/copy/schedule.ts";

import classes from "./event-form.module.css";

const copy = schedule.form;

/** After a change that came too late: what is different now. */
export function StaleEvent({ changes }: { changes: readonly string[] | null }) {
  if (changes === null) return null;
  return (
    <div className={classes.stale} role="alert">
      <IconRefreshAlert size={18} stroke={1.75} aria-hidden />
      <div>
        <strong>{copy.stale}</strong>
        <p>{changes.length === 0 ? copy.staleNothing : copy.staleLead}</p>
        {changes.length > 0 && (
          <>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <p>{copy.staleAgain}</p>
          </>
        )}
      </div>
    </div>
  );
}
