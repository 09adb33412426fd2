import type { UseFormReturnType } from "@mantine/form";

import { LIMITS } from "#contracts/core/limits.ts";
import type { FormKind } from "#contracts/forms/shapes.ts";
import { forms as copy } from "#web/copy/forms.ts";

import type { ValuesOf } from "./form-values.ts";

import classes from "./forms.module.css";

/** What the server takes at most; past it nothing more can be typed, so a draft is never refused for its length. */
const MAX_LENGTH: Readonly<Record<string, number>> = {
  email: LIMITS.email,
  phone: LIMITS.phone,
  emergencyPhone: LIMITS.phone,
  address: LIMITS.address,
  healthConditions: LIMITS.notes,
  medications: LIMITS.notes,
  specialRequirements: LIMITS.notes,
  handlingInstructions: LIMITS.notes,
};

const ORDER: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];

const OPTIONAL: ReadonlySet<string> = new Set([
  "microchipNumber",
  "petPassportNumber",
  "healthConditions",
  "medications",
  "specialRequirements",
  "returnDate",
  "carrierSize",
  "handlingInstructions",
]);

/** What the fields of one kind of form are given. */
export type FieldsProps<K extends FormKind> = {
  form: UseFormReturnType<ValuesOf[K]>;
  idOf: (field: string) => string;
};

/** What every input of a form is given: its name and label, whether it may stay empty, value, error. */
export function fieldProps<K extends FormKind>(
  kind: K,
  form: UseFormReturnType<ValuesOf[K]>,
  idOf: (field: string) => string,
) {
  const labels: Readonly<Record<string, string>> = copy[kind];
  return (field: keyof ValuesOf[K] & string) => {
    const isOptional = OPTIONAL.has(field);
    return {
      id: idOf(field),
      size: "lg" as const,
      inputWrapperOrder: ORDER,
      classNames: { description: classes.help },
      label: isOptional ? `${labels[field]} ${copy.optional}` : labels[field],
      withAsterisk: !isOptional,
      "aria-required": !isOptional,
      enterKeyHint: "next" as const,
      maxLength: MAX_LENGTH[field] ?? LIMITS.name,
      ...form.getInputProps(field),
    };
  };
}

/** The same for a group of boxes, whose first box carries the id that the summary leads to. */
export function groupProps<K extends FormKind>(
  kind: K,
  form: UseFormReturnType<ValuesOf[K]>,
  field: keyof ValuesOf[K] & string,
) {
  const labels: Readonly<Record<string, string>> = copy[kind];
  return { size: "lg" as const, label: labels[field], withAsterisk: true, ...form.getInputProps(field) };
}
