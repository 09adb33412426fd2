import { Button } from "@mantine/core";

import type { CustomerTodo } from "#contracts/journeys.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";

import classes from "./details.module.css";

/** A to-do that only has to be read. */
export function ReadTodo({ todo, onDone }: { todo: CustomerTodo; onDone: () => void }) {
  const submit = trpc.journeys.submitTodo.useMutation({ onSuccess: onDone });
  return (
    <div className={classes.read}>
      <p>{copy.readHelp}</p>
      {submit.error && (
        <p role="alert" className={classes.problem}>
          {`${copy.readFailed} ${sentenceOf(submit.error)}`}
        </p>
      )}
      <Button
        size="lg"
        variant="filled"
        fullWidth
        disabled={submit.isPending || submit.isSuccess || todo.papers.some(({ isThere }) => !isThere)}
        onClick={() => submit.mutate({ taskId: todo.id })}
      >
        {submit.isPending ? copy.reading : copy.read}
      </Button>
    </div>
  );
}
