import type { Ref } from "react";

import type { FormKind } from "#contracts/forms/shapes.ts";
import { forms as copy } from "#web/copy/forms.ts";

import { fieldsOf } from "./form-values.ts";

import classes from "./forms.module.css";

type Props = {
  kind: FormKind;
  errors: Readonly<Record<string, string>>;
  /** Why the server did not take the form. */
  failure: string | null;
  idOf: (field: string) => string;
  ref: Ref<HTMLDivElement>;
};

/** What keeps a form from being sent, in one place that takes the focus; each error leads to its field. */
export function ErrorSummary({ kind, errors, failure, idOf, ref }: Props) {
  const labels: Readonly<Record<string, string>> = copy[kind];
  const wrong = fieldsOf(kind).filter((field: string) => errors[field] !== undefined);
  if (wrong.length === 0 && failure === null) return null;
  return (
    <div ref={ref} className={classes.problem} role="alert" tabIndex={-1}>
      {failure !== null && <p>{`${copy.submitFailed} ${failure}`}</p>}
      {wrong.length > 0 && (
        <>
          <p>{copy.summary(wrong.length)}</p>
          <ul>
            {wrong.map((field: string) => (
              <li key={field}>
                <a
                  href={`#${idOf(field)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(idOf(field))?.focus();
                  }}
                >
                  {labels[field]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
