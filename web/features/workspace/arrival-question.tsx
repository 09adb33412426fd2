import { Button } from "@mantine/core";
import { IconPlaneArrival } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspaceForms } from "#web/copy/workspace-forms.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { showToast } from "#web/core/toasts.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Form } from "#web/ui/form.tsx";

import classes from "./sidebar.module.css";

const copy = workspaceForms.arrival;

/** Asks whether the pet has arrived, from the day on which it should have; afterwards says when it did. */
export function ArrivalQuestion({ journey }: { journey: WorkspaceDetail }) {
  if (journey.arrivedOn !== null) return <Arrived journey={journey} on={journey.arrivedOn} />;
  return <Question key={journey.arrivesOn} journey={journey} />;
}

function Question({ journey }: { journey: WorkspaceDetail }) {
  const [text, setText] = useState(formatDate(journey.arrivesOn));
  const [isChecked, setChecked] = useState(false);
  const update = trpc.workspaces.update.useMutation();
  const arrivedOn = dateOf(text);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (arrivedOn === null) return;
    try {
      await update.mutateAsync({ workspaceId: journey.id, version: journey.version, arrivedOn });
      showToast({ kind: "success", title: copy.saved(formatDate(arrivedOn)), description: journey.name });
    } catch (error) {
      if (fieldErrorsOf(error)["arrivedOn"] === undefined)
        showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) });
    }
  };
  const refused = update.error ? fieldErrorsOf(update.error)["arrivedOn"] : undefined;
  return (
    <Form
      className={classes.arrival}
      aria-label={copy.title}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <p>
        <IconPlaneArrival size={16} aria-hidden />
        <span>
          <strong>{copy.question(journey.petName)}</strong> {copy.planned(formatDate(journey.arrivesOn))}
        </span>
      </p>
      <DateField
        label={copy.day}
        openLabel={copy.openCalendar}
        text={text}
        onText={setText}
        isDisabled={update.isPending}
        error={refused ?? (isChecked && arrivedOn === null && copy.unreadable)}
      />
      <Button type="submit" variant="filled" disabled={update.isPending}>
        {copy.confirm}
      </Button>
    </Form>
  );
}

function Arrived({ journey, on }: { journey: WorkspaceDetail; on: string }) {
  const update = trpc.workspaces.update.useMutation({
    onError: (error) => showToast({ kind: "error", title: copy.failed, description: sentenceOf(error) }),
  });
  return (
    <p className={classes.arrived}>
      <span>{copy.saved(formatDate(on))}</span>
      <Button
        size="compact-sm"
        variant="subtle"
        disabled={update.isPending}
        onClick={() => update.mutate({ workspaceId: journey.id, version: journey.version, arrivedOn: null })}
      >
        {copy.takeBack}
      </Button>
    </p>
  );
}
