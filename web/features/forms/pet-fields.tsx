import { NativeSelect, Textarea, TextInput } from "@mantine/core";

import { VACCINATION_STATUSES } from "#contracts/forms/terms.ts";
import { forms as copy } from "#web/copy/forms.ts";

import { type FieldsProps, fieldProps } from "./field-props.ts";

import classes from "./forms.module.css";

const STATUSES = [
  { value: "", label: copy.choose, disabled: true },
  ...VACCINATION_STATUSES.map((value) => ({ value, label: copy.vaccination[value] })),
];

export function PetFields({ form, idOf }: FieldsProps<"pet">) {
  const field = fieldProps("pet", form, idOf);
  const help = copy.petHelp;
  return (
    <>
      <TextInput {...field("petName")} autoComplete="off" dir="auto" />
      <TextInput {...field("breed")} autoComplete="off" dir="auto" />
      <div className={classes.pair}>
        <TextInput {...field("age")} description={help.age} inputMode="decimal" autoComplete="off" />
        <TextInput {...field("weight")} description={help.weight} inputMode="decimal" autoComplete="off" />
      </div>
      <NativeSelect {...field("vaccinationStatus")} data={STATUSES} />
      <TextInput
        {...field("microchipNumber")}
        description={help.microchipNumber}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextInput {...field("petPassportNumber")} autoComplete="off" autoCapitalize="characters" />
      <Textarea {...field("healthConditions")} rows={2} enterKeyHint="enter" dir="auto" />
      <Textarea
        {...field("medications")}
        description={help.medications}
        rows={2}
        enterKeyHint="enter"
        dir="auto"
      />
      <Textarea
        {...field("specialRequirements")}
        description={help.specialRequirements}
        rows={3}
        enterKeyHint="enter"
        dir="auto"
      />
    </>
  );
}
