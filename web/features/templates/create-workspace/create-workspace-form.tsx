import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type FormEvent, useId, useRef, useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { Workspace } from "#contracts/workspaces/shapes.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import { speciesName } from "#web/copy/species.ts";
import { createWorkspace as copy } from "#web/copy/templates.ts";
import type { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { useToday } from "#web/core/dates.ts";
import { fieldErrorsOf } from "#web/core/errors.ts";
import { surroundings } from "#web/core/surroundings.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";
import { DateField } from "#web/ui/date-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { ProblemSummary } from "#web/ui/problem-summary.tsx";

import { draftOf, EMPTY, FIELD_NAMES, type FieldName, firstDeparture, problemsOf } from "./draft.ts";

import classes from "./create-workspace.module.css";

type Props = {
  templateId: number;
  libraryTemplateId?: number | undefined;
  creation: ReturnType<typeof trpc.workspaces.createFromTemplate.useMutation>;
  onSucceeded: (workspace: Workspace) => void;
  onCancel: () => void;
  onCalendarChange: (isOpen: boolean) => void;
};

export function CreateWorkspaceForm({
  templateId,
  libraryTemplateId,
  creation,
  onSucceeded,
  onCancel,
  onCalendarChange,
}: Props) {
  const today = useToday();
  const form = useForm({
    initialValues: EMPTY,
    validate: (fields) => problemsOf(fields, today, surroundings().language),
    onSubmitPreventDefault: "always",
  });
  const [attempts] = useState(() => new Attempts());
  const [tries, setTries] = useState(0);
  const id = useId();
  // A second click may come before the first has been rendered.
  const isSending = useRef(false);
  const isBusy = creation.isPending;

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const draft = {
      ...draftOf(form.getValues(), templateId, surroundings().language),
      ...(libraryTemplateId && { libraryTemplateId }),
    };
    try {
      onSucceeded(await creation.mutateAsync({ ...draft, requestId: attempts.idFor(draft) }));
    } catch (error) {
      // oxlint-disable-next-line no-console -- a failed creation is to be found in the browser's log
      console.error(error);
      form.setErrors(fieldErrorsOf(error));
      showToast({ kind: "error", title: copy.failed, description: copy.failedText });
    } finally {
      isSending.current = false;
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(send, () => setTries((count) => count + 1))(event);

  const wrong = FIELD_NAMES.filter((name) => form.errors[name] !== undefined);
  const common = (name: FieldName) => ({
    id: `${id}-${name}`,
    label: copy[name],
    disabled: isBusy,
    ...form.getInputProps(name),
  });

  return (
    <Form onSubmit={submit} noValidate aria-label={copy.title}>
      <div className={classes.fields}>
        <div className={classes.whole}>
          <ProblemSummary
            lead={copy.summary(wrong.length)}
            tries={tries}
            problems={wrong.map((name) => ({
              label: copy[name],
              goTo: () => document.getElementById(`${id}-${name}`)?.focus(),
            }))}
          />
        </div>
        <TextInput
          {...common("petName")}
          withAsterisk
          aria-required
          autoComplete="off"
          enterKeyHint="next"
          maxLength={LIMITS.name}
          data-autofocus
        />
        <NativeSelect
          {...common("species")}
          data={[
            { value: "", label: copy.speciesUnsaid },
            ...PET_TYPES.map((one) => ({ value: one, label: speciesName(one) })),
          ]}
        />
        <TextInput
          {...common("ownerName")}
          withAsterisk
          aria-required
          autoComplete="off"
          enterKeyHint="next"
          maxLength={LIMITS.name}
        />
        <TextInput
          {...common("ownerEmail")}
          withAsterisk
          aria-required
          type="email"
          inputMode="email"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={LIMITS.email}
        />
        <DateField
          id={`${id}-departureDate`}
          label={copy.departureDate}
          openLabel={copy.openCalendar}
          placeholder={copy.departurePlaceholder}
          text={form.values.departureDate}
          onText={(text) => form.setFieldValue("departureDate", text)}
          first={firstDeparture(today)}
          error={form.errors["departureDate"]}
          onOpenChange={onCalendarChange}
          isRequired
          isDisabled={isBusy}
        />
        <Textarea
          {...common("notes")}
          className={classes.whole}
          label={
            <>
              {copy.notes} <span className={classes.optional}>{copy.optional}</span>
            </>
          }
          rows={3}
          autosize={false}
          maxLength={LIMITS.notes}
        />
      </div>
      <footer className={classes.footer}>
        <CancelButton onCancel={onCancel} disabled={isBusy} />
        <Button type="submit" variant="filled" disabled={isBusy}>
          {isBusy ? copy.submitting : copy.submit}
        </Button>
      </footer>
    </Form>
  );
}
