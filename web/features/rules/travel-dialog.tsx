import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";

import type { SaidTravel } from "#contracts/journeys/rules-shapes.ts";
import { countryNamed } from "#contracts/rules/country-names.ts";
import { placeName } from "#contracts/rules/places.ts";
import { ESCORTS, TRANSPORTS } from "#contracts/rules/types.ts";
import { OwnersTravelPatch } from "#contracts/workspaces/changes-shapes.ts";
import { compliance } from "#web/copy/compliance.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { useRulesChanged } from "./use-rules-changed.ts";

const copy = compliance.travel;

const LABELS = {
  escort: copy.escort,
  transport: copy.transport,
  portOfEntry: copy.portOfEntry,
  departureTime: copy.departureTime,
  arrivalDate: copy.arrivalDate,
  arrivalTime: copy.arrivalTime,
  stops: copy.stops,
  ownerResidence: copy.ownerResidence,
  petCount: copy.petCount,
  isForSale: copy.isForSale,
};
const SHAPE = OwnersTravelPatch.omit({ version: true });

type Values = Record<keyof typeof LABELS, string | boolean>;

const textOf = (value: string | boolean) => String(value).trim();
const listOf = (text: string) =>
  text
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** What cannot be read stays as it was typed, for the contract to refuse. */
function toInput(values: Values): unknown {
  const day = textOf(values.arrivalDate);
  const residence = textOf(values.ownerResidence);
  return {
    escort: values.escort,
    transport: values.transport || null,
    portOfEntry: textOf(values.portOfEntry) || null,
    departureTime: textOf(values.departureTime) || null,
    arrivalDate: day === "" ? null : (dateOf(day) ?? day),
    arrivalTime: textOf(values.arrivalTime) || null,
    stops: listOf(textOf(values.stops)),
    ownerResidence: residence === "" ? null : (countryNamed(residence) ?? residence),
    petCount: textOf(values.petCount) === "" ? undefined : Number(values.petCount),
    isForSale: values.isForSale,
  };
}

type Props = { workspaceId: number; travel: SaidTravel; onClose: () => void };

/** Who travels with the pet, how and when it arrives, and where it stops on the way. */
export function TravelDialog({ workspaceId, travel, onClose }: Props) {
  const update = trpc.workspaces.updateTravel.useMutation();
  const changed = useRulesChanged(workspaceId);
  const withVersion = useSeenVersion(travel.version);
  const [initial] = useState<Values>(() => ({
    escort: travel.escort,
    transport: travel.transport ?? "",
    portOfEntry: travel.portOfEntry ?? "",
    departureTime: travel.departureTime ?? "",
    arrivalDate: travel.arrivalDate === null ? "" : formatDate(travel.arrivalDate),
    arrivalTime: travel.arrivalTime ?? "",
    stops: travel.stops.join(", "),
    ownerResidence: travel.ownerResidence === null ? "" : placeName(travel.ownerResidence),
    petCount: String(travel.petCount),
    isForSale: travel.isForSale,
  }));
  const save = async (values: Values) => {
    const names = (Object.keys(LABELS) as (keyof Values)[]).filter((name) => values[name] !== initial[name]);
    const said = Object.entries(SHAPE.parse(toInput(values)));
    const patch = Object.fromEntries(said.filter(([name]) => names.some((one) => one === name)));
    await withVersion((version) => update.mutateAsync({ ...patch, workspaceId, version })).finally(
      () => void changed(),
    );
    showToast({ kind: "success", title: copy.saved });
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title={copy.title}>
      <EntryForm<Values>
        label={copy.label}
        initial={initial}
        labels={LABELS}
        shape={SHAPE}
        toInput={toInput}
        onSave={save}
        onCancel={onClose}
        saveLabel={copy.save}
        failed={copy.failed}
      >
        {(field, values) => {
          const { onChange, value, disabled, ...arrival } = field("arrivalDate");
          return (
            <>
              <NativeSelect
                {...field("escort")}
                data={ESCORTS.map((one) => ({ value: one, label: copy.escorts[one] }))}
              />
              <NativeSelect
                {...field("transport")}
                data={[
                  { value: "", label: copy.notSaid },
                  ...TRANSPORTS.map((one) => ({ value: one, label: copy.transports[one] })),
                ]}
              />
              {values.transport !== "air" && values.transport !== "" && (
                <TextInput
                  {...field("portOfEntry")}
                  description={copy.portHint}
                  placeholder="FRCQF"
                  autoComplete="off"
                />
              )}
              <DateField
                {...arrival}
                text={String(value)}
                onText={onChange}
                openLabel={copy.openCalendar}
                isDisabled={disabled}
              />
              <TextInput {...field("arrivalTime")} placeholder="14:30" autoComplete="off" />
              <TextInput {...field("departureTime")} placeholder="21:40" autoComplete="off" />
              <TextInput {...field("stops")} description={copy.stopsHint} autoComplete="off" dir="auto" />
              <TextInput
                {...field("ownerResidence")}
                description={copy.residenceHint}
                autoComplete="country-name"
              />
              <TextInput {...field("petCount")} inputMode="numeric" autoComplete="off" />
              <Checkbox {...field("isForSale")} />
            </>
          );
        }}
      </EntryForm>
    </Dialog>
  );
}
