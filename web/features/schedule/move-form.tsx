import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";

import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { schedule } from "#web/copy/schedule.ts";
import { formatDate } from "#web/core/dates.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Form } from "#web/ui/form.tsx";

import { useMoveEvent } from "./use-schedule.ts";

import classes from "./event-drawer.module.css";

const copy = schedule.moving;

/** Moves an event to another day: what dragging does, for the keyboard and for thumbs. */
export function MoveForm({ event, onDone }: { event: ScheduleEvent; onDone: () => void }) {
  const [text, setText] = useState(formatDate(event.firstDay));
  const [isChecked, setChecked] = useState(false);
  const { move, isPending } = useMoveEvent();
  const day = dateOf(text);
  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    setChecked(true);
    if (day !== null && (await move(event, day))) onDone();
  };
  return (
    <Form className={classes.form} noValidate onSubmit={(submitted) => void submit(submitted)}>
      <DateField
        label={copy.label}
        description={event.isAllDay ? undefined : copy.keeps}
        openLabel={copy.open}
        text={text}
        onText={setText}
        isDisabled={isPending}
        error={isChecked && day === null && copy.unreadable}
        isRequired
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={isPending}>
          {copy.save}
        </Button>
        <CancelButton onCancel={onDone} disabled={isPending} />
      </div>
    </Form>
  );
}
