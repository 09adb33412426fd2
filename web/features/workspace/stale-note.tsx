import { IconRefreshAlert } from "@tabler/icons-react";

import { workspace } from "#web/copy/workspace.ts";

import classes from "./stale-note.module.css";

const copy = workspace.stale;

/** After a change that came too late: what is different now. The page behind it shows the new state already. */
export function StaleNote({ changes }: { changes: readonly string[] | null }) {
  if (!changes) return null;
  return (
    <div className={classes.note} role="alert">
      <IconRefreshAlert size={18} stroke={1.75} aria-hidden />
      <div>
        <strong>{copy.title}</strong>
        <p>{changes.length === 0 ? copy.nothing : copy.lead}</p>
        {changes.length > 0 && (
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
