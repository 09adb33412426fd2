import { Button, Textarea } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { StuckTodo } from "#contracts/journeys/stuck-shapes.ts";
import { stuck } from "#web/copy/stuck.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { useToday, viewerZone } from "#web/core/dates.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { showUndoable } from "#web/core/undo.ts";
import { Form } from "#web/ui/form.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { whenText } from "#web/ui/when.ts";

import classes from "./stuck-panel.module.css";

const copy = stuck.staff;

type Props = {
  todo: StuckTodo;
  /** Where several journeys stand together. */
  isNamed?: boolean;
};

/** A to-do whose owner waits for help, and the place to help. */
export function StuckPanel({ todo, isNamed = false }: Props) {
  const today = useToday();
  const [answer, setAnswer] = useState("");
  const [attempts] = useState(() => new Attempts());
  const reopen = useReopen(todo);
  const clear = trpc.journeys.clearStuck.useMutation({
    onSuccess: () => showToast({ kind: "success", title: copy.cleared, description: todo.taskTitle }),
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  const isBusy = clear.isPending || reopen.isPending;
  const words = todo.choice
    ? { ...copy, ...copy.choice }
    : { ...copy, refuseWith: copy.send, refuse: copy.clear };
  const send = (event: FormEvent, said: string) => {
    event.preventDefault();
    if (isBusy) return;
    const input = { taskId: todo.taskId, answer: said.trim() };
    clear.mutate({ ...input, requestId: attempts.idFor(input) });
  };
  return (
    <Panel title={words.panel}>
      <Form className={classes.body} onSubmit={(event) => send(event, answer)}>
        <p className={classes.where}>
          <Link
            to="/workspace/$workspaceId"
            params={{ workspaceId: String(todo.workspaceId) }}
            search={{ task: todo.taskId }}
            dir="auto"
          >
            {todo.taskTitle}
          </Link>
          {isNamed && <bdi>{todo.workspaceName}</bdi>}
        </p>
        <p className={classes.words} dir="auto">
          <b>{stuck.reasons[todo.reason]}</b>
          {todo.words !== "" && ` ${todo.words}`}
        </p>
        <p className={classes.by}>{copy.by(todo.by, whenText(todo.at, today, viewerZone()))}</p>
        <Textarea
          label={words.answer}
          description={words.answerHint}
          autosize
          minRows={2}
          maxRows={10}
          dir="auto"
          maxLength={LIMITS.message}
          value={answer}
          readOnly={isBusy}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          {todo.choice && (
            <Button variant="filled" disabled={isBusy} onClick={() => reopen.start(answer.trim())}>
              {reopen.isPending ? copy.choice.reopening : copy.choice.reopen}
            </Button>
          )}
          <Button
            type="submit"
            variant={todo.choice ? "default" : "filled"}
            disabled={answer.trim() === "" || isBusy}
          >
            {clear.isPending ? copy.sending : words.refuseWith}
          </Button>
          <Button variant="subtle" disabled={isBusy} onClick={(event) => send(event, "")}>
            {words.refuse}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

/** Opens a choice again that its owner asks back; right afterwards it can be made again as it was. */
function useReopen({ taskId, taskTitle, choice }: StuckTodo) {
  const onError = (error: unknown) =>
    showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });
  const choose = trpc.tasks.choose.useMutation({ onError });
  // The panel may be gone before the answer comes: whoever opens it hears of it elsewhere too.
  const reopen = trpc.tasks.reopen.useMutation({
    onError,
    onSuccess: ({ version }) => {
      if (!choice) return;
      const { edgeId } = choice;
      showUndoable({
        title: copy.choice.reopened,
        description: taskTitle,
        undo: () =>
          choose.mutateAsync({ taskId, version, edgeId }).then(
            () => true,
            () => false,
          ),
      });
    },
  });
  const start = (reason: string) => {
    if (choice && !reopen.isPending) reopen.mutate({ taskId, version: choice.version, reason });
  };
  return { isPending: reopen.isPending, start };
}
