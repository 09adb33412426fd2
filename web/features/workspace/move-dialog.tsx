import { Button, Group, Loader } from "@mantine/core";
import { IconRefreshAlert } from "@tabler/icons-react";
import { useEffect, useState } from "react";

import type { JourneyMove } from "#contracts/workflows/versions-shapes.ts";
import { common } from "#web/copy/words.ts";
import { workflowMoves as copy } from "#web/copy/workflow-moves.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { StepMoves } from "#web/ui/step-moves.tsx";

import { toastOutcome } from "./toast-outcome.ts";

import notes from "./stale-note.module.css";

type Props = { workspaceId: number; onClose: () => void };

/**
 * What moving a journey to the newest version of its workflow changes, and the move. It shows what it was opened with:
 * where the journey has gone on meanwhile nothing is moved, and it says what would change now.
 */
export function MoveDialog({ workspaceId, onClose }: Props) {
  const utils = trpc.useUtils();
  const [move, setMove] = useState<JourneyMove | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  const moving = trpc.workflows.moveJourney.useMutation({
    onError: (error) => {
      if (codeOf(error) === "wrong_state") setTrouble(copy.alreadyThere);
      if (codeOf(error) === "stale_version") setRefusals(refusals + 1);
    },
  });
  // After a refusal it looks again.
  useEffect(() => {
    let isLeft = false;
    utils.workflows.previewMove.fetch({ workspaceId }, { staleTime: 0 }).then(
      (seen) => !isLeft && setMove(seen),
      (error: unknown) => !isLeft && setTrouble(sentenceOf(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [utils, workspaceId, refusals]);

  const isThere = move !== null && move.fromNumber === move.toNumber;
  const send = async () => {
    if (!move || moving.isPending) return;
    const words = {
      done: copy.moved(move.toNumber),
      description: move.workspaceName,
      failed: copy.failed,
    };
    if (
      await toastOutcome(moving.mutateAsync({ workspaceId, toNumber: move.toNumber, run: move.run }), words)
    )
      onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={move ? copy.title(move.toNumber) : copy.what}>
      {refusals > 0 && (
        <div className={notes.note} role="alert">
          <IconRefreshAlert size={18} stroke={1.75} aria-hidden />
          <p>{copy.changedMeanwhile}</p>
        </div>
      )}
      {!move && trouble === null && <Loader size="sm" role="status" aria-label={common.loading} />}
      {(trouble !== null || isThere) && <p role="alert">{trouble ?? copy.alreadyThere}</p>}
      {move && trouble === null && !isThere && (
        <>
          <p>{copy.lead(move.fromNumber ?? 0, move.toNumber)}</p>
          <StepMoves steps={move.steps} />
        </>
      )}
      <Group justify="flex-end" mt="md">
        <CancelButton onCancel={onClose} />
        <Button
          variant="filled"
          disabled={!move || isThere || trouble !== null}
          loading={moving.isPending}
          onClick={() => void send()}
          data-autofocus
        >
          {move ? copy.move(move.toNumber) : copy.look}
        </Button>
      </Group>
    </Dialog>
  );
}
