import { Link } from "@tanstack/react-router";

import { overview as copy } from "#web/copy/workspace-panels.ts";
import { trpc } from "#web/core/api.ts";
import { FailedNote } from "#web/ui/failed-note.tsx";

import classes from "./overview-panel.module.css";

/** Four live figures, each leading to what it counts. */
export function QuickStats() {
  const stats = trpc.dashboard.stats.useQuery({});
  const figure = (name: "activePets" | "yourTurn" | "pending" | "completed") => (
    <>
      <span className={classes.figure}>{stats.data ? stats.data[name] : "–"}</span>
      <span className={classes.label}>{copy.stats[name]}</span>
    </>
  );
  return (
    <>
      <div className={classes.stats}>
        <Link to="/status" className={classes.stat}>
          {figure("activePets")}
        </Link>
        <Link to="/actions" search={{ tab: "your_turn" }} className={classes.stat}>
          {figure("yourTurn")}
        </Link>
        <Link to="/actions" search={{ tab: "pending" }} className={classes.stat}>
          {figure("pending")}
        </Link>
        <Link to="/actions" search={{ tab: "completed" }} className={classes.stat}>
          {figure("completed")}
        </Link>
      </div>
      <FailedNote failed={stats} what={copy.stats.title} />
    </>
  );
}
