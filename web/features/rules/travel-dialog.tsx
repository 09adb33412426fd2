import { Checkbox, Modal, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";

import { type JourneyRules, TravelFacts } from "#contracts/journeys/rules-shapes.ts";
import { countryNamed, placeName } from "#contracts/rules/country-names.ts";
import { ESCORTS } from "#contracts/rules/types.ts";
import { compliance } from "#web/copy/compliance.ts";
import { common } from "#web/copy/words.ts";
import { trpc } from "#web/core/api.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { useRulesChanged } from "./use-rules-changed.ts";

const copy = compliance.travel;

const DAYS = [0, 1, 2, 3];
const LABELS = {
  escort: copy.escort,
  isForSale: copy.isForSale,
  petCount: copy.petCount,
  arrivalAfterDays: copy.arrivalAfterDays,
  arrivalTime: copy.arrivalTime,
  transits: copy.transits,
};

type Values = Record<keyof typeof LABELS, string | boolean>;

/** Countries stay as they were typed where no country is called so, for the contract to refuse. */
function toInput(values: Values): unknown {
  const transits = String(values.transits).split(/[,;]/);
  return {
    escort: values.escort,
    isForSale: values.isForSale,
    petCount: String(values.petCount).trim() === "" ? undefined : Number(values.petCount),
    arrivalAfterDays: values.arrivalAfterDays === "" ? null : Number(values.arrivalAfterDays),
    arrivalTime: values.arrivalTime === "" ? null : values.arrivalTime,
    transits: transits.flatMap((name) => (name.trim() === "" ? [] : (countryNamed(name) ?? name.trim()))),
  };
}

type Props = { workspaceId: number; travel: JourneyRules["travel"]; onClose: () => void };

/** Who travels with the pet, when it arrives and where it changes planes. */
export function TravelDialog({ workspaceId, travel, onClose }: Props) {
  const set = trpc.journeys.setTravelFacts.useMutation();
  const changed = useRulesChanged(workspaceId);
  const withVersion = useSeenVersion(travel.version);
  const [initial] = useState<Values>(() => ({
    escort: travel.escort,
    isForSale: travel.isForSale,
    petCount: String(travel.petCount),
    arrivalAfterDays: travel.arrivalAfterDays === null ? "" : String(travel.arrivalAfterDays),
    arrivalTime: travel.arrivalTime ?? "",
    transits: travel.transits.map(placeName).join(", "),
  }));
  const save = async (values: Values) => {
    const facts = TravelFacts.parse(toInput(values));
    await withVersion((version) => set.mutateAsync({ ...facts, workspaceId, version })).finally(
      () => void changed(),
    );
    showToast({ kind: "success", title: copy.saved });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={copy.title} closeButtonProps={{ "aria-label": common.close }}>
      <EntryForm<Values>
        label={copy.label}
        initial={initial}
        labels={LABELS}
        shape={TravelFacts}
        toInput={toInput}
        onSave={save}
        onCancel={onClose}
        saveLabel={copy.save}
        failed={copy.failed}
      >
        {(field) => (
          <>
            <NativeSelect
              {...field("escort")}
              data={ESCORTS.map((value) => ({ value, label: copy.escorts[value] }))}
            />
            <NativeSelect
              {...field("arrivalAfterDays")}
              data={[
                { value: "", label: copy.bySchedule },
                ...DAYS.map((days) => ({
                  value: String(days),
                  label: days === 0 ? copy.sameDay : copy.days(days),
                })),
              ]}
            />
            <TextInput {...field("arrivalTime")} placeholder="14:30" autoComplete="off" />
            <TextInput {...field("transits")} description={copy.transitsHint} autoComplete="off" />
            <TextInput {...field("petCount")} inputMode="numeric" autoComplete="off" />
            <Checkbox {...field("isForSale")} />
          </>
        )}
      </EntryForm>
    </Modal>
  );
}
