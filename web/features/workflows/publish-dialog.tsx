import { Button, Group, Loader } from "@mantine/core";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { useEffect, useState } from "react";

import { checkGraph, PROBLEMS } from "#contracts/workflows/check.ts";
import type { WorkflowGraph } from "#contracts/workflows/graph-shapes.ts";
import type { WorkflowDraft } from "#contracts/workflows/versions-shapes.ts";
import { common } from "#web/copy/words.ts";
import { publishing as copy } from "#web/copy/workflow-publishing.ts";
import { workflows } from "#web/copy/workflows.ts";
import { trpc } from "#web/core/api.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

import type { DraftSaver } from "./draft-saver.ts";

import classes from "./dialogs.module.css";

type Props = {
  templateId: number;
  graph: WorkflowGraph;
  saver: DraftSaver;
  /** Leads to what is wrong with a step. */
  onGo: (stepId: string) => void;
  onClose: () => void;
};

/** What publishing means for whom, or what stands in its way, each with a way to it. */
export function PublishDialog({ templateId, graph, saver, onGo, onClose }: Props) {
  const utils = trpc.useUtils();
  const publish = trpc.workflows.publish.useMutation({
    onSuccess: (published) => {
      saver.adopt({ ...published, graph });
      utils.workflows.draft.setData({ templateId }, published);
      showToast({
        kind: "success",
        title: copy.done(published.publishedNumber ?? 1),
        description: copy.doneText(published.name),
      });
      onClose();
    },
    onError: (error) =>
      showToast({
        kind: "error",
        title: copy.failed,
        description: codeOf(error) === "wrong_state" ? error.message : sentenceOf(error),
      }),
  });
  const [draft, setDraft] = useState<WorkflowDraft | null>(null);
  const [next, setNext] = useState(1);
  const [trouble, setTrouble] = useState<string | null>(null);
  const problems = checkGraph(graph);

  // What is published is what the server has: it gets the last changes first, and tells who runs on what.
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      await saver.flush();
      if (saver.state().status !== "saved") throw new Error(copy.notSaved);
      const [current, versions] = await Promise.all([
        utils.workflows.draft.fetch({ templateId }, { staleTime: 0 }),
        utils.workflows.versions.fetch({ templateId, limit: 1 }, { staleTime: 0 }),
      ]);
      if (isLeft) return;
      setNext((versions.items[0]?.number ?? 0) + 1);
      setDraft(current);
    };
    look().catch((error: unknown) => {
      if (!isLeft) setTrouble(codeOf(error) === null ? copy.notSaved : sentenceOf(error));
    });
    return () => {
      isLeft = true;
    };
  }, [saver, templateId, utils]);

  const send = () => {
    if (!draft || publish.isPending) return;
    publish.mutate({ templateId, version: saver.version });
  };

  const isReady = draft !== null && problems.length === 0;
  const isNews = draft?.isChanged === true || draft?.publishedNumber === null;
  return (
    <Dialog opened onClose={onClose} title={copy.title(draft?.name ?? workflows.title)}>
      <div className={classes.body}>
        {problems.length > 0 && (
          <div className={classes.problems}>
            <p>{copy.problems(problems.length)}</p>
            <ul>
              {problems.map(({ code, stepId, edgeId }, at) => (
                <li key={`${code}:${stepId ?? ""}:${edgeId ?? ""}:${at}`}>
                  <IconAlertTriangle size={16} aria-hidden />
                  {stepId === undefined ? (
                    PROBLEMS[code]
                  ) : (
                    <button type="button" onClick={() => onGo(stepId)}>
                      {copy.problemAt(nameOf(graph, stepId), PROBLEMS[code])}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {problems.length === 0 && !draft && !trouble && (
          <Loader size="sm" role="status" aria-label={common.loading} />
        )}
        {trouble !== null && <p role="alert">{trouble}</p>}
        {isReady && (
          <>
            <p className={classes.ready}>
              <IconCircleCheck size={18} aria-hidden />
              {isNews ? copy.ready(next) : copy.nothingNew(draft.publishedNumber ?? 1)}
            </p>
            <Running draft={draft} />
          </>
        )}
      </div>
      <Group justify="flex-end" mt="md">
        <CancelButton onCancel={onClose} />
        <Button
          variant="filled"
          disabled={!isReady || !isNews}
          loading={publish.isPending}
          onClick={send}
          data-autofocus
        >
          {isReady && isNews ? copy.publish(next) : workflows.publish}
        </Button>
      </Group>
    </Dialog>
  );
}

function nameOf({ steps }: WorkflowGraph, stepId: string): string {
  return steps.find(({ id }) => id === stepId)?.name || workflows.unnamed;
}

function Running({ draft: { runsOn } }: { draft: WorkflowDraft }) {
  if (runsOn.length === 0) return <p>{copy.runsOnNone}</p>;
  return (
    <>
      <ul className={classes.running}>
        {runsOn.map(({ number, journeys }) => (
          <li key={number}>{copy.runsOn(journeys, number)}</li>
        ))}
      </ul>
      <p>{copy.keeps}</p>
    </>
  );
}
