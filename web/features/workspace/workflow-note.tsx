import { Button } from "@mantine/core";
import { IconVersions } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workflowMoves as copy } from "#web/copy/workflow-moves.ts";

import classes from "./workflow-note.module.css";

const MoveDialog = lazy(async () => ({ default: (await import("./move-dialog.tsx")).MoveDialog }));

type Props = { journey: WorkspaceDetail; number: number; newest: number };

/** That there is a newer version of the journey's workflow, and the way to it. */
export function WorkflowNote({ journey, number, newest }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={`${classes.note} no-print`}>
      <IconVersions size={18} stroke={1.75} aria-hidden />
      <p>{copy.outdated(number, newest)}</p>
      <Button size="xs" onClick={() => setOpen(true)}>
        {copy.look}
      </Button>
      {isOpen && (
        <Suspense>
          <MoveDialog workspaceId={journey.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
