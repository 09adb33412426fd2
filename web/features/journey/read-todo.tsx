import { Button } from "@mantine/core";
import { useId } from "react";

import { missingPapers } from "#contracts/documents/missing-papers.ts";
import type { CustomerTodo } from "#contracts/journeys/shapes.ts";
import { journey as copy } from "#web/copy/journey.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { PapersFirst } from "#web/ui/papers-first.tsx";

import { widgetOf } from "./todo-order.ts";

import classes from "./details.module.css";

/** A to-do that only has to be read, or done and ticked off. */
export function ReadTodo({ todo, onDone }: { todo: CustomerTodo; onDone: () => void }) {
  const id = useId();
  const words = copy[widgetOf(todo) === "do" ? "ticking" : "reading"];
  const missing = missingPapers(todo.papers);
  const submit = trpc.journeys.submitTodo.useMutation({ onSuccess: onDone });
  return (
    <div className={classes.read}>
      <p>{words.help}</p>
      {submit.error && (
        <p role="alert" className={classes.problem}>
          {`${copy.notFinished} ${sentenceOf(submit.error)}`}
        </p>
      )}
      <Button
        size="lg"
        variant="filled"
        fullWidth
        disabled={submit.isPending || submit.isSuccess || missing.length > 0}
        {...(missing.length > 0 && { "aria-describedby": id })}
        onClick={() => submit.mutate({ taskId: todo.id })}
      >
        {submit.isPending ? copy.submitting : words.button}
      </Button>
      {missing.length > 0 && <PapersFirst id={id} missing={missing} />}
    </div>
  );
}
