import { Checkbox, NativeSelect, TextInput } from "@mantine/core";

import type { FoundFact } from "#contracts/health/findings-shapes.ts";
import { DISEASES } from "#contracts/health/terms.ts";
import { RECORD_KINDS } from "#contracts/rules/record-kinds.ts";
import { CHIP_READABILITIES, CHIP_STANDARDS, VACCINE_TYPES } from "#contracts/rules/types.ts";
import { healthRecord, papersRead } from "#web/copy/health-record.ts";
import { DateField } from "#web/ui/date-field.tsx";
import type { Field } from "#web/ui/entry-form.tsx";

import { DATE_FIELDS, type FIELDS_OF } from "./record-values.ts";

const copy = healthRecord;

type Name = (typeof FIELDS_OF)[FoundFact["kind"]][number];

const choices = (values: readonly string[], words: Readonly<Record<string, string>>) => [
  { value: "", label: copy.notSaid },
  ...values.map((value) => ({ value, label: words[value] ?? value })),
];
const NEUTERED = [
  { value: "yes", label: papersRead.neutered.yes },
  { value: "no", label: papersRead.neutered.no },
];
const CHOICES = {
  standard: choices(CHIP_STANDARDS, copy.standards),
  readability: choices(CHIP_READABILITIES, copy.readabilities),
  vaccineType: choices(VACCINE_TYPES, copy.vaccineTypes),
};

/** One field of an entry of the health record, or of what a paper says. */
export function RecordPart({ name, field }: { name: Name; field: Field }) {
  if (name === "disease")
    return (
      <NativeSelect {...field} data={DISEASES.map((value) => ({ value, label: copy.diseases[value] }))} />
    );
  if (name === "record")
    return (
      <NativeSelect {...field} data={RECORD_KINDS.map((value) => ({ value, label: copy.records[value] }))} />
    );
  if (name === "isNeutered") return <NativeSelect {...field} data={NEUTERED} />;
  if (name === "isBelow" || name === "isLegible" || name === "isPositive" || name === "isPlanned")
    return <Checkbox {...field} />;
  if (name === "standard" || name === "readability" || name === "vaccineType")
    return <NativeSelect {...field} data={CHOICES[name]} />;
  if (DATE_FIELDS.has(name)) {
    const { value, onChange, error, disabled, ...rest } = field;
    return (
      <DateField
        {...rest}
        text={String(value ?? "")}
        onText={onChange}
        error={error}
        isDisabled={disabled}
        openLabel={`${copy.chooseDate}: ${field.label}`}
      />
    );
  }
  if (name === "time")
    return <TextInput {...field} placeholder="09:30" autoComplete="off" inputMode="text" />;
  if (name === "country") return <TextInput {...field} description={copy.countryHint} autoComplete="off" />;
  if (name === "code" || name === "result" || name === "courseDoses")
    return <TextInput {...field} inputMode={name === "result" ? "decimal" : "numeric"} autoComplete="off" />;
  return <TextInput {...field} autoComplete="off" />;
}
