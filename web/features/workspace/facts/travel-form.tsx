import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Suspense } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import { TRAVEL_CLASSES } from "#contracts/forms/terms.ts";
import { TravelPatch } from "#contracts/workspaces/changes-shapes.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspaceForms } from "#web/copy/workspace-forms.ts";
import { workspace } from "#web/copy/workspace.ts";
import { trpc } from "#web/core/api.ts";
import { showToast } from "#web/core/toasts.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { EntryForm, type Field } from "#web/ui/entry-form.tsx";

import type { AirportPart, DepartureEffectPart } from "./airport-part.ts";
import { DueMoves } from "./due-moves.tsx";
import { FactsForm } from "./facts-form.tsx";
import {
  type DATES,
  MEASURES,
  STOPS,
  travelPatch,
  type TravelValues,
  travelValues,
} from "./travel-values.ts";
import { useFactsEdit } from "./use-facts-edit.ts";

const copy = workspaceForms.travel;
const { classes } = workspace.travel;

const shape = TravelPatch.omit({ version: true });

type Props = {
  journey: WorkspaceDetail;
  airport: AirportPart;
  departureEffect: DepartureEffectPart;
  onDone: () => void;
};

/** Dates, route, flight and crate; before they are saved it says which due dates move with them. */
export function TravelForm({ journey, airport: Airport, departureEffect: Effect, onDone }: Props) {
  const update = trpc.workspaces.updateTravel.useMutation();
  const edit = useFactsEdit<TravelValues>(journey, {
    labels: copy.fields,
    valuesOf: travelValues,
    versionOf: ({ version }) => version,
    wordsOf: (name, value) => {
      if (typeof value === "boolean") return value ? workspace.stale.yes : workspace.stale.no;
      return name === "travelClass" ? (classes[value] ?? "") : value;
    },
    send: (changes, version, values) =>
      update.mutateAsync({ ...travelPatch(changes, values), workspaceId: journey.id, version }),
  });
  const save = async (values: TravelValues) => {
    await edit.save(values);
    showToast({ kind: "success", title: copy.saved, description: journey.name });
    onDone();
  };
  const line = { autoComplete: "off", enterKeyHint: "next", maxLength: LIMITS.name } as const;
  const date = (name: (typeof DATES)[number], { onChange, value, disabled, ...props }: Field) => (
    <DateField
      key={name}
      {...props}
      text={String(value)}
      onText={onChange}
      openLabel={copy.openCalendar[name]}
      isDisabled={disabled}
      isRequired={name === "departureDate"}
    />
  );
  const airport = (field: Field, description: string) => (
    <Airport key={field.id} {...field} value={String(field.value)} description={description} />
  );
  return (
    <FactsForm stale={edit.stale}>
      <EntryForm
        {...edit.form}
        label={copy.form}
        labels={copy.fields}
        shape={shape}
        toInput={(values) => travelPatch(edit.changes(values), values)}
        onSave={save}
        onCancel={onDone}
        saveLabel={workspaceForms.save}
        failed={copy.failed}
      >
        {(field, values) => {
          // One empty place for a stop after those that are filled in.
          const departure = dateOf(values.departureDate);
          const shown = STOPS.findLastIndex((name) => values[name].trim() !== "") + 2;
          return (
            <>
              {date("departureDate", field("departureDate"))}
              <TextInput {...field("departureTime")} {...line} placeholder="21:40" maxLength={5} />
              {date("arrivalDate", field("arrivalDate"))}
              <TextInput
                {...field("arrivalTime")}
                {...line}
                placeholder="06:15"
                maxLength={5}
                description={copy.arrivalTimeHelp}
              />
              {date("returnDate", field("returnDate"))}
              <DueMoves journey={journey} departure={values.departureDate} arrival={values.arrivalDate} />
              {departure !== null && departure !== journey.departureDate && (
                <Suspense>
                  <Effect workspaceId={journey.id} departure={departure} />
                </Suspense>
              )}
              {airport(field("departureAirport"), copy.airportHelp)}
              {STOPS.slice(0, shown).map((name) => airport(field(name), copy.stopHelp))}
              {airport(field("arrivalAirport"), copy.airportHelp)}
              <TextInput {...field("airline")} {...line} />
              <TextInput {...field("flightNumber")} {...line} maxLength={LIMITS.phone} />
              <NativeSelect
                {...field("travelClass")}
                data={[
                  { value: "", label: workspaceForms.choose },
                  ...TRAVEL_CLASSES.map((value) => ({ value, label: classes[value] ?? value })),
                ]}
              />
              <TextInput {...field("carrierSize")} {...line} />
              {MEASURES.map((name) => (
                <TextInput key={name} {...field(name)} {...line} inputMode="numeric" />
              ))}
              <Checkbox {...field("specialHandling")} />
              <Textarea {...field("handlingInstructions")} rows={3} maxLength={LIMITS.notes} dir="auto" />
            </>
          );
        }}
      </EntryForm>
    </FactsForm>
  );
}
