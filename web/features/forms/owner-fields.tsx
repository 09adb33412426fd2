import { Checkbox, Textarea, TextInput } from "@mantine/core";

import { ACKNOWLEDGEMENTS } from "#contracts/forms/terms.ts";
import { forms as copy } from "#web/copy/forms.ts";

import { type FieldsProps, fieldProps, groupProps } from "./field-props.ts";

import classes from "./forms.module.css";

export function OwnerFields({ form, idOf }: FieldsProps<"owner">) {
  const field = fieldProps("owner", form, idOf);
  return (
    <>
      <TextInput {...field("fullName")} autoComplete="name" autoCapitalize="words" dir="auto" />
      <TextInput
        {...field("email")}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextInput {...field("phone")} type="tel" inputMode="tel" autoComplete="tel" />
      <Textarea
        {...field("address")}
        rows={3}
        autoComplete="street-address"
        enterKeyHint="enter"
        dir="auto"
      />
      <TextInput
        {...field("emergencyContact")}
        description={copy.ownerHelp.emergencyContact}
        autoComplete="off"
        autoCapitalize="words"
        dir="auto"
      />
      <TextInput {...field("emergencyPhone")} type="tel" inputMode="tel" autoComplete="off" />
      <Checkbox.Group {...groupProps("owner", form, "acknowledgements")}>
        <div className={classes.choices}>
          {ACKNOWLEDGEMENTS.map((value, at) => (
            <Checkbox
              key={value}
              {...(at === 0 && { id: idOf("acknowledgements") })}
              value={value}
              label={copy.promises[value]}
            />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}
