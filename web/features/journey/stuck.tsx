import { Button } from "@mantine/core";
import { IconHelpCircle } from "@tabler/icons-react";
import { useState } from "react";

import type { CustomerTodo } from "#contracts/journeys/shapes.ts";
import { stuck as copy } from "#web/copy/stuck.ts";
import { trpc } from "#web/core/api.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { whenText } from "#web/ui/when.ts";

import classes from "./stuck.module.css";

const loadForm = async () => (await import("./stuck-form.tsx")).StuckForm;

type Props = {
  todo: CustomerTodo;
  mayWrite: boolean;
  /** What was chosen is asked back, in place of help. */
  isChoice?: boolean;
  onChanged: () => Promise<void>;
};

/** A way to call for help with a to-do; once somebody has, what was said, until it gets on again. */
export function Stuck({ todo, mayWrite, isChoice = false, onChanged }: Props) {
  const [isAsking, setAsking] = useState(false);
  if (todo.stuck) {
    return <Told stuck={todo.stuck} taskId={todo.id} mayWrite={mayWrite} onChanged={onChanged} />;
  }
  if (!mayWrite) return null;
  if (isAsking) {
    const onDone = async () => {
      await onChanged();
      setAsking(false);
    };
    return <LazyPart load={loadForm} props={{ todo, isChoice, onDone, onClose: () => setAsking(false) }} />;
  }
  return (
    <Button
      variant="subtle"
      size="lg"
      className={classes.ask}
      leftSection={<IconHelpCircle size={18} aria-hidden />}
      onClick={() => setAsking(true)}
    >
      {isChoice ? copy.choice.ask : copy.ask}
    </Button>
  );
}

type ToldProps = {
  stuck: NonNullable<CustomerTodo["stuck"]>;
  taskId: number;
  mayWrite: boolean;
  onChanged: () => Promise<void>;
};

function Told({ stuck, taskId, mayWrite, onChanged }: ToldProps) {
  const isChoice = stuck.reason === "mistaken";
  const today = useToday();
  const clear = trpc.journeys.clearStuck.useMutation({ onSuccess: onChanged });
  return (
    <div className={classes.told} role="status">
      <b>{copy.told(whenText(stuck.at, today, viewerZone()))}</b>
      <p dir="auto">
        {stuck.words === "" ? copy.reasons[stuck.reason] : `${copy.reasons[stuck.reason]}: ${stuck.words}`}
      </p>
      <p>{isChoice ? copy.choice.toldHelp : copy.toldHelp}</p>
      {clear.error && <p className={classes.problem}>{`${copy.clearFailed} ${sentenceOf(clear.error)}`}</p>}
      {mayWrite && (
        <Button size="lg" disabled={clear.isPending} onClick={() => clear.mutate({ taskId })}>
          {clear.isPending ? copy.goingOn : isChoice ? copy.choice.keep : copy.goOn}
        </Button>
      )}
    </div>
  );
}
