import { Radio, Switch, Textarea, TextInput } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";

import { isShown } from "#contracts/forms/shown-fields.ts";
import { TRAVEL_CLASSES } from "#contracts/forms/terms.ts";
import { forms as copy } from "#web/copy/forms.ts";
import { formatLongDate } from "#web/core/dates.ts";

import { AirportField } from "./airport-field.tsx";
import { type FieldsProps, fieldProps, groupProps } from "./field-props.ts";

import classes from "./forms.module.css";

/** Such a field is written as the browser has it; the words leave no doubt. */
const inWords = (date: string) => (/^\d{4}-\d{2}-\d{2}$/.test(date) ? formatLongDate(date) : undefined);

export function TravelFields({ form, idOf }: FieldsProps<"travel">) {
  const field = fieldProps("travel", form, idOf);
  const help = copy.travelHelp;
  return (
    <>
      <div className={classes.info}>
        <IconInfoCircle size={18} stroke={1.75} aria-hidden />
        <div>
          <b>{copy.travelInfoTitle}</b>
          <ul>
            {copy.travelInfo.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      </div>
      <div className={classes.pair}>
        <TextInput {...field("departureDate")} type="date" description={inWords(form.values.departureDate)} />
        <TextInput {...field("returnDate")} type="date" description={inWords(form.values.returnDate)} />
      </div>
      <AirportField {...field("departureAirport")} description={help.airport} />
      <AirportField {...field("arrivalAirport")} description={help.airport} />
      <Radio.Group {...groupProps("travel", form, "travelClass")}>
        <div className={classes.choices}>
          {TRAVEL_CLASSES.map((value, at) => (
            <Radio
              key={value}
              {...(at === 0 && { id: idOf("travelClass") })}
              value={value}
              label={copy.travelClass[value]}
            />
          ))}
        </div>
      </Radio.Group>
      <TextInput {...field("carrierSize")} description={help.carrierSize} autoComplete="off" />
      <Switch
        id={idOf("specialHandling")}
        size="md"
        className={classes.switch}
        label={copy.travel.specialHandling}
        description={help.specialHandling}
        {...form.getInputProps("specialHandling", { type: "checkbox" })}
      />
      {isShown("travel", "handlingInstructions", form.values) && (
        <Textarea {...field("handlingInstructions")} rows={3} enterKeyHint="enter" dir="auto" />
      )}
    </>
  );
}
