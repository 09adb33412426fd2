import { Button, Loader } from "@mantine/core";
import { IconForms } from "@tabler/icons-react";
import { useState } from "react";

import { missingPapers } from "#contracts/documents/missing-papers.ts";
import type { FormKind } from "#contracts/forms/shapes.ts";
import type { CustomerTodo, CustomerWorkspace } from "#contracts/journeys/shapes.ts";
import { WIDGET_OF } from "#contracts/workflows/action-labels.ts";
import type { Widget } from "#contracts/workflows/terms.ts";
import { forms as copy } from "#web/copy/forms.ts";
import { trpc } from "#web/core/api.ts";
import { sentenceOf } from "#web/core/errors.ts";
import { Delayed } from "#web/ui/delayed.tsx";
import { NotYours } from "#web/ui/not-yours.tsx";

import { FormEditor } from "./form-editor.tsx";
import { SentForm, TakenBack } from "./sent-form.tsx";

import classes from "./forms.module.css";

const KIND_OF: Partial<Record<Widget, FormKind>> = {
  "pet-form": "pet",
  "travel-form": "travel",
  "owner-form": "owner",
};

type Props = {
  todo: CustomerTodo;
  journey: Pick<CustomerWorkspace, "isArchived" | "rights" | "members">;
  isReadOnly: boolean;
  onChanged: () => Promise<void>;
  onDone: () => void;
};

/** The form of a to-do; the boarding form waits behind a button. */
export function FormWidget({ todo, journey, isReadOnly, onChanged, onDone }: Props) {
  const kind = KIND_OF[WIDGET_OF[todo.actionType]] ?? "owner";
  const [isOpen, setOpen] = useState(false);
  const [isTakenBack, setTakenBack] = useState(false);
  const mayComplete = journey.rights.includes("complete");
  if (!isReadOnly && !mayComplete) {
    return <NotYours right="complete" journey={journey} />;
  }
  if (kind === "pet" && !isOpen && !isReadOnly && !isTakenBack) {
    return (
      <Button
        size="lg"
        variant="filled"
        fullWidth
        leftSection={<IconForms size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {copy.openPet}
      </Button>
    );
  }
  return (
    <>
      {isTakenBack && !isReadOnly && <TakenBack />}
      <LoadedForm
        kind={kind}
        taskId={todo.id}
        missing={missingPapers(todo.papers)}
        isReadOnly={isReadOnly}
        mayCorrect={mayComplete && !journey.isArchived}
        onTakenBack={() => {
          setTakenBack(true);
          void onChanged();
        }}
        onDone={() => {
          setTakenBack(false);
          onDone();
        }}
      />
    </>
  );
}

type LoadedProps = {
  kind: FormKind;
  taskId: number;
  missing: readonly string[];
  isReadOnly: boolean;
  mayCorrect: boolean;
  onTakenBack: () => void;
  onDone: () => void;
};

function LoadedForm({ kind, taskId, missing, isReadOnly, mayCorrect, onTakenBack, onDone }: LoadedProps) {
  // Asked each time it opens: another device may have typed meanwhile.
  const found = trpc.forms.find.useQuery({ taskId }, { gcTime: 0 });
  if (found.data) {
    return isReadOnly ? (
      <SentForm found={found.data} mayCorrect={mayCorrect} onTakenBack={onTakenBack} />
    ) : (
      <FormEditor
        key={taskId}
        kind={kind}
        found={found.data}
        missing={missing}
        onOutdated={async () => (await found.refetch()).data}
        onDone={onDone}
      />
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
