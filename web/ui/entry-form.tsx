import { Button } from "@mantine/core";
import { useForm, type UseFormReturnType } from "@mantine/form";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type * as z from "zod";

import type { Permission } from "#contracts/settings/permissions-shapes.ts";
import { entryForm } from "#web/copy/entry-form.ts";
import { codeOf, fieldErrorsOf, sentenceOf } from "#web/core/errors.ts";
import { useRefusal } from "#web/core/permissions.ts";
import { showToast } from "#web/core/toasts.ts";
import { CancelButton } from "#web/ui/cancel-button.tsx";

import { Form } from "./form.tsx";
import { ProblemSummary } from "./problem-summary.tsx";

import classes from "./entry-form.module.css";

type Values = Record<string, string | boolean>;

type Props<V extends Values> = {
  /** What the form is for, for screen readers. */
  label: string;
  initial: V;
  /** The names of the fields, in their order on the form. */
  labels: Record<keyof V & string, string>;
  /** What can be sent of what stands in the fields; its sentences stand beside them. */
  shape: z.ZodType;
  /** What the shape takes, made of what stands in the fields. */
  toInput: (values: V) => unknown;
  /** Resolves once it is saved; a rejection's words come to the fields or into a toast. */
  onSave: (values: V) => Promise<unknown>;
  onCancel: () => void;
  saveLabel: string;
  /** What saving takes, where it takes a permission. */
  permission?: Permission;
  /** The title of the toast where it was not saved. */
  failed: string;
  children: (field: (name: keyof V & string) => Field, values: V) => ReactNode;
};

/** What a part of the form takes. */
export type Field = { id: string; label: string; disabled: boolean } & ReturnType<
  UseFormReturnType<Values>["getInputProps"]
>;

/** A form in a dialog: checked by its contract, problems beside the fields and in a summary, sent once however often it is clicked. */
export function EntryForm<V extends Values>(props: Props<V>) {
  const id = useId();
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const refusal = useRefusal(props.permission);
  const form = useForm<Values>({
    initialValues: props.initial,
    validate: (values) => {
      const { error } = props.shape.safeParse(props.toInput(values as V));
      const problems: Record<string, string> = {};
      for (const { path, message } of error?.issues ?? []) problems[String(path[0])] ??= message;
      return problems;
    },
    onSubmitPreventDefault: "always",
  });
  const names = Object.keys(props.labels) as (keyof V & string)[];
  const wrong = names.filter((name) => form.errors[name] !== undefined);

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    try {
      await props.onSave(form.getValues() as V);
    } catch (error) {
      const problems = fieldErrorsOf(error);
      form.setErrors(problems);
      if (Object.keys(problems).length > 0) setTries((count) => count + 1);
      const hasReason = codeOf(error) === "wrong_state" && error instanceof Error;
      showToast({
        kind: "error",
        title: props.failed,
        description: hasReason ? error.message : sentenceOf(error),
      });
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) =>
    form.onSubmit(send, () => setTries((count) => count + 1))(event);
  const field = (name: keyof V & string): Field => ({
    id: `${id}-${name}`,
    label: props.labels[name],
    disabled: isBusy,
    ...form.getInputProps(name, {
      type: typeof props.initial[name] === "boolean" ? "checkbox" : "input",
    }),
  });

  return (
    <Form className={classes.form} onSubmit={submit} noValidate aria-label={props.label}>
      <ProblemSummary
        lead={entryForm.problems(wrong.length)}
        tries={tries}
        problems={wrong.map((name) => ({
          label: props.labels[name],
          goTo: () => document.getElementById(`${id}-${name}`)?.focus(),
        }))}
      />
      {props.children(field, form.values as V)}
      <div className={classes.buttons}>
        <CancelButton onCancel={props.onCancel} disabled={isBusy} />
        <Button type="submit" variant="filled" loading={isBusy} {...refusal}>
          {props.saveLabel}
        </Button>
      </div>
    </Form>
  );
}
