import type { FormKind, FormValues } from "#contracts/forms/shapes.ts";
import { isShown } from "#contracts/forms/shown-fields.ts";
import { forms as copy } from "#web/copy/forms.ts";
import { formatDate } from "#web/core/dates.ts";

import { fieldsOf, filled } from "./form-values.ts";

import classes from "./forms.module.css";

type Value = string | boolean | readonly string[];

/** What was sent, to be read and not edited. */
export function SentValues({ kind, values }: { kind: FormKind; values: FormValues }) {
  const labels: Record<string, string> = copy[kind];
  const sent: Record<string, Value> = filled(kind, values);
  return (
    <section aria-label={copy.sent}>
      <h4 className={classes.heading}>{copy.sent}</h4>
      <dl className={classes.sent}>
        {fieldsOf(kind)
          .filter((field: string) => isShown(kind, field, sent))
          .map((field: string) => (
            <div key={field}>
              <dt>{labels[field]}</dt>
              <dd dir="auto">{wordsFor(field, sent[field] ?? "")}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

const WORDS: Record<string, Readonly<Record<string, string>>> = {
  vaccinationStatus: copy.vaccination,
  travelClass: copy.travelClass,
};

/** A value as a person reads it. */
export function wordsFor(field: string, value: Value): string {
  if (typeof value === "boolean") return value ? copy.yes : copy.no;
  if (typeof value !== "string") {
    const promises: Readonly<Record<string, string>> = copy.promises;
    return value.map((key) => promises[key] ?? key).join("\n") || copy.nothing;
  }
  if (value === "") return copy.nothing;
  if (field.endsWith("Date") && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  return WORDS[field]?.[value] ?? value;
}
