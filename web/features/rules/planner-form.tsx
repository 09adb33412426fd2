import { NativeSelect, TextInput } from "@mantine/core";
import { useId } from "react";

import { breedNames } from "#contracts/rules/breeds/names.ts";
import { ESCORTS, type FactAsked, TRANSPORTS } from "#contracts/rules/types.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import { compliance } from "#web/copy/compliance.ts";
import { planner as copy } from "#web/copy/planner.ts";
import { speciesName } from "#web/copy/species.ts";
import { Panel } from "#web/ui/panel.tsx";

import { isOverDateLine, ORIGINS, type Plan, TARGETS } from "./plan.ts";

import classes from "./rules.module.css";

type Props = {
  plan: Plan;
  /** What a rule of this plan needs to hear; nothing else is asked for. */
  asked: readonly FactAsked[];
  onChange: (change: Partial<Plan>) => void;
};

const words = compliance.travel;
const SPECIES = PET_TYPES.map((type) => ({ value: type, label: speciesName(type) }));
const ESCORT_CHOICES = ESCORTS.map((escort) => ({
  value: escort,
  label: words.escorts[escort],
}));

const TRANSPORT_CHOICES = [
  { value: "", label: words.notSaid },
  ...TRANSPORTS.map((transport) => ({ value: transport, label: words.transports[transport] })),
];
const NEUTERED_CHOICES = [
  { value: "", label: words.notSaid },
  { value: "yes", label: compliance.asked.yes },
  { value: "no", label: compliance.asked.no },
];

/** Pet and journey; every change is judged at once, so there is nothing to send. */
export function PlannerForm({ plan, asked, onChange }: Props) {
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
          {isOverDateLine(plan) && (
            <>
              {text("departureTime", copy.departureTime, { type: "time" })}
              {text("arrivalTime", copy.arrivalTime, { type: "time" })}
            </>
          )}
          {(asked.includes("transport") || plan.transport !== "") && (
            <NativeSelect
              label={words.transport}
              data={TRANSPORT_CHOICES}
              value={plan.transport}
              onChange={(event) => onChange({ transport: event.currentTarget.value as Plan["transport"] })}
            />
          )}
          {(asked.includes("owner_residence") || plan.ownerResidence !== "") && (
            <NativeSelect
              label={words.ownerResidence}
              data={[{ value: "", label: words.notSaid }, ...ORIGINS]}
              value={plan.ownerResidence}
              onChange={(event) => onChange({ ownerResidence: event.currentTarget.value })}
            />
          )}
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
          {(asked.includes("neutered") || plan.neutered !== "") && (
            <NativeSelect
              label={compliance.petFacts.isNeutered}
              data={NEUTERED_CHOICES}
              value={plan.neutered}
              onChange={(event) => onChange({ neutered: event.currentTarget.value as Plan["neutered"] })}
            />
          )}
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
