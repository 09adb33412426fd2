import type { FormKind } from "./shapes.ts";

/** Fields by the switch that shows them. */
const SHOWN_BY: Partial<Record<FormKind, Readonly<Record<string, string>>>> = {
  travel: { handlingInstructions: "specialHandling" },
};

/** Whether the other answers of a form show a field. */
export function isShown(kind: FormKind, field: string, values: Readonly<Record<string, unknown>>): boolean {
  const shownBy = SHOWN_BY[kind]?.[field];
  return shownBy === undefined || values[shownBy] === true;
}

/** The answers of fields that are shown: what stands in a hidden one is neither checked nor sent. */
export function shownValues<V extends Readonly<Record<string, unknown>>>(
  kind: FormKind,
  values: V,
): Partial<V> {
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => isShown(kind, field, values)),
  ) as Partial<V>;
}
