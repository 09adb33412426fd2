import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";

import { changedMeanwhile } from "#contracts/forms/changed-fields.ts";
import type { FormKind, FormState, FormValues } from "#contracts/forms/shapes.ts";
import { shownValues } from "#contracts/forms/shown-fields.ts";
import { forms as copy } from "#web/copy/forms.ts";
import { trpc } from "#web/core/api.ts";
import { Attempts } from "#web/core/attempts.ts";
import { codeOf, fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { Form } from "#web/ui/form.tsx";
import { PapersFirst } from "#web/ui/papers-first.tsx";

import { ChangedFields } from "./changed-fields.tsx";
import type { Typed } from "./draft-keeper.ts";
import { DraftNote } from "./draft-note.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import type { FieldsProps } from "./field-props.ts";
import { checkForm, filled, ownFields, type ValuesOf } from "./form-values.ts";
import { OwnerFields } from "./owner-fields.tsx";
import { PetFields } from "./pet-fields.tsx";
import { TravelFields } from "./travel-fields.tsx";
import { useDraft } from "./use-draft.ts";

import classes from "./forms.module.css";

type Body = Typed;

type Props = {
  kind: FormKind;
  found: FormState;
  /** Papers that have to be there before it is sent. */
  missing: readonly string[];
  /** Asks for `found` again: the record or the draft has changed since. */
  onOutdated: () => Promise<FormState | undefined>;
  onDone: () => void;
};

export function FormEditor({ kind, found, missing, onOutdated, onDone }: Props) {
  const [attempts] = useState(() => new Attempts());
  const [isSent, setSent] = useState(false);
  const sent = useRef(() => {});
  const submit = trpc.forms.submit.useMutation({
    onSuccess: () => {
      // Before anything is read again: a form that opens then must find no draft.
      sent.current();
      setSent(true);
      onDone();
    },
  });

  const send = async (body: Body, onSent: () => void) => {
    sent.current = onSent;
    await submit.mutateAsync({ taskId: found.taskId, ...body, requestId: attempts.idFor(body) });
  };

  if (isSent) return <Sent />;
  const props = { found, missing, onOutdated, isSending: submit.isPending, onSend: send };
  if (kind === "pet") return <Editor {...props} kind="pet" Fields={PetFields} />;
  if (kind === "travel") return <Editor {...props} kind="travel" Fields={TravelFields} />;
  return <Editor {...props} kind="owner" Fields={OwnerFields} />;
}

type EditorProps<K extends FormKind> = {
  kind: K;
  found: FormState;
  missing: readonly string[];
  onOutdated: Props["onOutdated"];
  isSending: boolean;
  /** Throws what the server refused with. */
  onSend: (body: Body, onSent: () => void) => Promise<void>;
  Fields: (props: FieldsProps<K>) => React.ReactNode;
};

function Editor<K extends FormKind>({
  kind,
  found,
  missing,
  onOutdated,
  isSending,
  onSend,
  Fields,
}: EditorProps<K>) {
  const id = useId();
  const idOf = (field: string) => `${id}-${field}`;
  const { keeper, state, opening } = useDraft(kind, found, () => void onOutdated());
  const [opened] = useState(found);
  const note = useRef<HTMLDivElement>(null);
  const isElsewhere = state.status === "elsewhere";
  const [left, setLeft] = useState(opening.left);
  const [basis, setBasis] = useState(opening.basis);
  const [failure, setFailure] = useState<string | null>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [asksForFocus, setAsksForFocus] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const isBusy = isSubmitting || isSending;
  const form = useForm<ValuesOf[K]>({
    initialValues: opening.values,
    onValuesChange: (values) => keeper.typed(values as FormValues),
    clearInputErrorOnChange: true,
  });
  const { known } = found;
  const changes = useRef<HTMLElement>(null);
  const changed = changedMeanwhile(kind, { basis, known, values: form.getValues() as FormValues });
  const rebase = (next: FormValues) => {
    setBasis(next);
    keeper.typed(form.getValues() as FormValues, next);
  };
  const decide = (field: string, isTaken: boolean) => {
    const now: Readonly<Record<string, unknown>> = filled(kind, known);
    if (isTaken) form.setFieldValue(field, now[field] as never);
    rebase({ ...basis, [field]: known[field] ?? null });
  };

  useEffect(() => {
    if (asksForFocus > 0) summary.current?.focus();
  }, [asksForFocus]);

  const show = (errors: Readonly<Record<string, string>>) => {
    form.setErrors(errors);
    setAsksForFocus((times) => times + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || missing.length > 0) return;
    setFailure(null);
    const values = form.getValues();
    const errors = checkForm(kind, values);
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) {
      show(errors);
      return;
    }
    if (isElsewhere || changed.length > 0) {
      (isElsewhere ? note : changes).current?.focus();
      return;
    }
    setSubmitting(true);
    try {
      await keeper.rest();
      const body = { values: shownValues(kind, values) as FormValues, basis, page: keeper.page() };
      await onSend(body, () => keeper.forget());
    } catch (error) {
      if (codeOf(error) === "stale_version") keeper.compare(await onOutdated());
      setFailure(sentenceOf(error));
      show(ownFields(kind, fieldErrorsOf(error)));
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <Form isKept className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
      <DraftNote
        ref={note}
        isFresh={found.savedAt?.getTime() !== state.savedAt?.getTime()}
        onTheirs={() => {
          form.setValues(filled(kind, found.values));
          setBasis(found.basis);
          keeper.adopt(found.savedAt, found.basis);
        }}
        onMine={() => void keeper.overrule(form.getValues() as FormValues, found.savedAt)}
        found={opened}
        state={state}
        onUse={
          left
            ? () => {
                form.setValues(left.values);
                rebase(left.basis);
                setLeft(null);
              }
            : undefined
        }
      />
      <ErrorSummary
        ref={summary}
        kind={kind}
        errors={form.errors as Readonly<Record<string, string>>}
        failure={failure}
        idOf={idOf}
      />
      <ChangedFields
        ref={changes}
        kind={kind}
        fields={changed}
        known={known}
        values={form.getValues()}
        onTake={(field) => decide(field, true)}
        onKeep={(field) => decide(field, false)}
      />
      <Fields form={form} idOf={idOf} />
      <div className={classes.buttons}>
        <Button size="lg" disabled={isBusy} onClick={() => void keeper.save(form.getValues() as FormValues)}>
          {copy.saveDraft}
        </Button>
        <Button
          size="lg"
          variant="filled"
          type="submit"
          disabled={isBusy || missing.length > 0}
          {...(missing.length > 0 && { "aria-describedby": idOf("papers") })}
        >
          {isBusy ? copy.submitting : copy.submit}
        </Button>
      </div>
      {missing.length > 0 && <PapersFirst id={idOf("papers")} missing={missing} />}
    </Form>
  );
}

function Sent() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className={classes.thanks} role="status">
      {copy.submitted}
    </p>
  );
}
