import { workspaceViews as copy } from "#web/copy/workspace-views.ts";
import { useToday } from "#web/core/dates.ts";

import { sampleWorkspaces } from "./samples.ts";
import { WorkspaceGrid } from "./workspace-grid.tsx";

import classes from "./sample-grid.module.css";

/** Three examples for a company that has no workspace yet, marked as such and leading nowhere. */
export function SampleGrid() {
  return (
    <>
      <p className={classes.note}>{copy.sampleNote}</p>
      <WorkspaceGrid journeys={sampleWorkspaces(useToday())} />
    </>
  );
}
