import { Button, Loader } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";

import { missingPapers } from "#contracts/documents/missing-papers.ts";
import { decisionWords as copy } from "#web/copy/decisions.ts";
import { trpc } from "#web/core/api.ts";
import { askToConfirm } from "#web/core/confirm.ts";
import { codeOf, sentenceOf } from "#web/core/errors.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { NotYours } from "#web/ui/not-yours.tsx";
import { PapersFirst } from "#web/ui/papers-first.tsx";

import type { WidgetProps } from "./parts.ts";
import { Stuck } from "./stuck.tsx";

import classes from "./choose-todo.module.css";

/** A decision of the owner's: one button a choice; afterwards, what was chosen. */
export function ChooseTodo({ todo, journey, isReadOnly, onChanged, onDone }: WidgetProps) {
  const ways = trpc.tasks.ways.useQuery({ taskId: todo.id });
  const choose = trpc.tasks.choose.useMutation({ onSuccess: onDone });
  if (ways.error) {
    return (
      <div className={classes.problem} role="alert">
        <p>{`${copy.loadFailed} ${sentenceOf(ways.error)}`}</p>
        <Button size="lg" loading={ways.isFetching} onClick={() => void ways.refetch()}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  if (!ways.data) {
    return (
      <Delayed>
        <Loader size="sm" role="status" aria-label={copy.loading} />
      </Delayed>
    );
  }
  const chosen = ways.data.find(({ isChosen }) => isChosen);
  if (chosen) {
    // The second press of a double click is refused too, and has got what it asked for.
    const isAnother = choose.error !== null && choose.variables?.edgeId !== chosen.edgeId;
    return (
      <>
        <p className={classes.chosen} role="status">
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          {isAnother ? copy.meanwhile(chosen.label) : copy.chosen(chosen.label)}
        </p>
        <Stuck isChoice todo={todo} mayWrite={journey.rights.includes("write")} onChanged={onChanged} />
      </>
    );
  }
  if (isReadOnly) return null;
  if (!journey.rights.includes("complete")) return <NotYours right="complete" journey={journey} />;
  const missing = missingPapers(todo.papers);
  const take = async ({ edgeId, label }: { edgeId: string; label: string }) => {
    const question = {
      title: copy.ask(label),
      body: copy.askText,
      confirmLabel: copy.confirm,
      cancelLabel: copy.cancel,
    };
    if (await askToConfirm(question)) choose.mutate({ taskId: todo.id, version: todo.version, edgeId });
  };
  const isBusy = choose.isPending || choose.isSuccess;
  return (
    <div className={classes.choose}>
      {missing.length > 0 ? <PapersFirst missing={missing} /> : <p>{copy.lead}</p>}
      {choose.error && (
        <p className={classes.problem} role="alert">
          {codeOf(choose.error) === "stale_version"
            ? copy.changed
            : `${copy.failed} ${sentenceOf(choose.error)}`}
        </p>
      )}
      <div className={classes.ways} role="group" aria-label={copy.legend}>
        {ways.data.map((way) => (
          <Button
            key={way.edgeId}
            size="lg"
            fullWidth
            disabled={isBusy || missing.length > 0}
            onClick={() => void take(way)}
          >
            {isBusy && choose.variables?.edgeId === way.edgeId ? copy.choosing : way.label}
          </Button>
        ))}
      </div>
    </div>
  );
}
