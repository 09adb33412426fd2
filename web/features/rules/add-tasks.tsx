import { Button } from "@mantine/core";
import { IconListCheck } from "@tabler/icons-react";

import type { JourneyRules } from "#contracts/journeys/rules-shapes.ts";
import type { Step } from "#contracts/rules/types.ts";
import { compliance } from "#web/copy/compliance.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";

const copy = compliance.tasks;

/** Something has to be done, and it can still be done. */
const isForSomebody = ({ state }: Step) =>
  state === "due" || state === "at_risk" || state === "missing" || state === "wrongly_timed";

/** Makes tasks of the open steps that are none yet; nothing where there are none. */
export function AddTasks({ rules: { workspaceId, assessment, tasks } }: { rules: JourneyRules }) {
  const utils = trpc.useUtils();
  const add = trpc.journeys.addStepTasks.useMutation({
    onSuccess: ({ added }) => showToast({ kind: "success", title: copy.added(added) }),
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
    onSettled: async () => {
      void utils.tasks.invalidate();
      void utils.workspaces.invalidate();
      await utils.journeys.invalidate();
    },
  });
  const known = new Set(tasks.map(({ stepId }) => stepId));
  const open = assessment.steps.filter((step) => isForSomebody(step) && !known.has(step.id));
  if (open.length === 0) return null;
  return (
    <Button
      leftSection={<IconListCheck size={16} aria-hidden />}
      loading={add.isPending}
      onClick={() => add.mutate({ workspaceId, stepIds: open.map(({ id }) => id) })}
    >
      {copy.add(open.length)}
    </Button>
  );
}
