import { NativeSelect, TextInput } from "@mantine/core";
import { useId } from "react";

import { breedNames } from "#contracts/rules/breeds/names.ts";
import { ESCORTS } from "#contracts/rules/types.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import { compliance } from "#web/copy/compliance.ts";
import { planner as copy } from "#web/copy/planner.ts";
import { Panel } from "#web/ui/panel.tsx";

import { ORIGINS, type Plan, TARGETS } from "./plan.ts";

import classes from "./rules.module.css";

type Props = { plan: Plan; onChange: (change: Partial<Plan>) => void };

const words = compliance.travel;
const SPECIES = PET_TYPES.map((type) => ({ value: type, label: copy.speciesNames[type] }));
const ESCORT_CHOICES = ESCORTS.map((escort) => ({
  value: escort,
  label: words.escorts[escort],
}));

/** Pet and journey; every change is judged at once, so there is nothing to send. */
export function PlannerForm({ plan, onChange }: Props) {
  const text = (field: keyof Plan, label: string, more: object = {}) => (
    <TextInput
      label={label}
      value={plan[field]}
      onChange={(event) => onChange({ [field]: event.currentTarget.value })}
      {...more}
    />
  );
  const day = (field: keyof Plan, label: string) => text(field, label, { type: "date" });
  const breeds = useId();
  return (
    <>
      <Panel title={copy.journey}>
        <div className={classes.fields}>
          <NativeSelect
            label={copy.from}
            data={[...ORIGINS]}
            value={plan.origin}
            onChange={(event) => onChange({ origin: event.currentTarget.value })}
          />
          <NativeSelect
            label={copy.to}
            data={[...TARGETS]}
            value={plan.destination}
            onChange={(event) => onChange({ destination: event.currentTarget.value })}
          />
          <NativeSelect
            label={copy.transit}
            data={[{ value: "", label: copy.noTransit }, ...ORIGINS]}
            value={plan.transit}
            onChange={(event) => onChange({ transit: event.currentTarget.value })}
          />
          {day("departure", copy.departure)}
          {day("arrival", copy.arrival)}
          <NativeSelect
            className={classes.wide ?? ""}
            label={copy.escort}
            data={ESCORT_CHOICES}
            value={plan.escort}
            onChange={(event) => onChange({ escort: event.currentTarget.value as Plan["escort"] })}
          />
        </div>
      </Panel>
      <Panel title={copy.pet}>
        <div className={classes.fields}>
          <NativeSelect
            label={copy.species}
            data={SPECIES}
            value={plan.species}
            onChange={(event) => onChange({ species: event.currentTarget.value as Plan["species"] })}
          />
          {text("breed", copy.breed, { list: breeds })}
          <datalist id={breeds}>
            {breedNames(plan.species).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </datalist>
          {day("birthDate", copy.birthDate)}
          {text("chipCode", copy.chipCode, { inputMode: "numeric", autoComplete: "off" })}
          {day("chipOn", copy.chipOn)}
          {day("doseOn", copy.dose)}
          {day("doseUntil", copy.doseUntil)}
          {day("boosterOn", copy.booster)}
          {day("boosterUntil", copy.doseUntil)}
          {day("sampleOn", copy.sample)}
          {text("sampleResult", copy.sampleResult, { inputMode: "decimal", autoComplete: "off" })}
        </div>
      </Panel>
    </>
  );
}
