import { useState } from "react";

import type { StepTasksPreview } from "#contracts/journeys/step-tasks-shapes.ts";
import { stepTasks as copy } from "#web/copy/step-tasks.ts";
import { trpc } from "#web/core/api.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { ListOf } from "#web/ui/list-of.tsx";

import { StepTasksForm } from "./step-tasks-form.tsx";

import classes from "./step-tasks.module.css";

type Props = { workspaceId: number; onClose: () => void };

/** What would be made of the open steps, before anything is; where that changes meanwhile, it says so and shows it anew. */
export function StepTasksDialog({ workspaceId, onClose }: Props) {
  const preview = trpc.journeys.previewStepTasks.useQuery({ workspaceId });
  return (
    <Dialog opened onClose={onClose} title={copy.title} size={720}>
      <p className={classes.intro}>{copy.intro}</p>
      <ListOf
        list={preview}
        what={copy.what}
        count={preview.data?.steps.length ?? 0}
        empty={<p className={classes.intro}>{copy.empty}</p>}
      >
        {preview.data && <Steps workspaceId={workspaceId} preview={preview.data} onClose={onClose} />}
      </ListOf>
    </Dialog>
  );
}

function Steps({ workspaceId, preview, onClose }: Props & { preview: StepTasksPreview }) {
  const [first] = useState(preview.seen);
  return (
    <>
      {preview.seen !== first && (
        <p role="alert" className={classes.changed}>
          {copy.changed}
        </p>
      )}
      <StepTasksForm key={preview.seen} workspaceId={workspaceId} preview={preview} onClose={onClose} />
    </>
  );
}
