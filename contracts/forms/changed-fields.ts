import { microchipOf } from "#contracts/health/microchips.ts";

import type { FormKind, FormValues } from "./shapes.ts";
import { isShown } from "./shown-fields.ts";
import { numberIn } from "./typed-numbers.ts";

/** No facts that somebody else changes: an age grows by itself, and a promise is given anew each time. */
const OWN_WORDS: ReadonlySet<string> = new Set(["age", "acknowledgements"]);

type Value = FormValues[string] | undefined;

/**
 * The fields in which the record has changed since a form was begun and now says something else than the form does: to
 * send them would put back what somebody else has changed.
 * @param basis what the record said when the form was begun
 * @param known what it says now
 * @param values what stands in the form, typed or checked
 */
export function changedMeanwhile(
  kind: FormKind,
  { basis, known, values }: Readonly<Record<"basis" | "known" | "values", FormValues>>,
): string[] {
  const fields = new Set([...Object.keys(basis), ...Object.keys(known)]);
  return [...fields].filter(
    (field) =>
      !OWN_WORDS.has(field) &&
      isShown(kind, field, values) &&
      // A number of a chip is told beside what is known and takes nothing away.
      !(field === "microchipNumber" && plain(field, known[field]) === "") &&
      !isSameFact(field, basis[field], known[field]) &&
      !isSameFact(field, values[field], known[field]),
  );
}

function isSameFact(field: string, one: Value, other: Value): boolean {
  return plain(field, one) === plain(field, other);
}

/** One spelling for what means the same: `4,25` and 4.25, a number with and without its gaps, nothing and an empty text. */
function plain(field: string, value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  const text = String(value).normalize("NFC").trim();
  if (field === "microchipNumber") return microchipOf(text);
  if (field.endsWith("Airport") || field === "email") return text.toUpperCase();
  if (field !== "weight") return text;
  const number = numberIn(text);
  return Number.isFinite(number) ? String(number) : text;
}
