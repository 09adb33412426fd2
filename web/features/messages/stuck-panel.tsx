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
  const clear = trpc.journeys.clearStuck.useMutation({
    onSuccess: () => showToast({ kind: "success", title: copy.cleared, description: todo.taskTitle }),
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  const send = (event: FormEvent, said: string) => {
    event.preventDefault();
    if (clear.isPending) return;
    const input = { taskId: todo.taskId, answer: said.trim() };
    clear.mutate({ ...input, requestId: attempts.idFor(input) });
  };
  return (
    <Panel title={copy.panel}>
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
          label={copy.answer}
          description={copy.answerHint}
          autosize
          minRows={2}
          maxRows={10}
          dir="auto"
          maxLength={LIMITS.message}
          value={answer}
          readOnly={clear.isPending}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" disabled={answer.trim() === "" || clear.isPending}>
            {clear.isPending ? copy.sending : copy.send}
          </Button>
          <Button variant="subtle" disabled={clear.isPending} onClick={(event) => send(event, "")}>
            {copy.clear}
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

/** Those of one journey; nothing where all is well. */
export function StuckOfJourney({ workspaceId }: { workspaceId: number }) {
  const found = trpc.journeys.stuck.useQuery({ workspaceId });
  return found.data?.items.map((todo) => <StuckPanel key={todo.taskId} todo={todo} />);
}
