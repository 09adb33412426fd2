import { Button } from "@mantine/core";
import type { Ref } from "react";

import type { FormKind, FormValues } from "#contracts/forms/shapes.ts";
import { forms as copy } from "#web/copy/forms.ts";

import { filled } from "./form-values.ts";
import { wordsFor } from "./sent-values.tsx";

import classes from "./forms.module.css";

type Value = string | boolean | readonly string[];

type Props = {
  kind: FormKind;
  fields: readonly string[];
  /** What the record says now. */
  known: FormValues;
  values: Readonly<Record<string, Value>>;
  onTake: (field: string) => void;
  onKeep: (field: string) => void;
  ref: Ref<HTMLElement>;
};

/** What others have changed since the form was begun, beside what stands in it: whoever sends it says which holds. */
export function ChangedFields({ kind, fields, known, values, onTake, onKeep, ref }: Props) {
  if (fields.length === 0) return null;
  const labels: Readonly<Record<string, string>> = copy[kind];
  const now: Readonly<Record<string, Value>> = filled(kind, known);
  return (
    <section ref={ref} tabIndex={-1} className={classes.changed} aria-label={copy.changed}>
      <h4 className={classes.heading}>{copy.changed}</h4>
      <p>{copy.changedHelp}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <b>{labels[field]}</b>
            <p>
              {copy.changedNow} <bdi>{wordsFor(field, now[field] ?? "")}</bdi>
              <br />
              {copy.changedYours} <bdi>{wordsFor(field, values[field] ?? "")}</bdi>
            </p>
            <div className={classes.buttons}>
              <Button
                size="lg"
                aria-label={`${copy.changedTake}: ${labels[field]}`}
                onClick={() => onTake(field)}
              >
                {copy.changedTake}
              </Button>
              <Button
                size="lg"
                aria-label={`${copy.changedKeep}: ${labels[field]}`}
                onClick={() => onKeep(field)}
              >
                {copy.changedKeep}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
