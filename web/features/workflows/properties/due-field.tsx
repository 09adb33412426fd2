import { NativeSelect } from "@mantine/core";
import { useState } from "react";

import type { Due } from "#contracts/workflows/graph-shapes.ts";
import { GRAPH_LIMITS } from "#contracts/workflows/graph.ts";
import { DUE_WAYS, type DueWay, workflowSteps as copy } from "#web/copy/workflow-steps.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { dueFrom, dueWayOf } from "#web/features/workflows/step-words.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";

import { NumberField } from "./number-field.tsx";

import classes from "./properties.module.css";

type Props = {
  due: Due | undefined;
  onDue: (due: Due | undefined) => void;
  onSettle: () => void;
  isDisabled: boolean;
};

const WAYS = Object.entries(DUE_WAYS).map(([value, label]) => ({ value, label }));
/** A start that suits most actions, to be changed. */
const USUAL_DAYS = 7;

/** When an action is due: on a day, or so many days before or after something. */
export function DueField({ due, onDue, onSettle, isDisabled }: Props) {
  const { way, days } = dueWayOf(due);
  const today = useToday();
  const choose = (next: DueWay) => {
    if (next === "none") onDue(undefined);
    else if (next === "date") onDue({ kind: "date", on: today });
    else onDue(dueFrom(next, days || USUAL_DAYS));
  };
  return (
    <div className={classes.due} data-two={way !== "none" || undefined}>
      <NativeSelect
        label={copy.due}
        data={WAYS}
        value={way}
        disabled={isDisabled}
        onChange={(event) => choose(event.currentTarget.value as DueWay)}
      />
      {due?.kind === "date" && (
        <OnDate
          on={due.on}
          onDate={(on) => onDue({ kind: "date", on })}
          onSettle={onSettle}
          isDisabled={isDisabled}
        />
      )}
      {way !== "none" && way !== "date" && (
        <NumberField
          label={copy.dueDays}
          value={days}
          min={0}
          max={GRAPH_LIMITS.days}
          isDisabled={isDisabled}
          onValue={(value) => onDue(dueFrom(way, value))}
          onSettle={onSettle}
        />
      )}
    </div>
  );
}

type OnDateProps = { on: string; onDate: (on: string) => void; onSettle: () => void; isDisabled: boolean };

export function OnDate({ on, onDate, onSettle, isDisabled }: OnDateProps) {
  const [text, setText] = useState(() => formatDate(on));
  // Undo and redo change it from outside.
  const [shown, setShown] = useState(on);
  if (shown !== on) {
    setShown(on);
    if (dateOf(text) !== on) setText(formatDate(on));
  }
  return (
    <div onBlur={onSettle}>
      <DateField
        label={copy.dueDate}
        text={text}
        openLabel={copy.openCalendar}
        isDisabled={isDisabled}
        onText={(next) => {
          setText(next);
          const date = dateOf(next);
          if (date) onDate(date);
        }}
      />
    </div>
  );
}
