import { Button } from "@mantine/core";
import { useState } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatDate } from "#web/core/dates.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Form } from "#web/ui/form.tsx";

import classes from "./task-panel.module.css";

const copy = workspace.tasks;

type Props = {
  dueDate: CalendarDate | null;
  isBusy: boolean;
  onCancel: () => void;
  onSubmit: (dueDate: CalendarDate | null) => void;
};

/** Moves a due date, or takes it away when the field is left empty. */
export function DueDateForm({ dueDate, isBusy, onCancel, onSubmit }: Props) {
  const [text, setText] = useState(dueDate === null ? "" : formatDate(dueDate));
  const [isChecked, setChecked] = useState(false);
  const isUnreadable = text.trim() !== "" && dateOf(text) === null;
  return (
    <Form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!isUnreadable) onSubmit(dateOf(text));
      }}
    >
      <DateField
        label={copy.dueDate}
        description={copy.dueHelp}
        openLabel={copy.openCalendar}
        text={text}
        onText={setText}
        isDisabled={isBusy}
        error={isChecked && isUnreadable && copy.unreadableDate}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" disabled={isBusy}>
          {isBusy ? copy.rescheduling : copy.saveDueDate}
        </Button>
        <CancelButton onCancel={onCancel} disabled={isBusy} />
      </div>
    </Form>
  );
}
