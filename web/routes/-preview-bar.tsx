import { IconEye } from "@tabler/icons-react";

import { workspacePreview } from "#web/copy/workspace-people.ts";

import classes from "./-preview-bar.module.css";

/** Says to a colleague that the page is the owner's, and in whose name things are done on it. */
export function PreviewBar() {
  return (
    <div className={`${classes.bar} no-print`} role="note">
      <IconEye size={16} stroke={1.75} aria-hidden />
      <span>{workspacePreview}</span>
    </div>
  );
}
