import { Button, Loader } from "@mantine/core";

import { missingPapers } from "#contracts/documents/missing-papers.ts";
import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { signing as copy } from "#web/copy/signing.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { NotYours } from "#web/ui/not-yours.tsx";
import { PapersFirst } from "#web/ui/papers-first.tsx";

import { SignForm } from "./sign-form.tsx";
import { Signed } from "./signed.tsx";

import classes from "./signing.module.css";

type Props = {
  todo: CustomerTodo;
  journey: Pick<CustomerWorkspace, "isArchived" | "rights" | "members">;
  isReadOnly: boolean;
  onDone: () => void;
};

/** A to-do that is signed: the text, the ways to sign it, and afterwards who has. */
export function SignWidget({ todo, journey, isReadOnly, onDone }: Props) {
  const found = trpc.signing.find.useQuery({ taskId: todo.id });
  if (found.data) {
    const missing = missingPapers(todo.papers);
    const isDone = isReadOnly || todo.status === "completed" || todo.inReview;
    return (
      <div className={classes.widget}>
        {!isDone &&
          (!journey.rights.includes("complete") ? (
            <NotYours right="complete" journey={journey} />
          ) : missing.length > 0 ? (
            <PapersFirst missing={missing} />
          ) : (
            <SignForm signing={found.data} onDone={onDone} />
          ))}
        <Signed signing={found.data} />
      </div>
    );
  }
  if (found.error) {
    return (
      <div className={classes.problem} role="alert">
        <p>{`${copy.loadFailed} ${sentenceOf(found.error)}`}</p>
        <Button size="lg" loading={found.isFetching} onClick={() => void found.refetch()}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  return (
    <Delayed>
      <Loader size="sm" role="status" aria-label={copy.loading} />
    </Delayed>
  );
}
