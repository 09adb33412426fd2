import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";

import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { LIMITS } from "#contracts/core/limits.ts";
import type { ScheduleEvent } from "#contracts/schedule/shapes.ts";
import { EVENT_TYPES } from "#contracts/schedule/terms.ts";
import { journeyChoice } from "#web/copy/journey-choice.ts";
import { schedule } from "#web/copy/schedule.ts";
import { idOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { viewerZone } from "#web/core/dates.ts";
import { useJourneyChoice } from "#web/core/journey-choice.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { dateOf } from "#web/ui/date-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { ProblemSummary } from "#web/ui/problem-summary.tsx";
import { SearchedSelect } from "#web/ui/searched-select.tsx";

import {
  type EventProblems,
  type EventValues,
  newValues,
  readValues,
  valuesOf,
  valuesOfJourney,
} from "./event-values.ts";
import { EventWhenFields } from "./event-when-fields.tsx";
import { StaleEvent } from "./stale-event.tsx";
import { useSaveEvent } from "./use-save-event.ts";

import classes from "./event-form.module.css";

const copy = schedule.form;

type Props = {
  /** The event that is changed; null for a new one. */
  event: ScheduleEvent | null;
  day: CalendarDate | null;
  workspaceId?: number | undefined;
  onClose: () => void;
  onSaved: (event: ScheduleEvent) => void;
};

const LABELS = {
  title: copy.title,
  firstDay: copy.firstDay,
  startTime: copy.startTime,
  lastDay: copy.lastDay,
  endTime: copy.endTime,
} as const satisfies Record<keyof EventProblems, string>;
const FIELDS = Object.keys(LABELS) as (keyof EventProblems)[];

/**
 * A new event, or a change of one. A new one of a journey has the journey's place, day and zone until somebody enters
 * others. What was typed stays where saving is refused.
 */
export function EventForm({ event, day, workspaceId, onClose, onSaved }: Props) {
  const [begun] = useState(() => (event ? valuesOf(event) : newValues(viewerZone(), day, workspaceId)));
  const [entered, setEntered] = useState<Partial<EventValues>>(
    day === null ? {} : { firstDay: begun.firstDay },
  );
  const { workspace = begun.workspace, eventType = begun.eventType } = entered;
  const journeyId = event ? undefined : idOf(workspace);
  const journey = trpc.workspaces.find.useQuery(
    { workspaceId: journeyId ?? 0 },
    { enabled: journeyId !== undefined },
  );
  const isFollowing = journeyId !== undefined && journey.isPending;
  const values = {
    ...begun,
    ...(journeyId !== undefined && journey.data && valuesOfJourney(journey.data, eventType)),
    ...entered,
  };
  const [tries, setTries] = useState(0);
  const [isPicking, setPicking] = useState(false);
  const { save, isPending, stale, refusal } = useSaveEvent(event);
  const set = (change: Partial<EventValues>) => setEntered((before) => ({ ...before, ...change }));
  const { when, problems } = readValues(values, dateOf);
  const shown = tries > 0 ? problems : {};

  const submit = async (submitted: FormEvent) => {
    submitted.preventDefault();
    setTries((before) => before + 1);
    if (when === null || Object.keys(problems).length > 0) return;
    const saved = await save(values, when);
    if (saved) onSaved(saved);
  };

  return (
    <Dialog
      opened
      onClose={onClose}
      closeOnEscape={!isPicking && !isPending}
      closeOnClickOutside={false}
      title={event ? copy.edit : copy.create}
    >
      <Form className={classes.form} noValidate onSubmit={(submitted) => void submit(submitted)}>
        <StaleEvent changes={stale} />
        {refusal !== null && (
          <p className={classes.refusal} role="alert">
            {refusal}
          </p>
        )}
        <ProblemSummary
          lead={copy.lead(Object.keys(shown).length)}
          tries={tries}
          problems={FIELDS.filter((field) => shown[field] !== undefined).map((field) => ({
            label: LABELS[field],
            goTo: () => document.getElementById(`event-${field}`)?.focus(),
          }))}
        />
        <TextInput
          id="event-title"
          label={copy.title}
          value={values.title}
          maxLength={LIMITS.title}
          error={shown.title}
          withAsterisk
          aria-required
          data-autofocus
          autoComplete="off"
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <div className={classes.pair}>
          <NativeSelect
            label={copy.type}
            value={values.eventType}
            data={EVENT_TYPES.map((value) => ({ value, label: schedule.types[value] }))}
            onChange={({ currentTarget }) =>
              set({ eventType: EVENT_TYPES.find((type) => type === currentTarget.value) ?? "other" })
            }
          />
          <JourneySelect value={values.workspace} onValue={(workspace) => set({ workspace })} />
        </div>
        <TextInput
          label={copy.location}
          value={values.location}
          maxLength={LIMITS.address}
          autoComplete="off"
          onChange={({ currentTarget }) => set({ location: currentTarget.value })}
        />
        <EventWhenFields values={values} problems={shown} when={when} onChange={set} onPicking={setPicking} />
        <Textarea
          label={copy.description}
          rows={3}
          value={values.description}
          maxLength={LIMITS.notes}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
        <Textarea
          label={copy.toBring}
          description={copy.toBringHelp}
          rows={2}
          value={values.toBring}
          maxLength={LIMITS.notes}
          onChange={({ currentTarget }) => set({ toBring: currentTarget.value })}
        />
        <div className={classes.buttons}>
          <CancelButton onCancel={onClose} disabled={isPending} />
          <Button type="submit" variant="filled" disabled={isPending || isFollowing}>
            {isPending ? copy.saving : copy.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function JourneySelect({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const choice = useJourneyChoice(idOf(value) ?? null);
  return (
    <SearchedSelect
      label={copy.workspace}
      placeholder={copy.noWorkspace}
      choice={choice}
      what={journeyChoice.what}
      words={journeyChoice}
      value={value === "" ? null : value}
      onChange={(chosen) => onValue(chosen ?? "")}
      clearable
    />
  );
}
