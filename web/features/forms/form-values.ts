import type { FieldErrors } from "#contracts/core/errors.ts";
import {
  FORM_OF,
  type FormKind,
  type FormValues,
  type OwnerForm,
  type PetForm,
  type TravelForm,
} from "#contracts/forms/shapes.ts";
import { shownValues } from "#contracts/forms/shown-fields.ts";
import { ACKNOWLEDGEMENTS } from "#contracts/forms/terms.ts";

/** What the inputs of a form hold: text as typed, a switch, a list of ticked boxes. */
export type PetValues = Record<keyof PetForm, string>;
export type TravelValues = Record<Exclude<keyof TravelForm, "specialHandling">, string> & {
  specialHandling: boolean;
};
export type OwnerValues = Record<Exclude<keyof OwnerForm, "acknowledgements">, string> & {
  acknowledgements: string[];
};
export type ValuesOf = { pet: PetValues; travel: TravelValues; owner: OwnerValues };

/** Fields in the order of the page. */
export const EMPTY_VALUES = {
  pet: {
    petName: "",
    breed: "",
    age: "",
    weight: "",
    microchipNumber: "",
    petPassportNumber: "",
    vaccinationStatus: "",
    healthConditions: "",
    medications: "",
    specialRequirements: "",
  },
  travel: {
    departureDate: "",
    returnDate: "",
    departureAirport: "",
    arrivalAirport: "",
    travelClass: "",
    carrierSize: "",
    specialHandling: false,
    handlingInstructions: "",
  },
  owner: {
    fullName: "",
    email: "",
    phone: "",
    address: "",
    emergencyContact: "",
    emergencyPhone: "",
    acknowledgements: [],
  },
} as const satisfies { [K in FormKind]: Readonly<ValuesOf[K]> };

export const fieldsOf = <K extends FormKind>(kind: K) =>
  Object.keys(EMPTY_VALUES[kind]) as (keyof ValuesOf[K] & string)[];

/** Fills a form with what the server or this device kept; what does not fit a field is left out. */
export function filled<K extends FormKind>(kind: K, kept: FormValues): ValuesOf[K] {
  const empty: Record<string, string | boolean | readonly string[]> = EMPTY_VALUES[kind];
  const values = Object.entries(empty).map(([field, blank]) => [field, fitting(blank, kept[field])]);
  return Object.fromEntries(values) as ValuesOf[K];
}

function fitting(blank: string | boolean | readonly string[], kept: FormValues[string] | undefined) {
  if (typeof blank === "boolean") return kept === true || kept === "true";
  if (Array.isArray(blank)) {
    return Array.isArray(kept)
      ? kept.filter((key) => (ACKNOWLEDGEMENTS as readonly string[]).includes(key))
      : [];
  }
  return typeof kept === "string" || typeof kept === "number" ? String(kept) : blank;
}

/** What is wrong with which field before it is sent, by the schema the server checks with. */
export function checkForm(kind: FormKind, values: ValuesOf[FormKind]): FieldErrors {
  const result = FORM_OF[kind].safeParse(shownValues(kind, values));
  const errors: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

/** The server's refusal by the names of the fields: `values.petName` and `petName` are the same one. */
export function ownFields(kind: FormKind, fields: FieldErrors | undefined): FieldErrors {
  const known: readonly string[] = fieldsOf(kind);
  const named = Object.entries(fields ?? {}).map(([path, message]) => {
    const field = path.replace(/^values\./, "").split(".")[0] ?? "";
    return [field, message] as const;
  });
  return Object.fromEntries(named.filter(([field]) => known.includes(field)));
}
