import { Button } from "@mantine/core";
import { IconListCheck } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";

import type { JourneyRules } from "#contracts/journeys/rules-shapes.ts";
import { isForSomebody } from "#contracts/rules/open-step.ts";
import { compliance } from "#web/copy/compliance.ts";

const StepTasksDialog = lazy(async () => ({
  default: (await import("./step-tasks-dialog.tsx")).StepTasksDialog,
}));

/** Leads to the tasks that can be made of open steps; nothing where all of them are tasks. */
export function AddTasks({ rules: { workspaceId, assessment, tasks } }: { rules: JourneyRules }) {
  const [isOpen, setOpen] = useState(false);
  const known = new Set(tasks.map(({ stepId }) => stepId));
  const open = assessment.steps.filter((step) => isForSomebody(step) && !known.has(step.id));
  return (
    <>
      {open.length > 0 && (
        <Button leftSection={<IconListCheck size={16} aria-hidden />} onClick={() => setOpen(true)}>
          {compliance.tasks.add(open.length)}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <StepTasksDialog workspaceId={workspaceId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
