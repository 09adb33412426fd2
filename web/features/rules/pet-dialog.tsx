import { Checkbox, NativeSelect, TextInput } from "@mantine/core";
import { useState } from "react";

import { LIMITS } from "#contracts/core/limits.ts";
import type { JourneyRules } from "#contracts/journeys/rules-shapes.ts";
import { OwnersPetPatch } from "#contracts/workspaces/changes-shapes.ts";
import { compliance } from "#web/copy/compliance.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { useSeenVersion } from "#web/core/seen-version.ts";
import { showToast } from "#web/core/toasts.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { useRulesChanged } from "./use-rules-changed.ts";

const copy = compliance.petFacts;

const LABELS = {
  breed: copy.breed,
  birthDate: copy.birthDate,
  isNeutered: copy.isNeutered,
  isAssistanceAnimal: copy.isAssistanceAnimal,
};
const SHAPE = OwnersPetPatch.omit({ version: true });
const ANSWERS = { yes: true, no: false } as const;

type Values = Record<keyof typeof LABELS, string | boolean>;

/** A day that cannot be read stays as it was typed, for the contract to refuse. */
function toInput({ breed, birthDate, isNeutered, isAssistanceAnimal }: Values) {
  const born = String(birthDate).trim();
  return {
    breed: String(breed),
    birthDate: born === "" ? null : (dateOf(born) ?? born),
    isNeutered: isNeutered === "yes" || isNeutered === "no" ? ANSWERS[isNeutered] : null,
    isAssistanceAnimal: isAssistanceAnimal === true,
  };
}

type Props = { rules: JourneyRules; onClose: () => void };

/** What the rules ask of the pet itself. */
export function PetDialog({ rules: { workspaceId, petName, pet, petVersion }, onClose }: Props) {
  const update = trpc.workspaces.updatePet.useMutation();
  const changed = useRulesChanged(workspaceId);
  const withVersion = useSeenVersion(petVersion);
  const [initial] = useState<Values>(() => ({
    breed: pet.breed ?? "",
    birthDate: pet.birthDate ? formatDate(pet.birthDate) : "",
    isNeutered: pet.isEntire === undefined ? "" : pet.isEntire ? "no" : "yes",
    isAssistanceAnimal: pet.isAssistanceAnimal === true,
  }));
  const save = async (values: Values) => {
    const said = Object.entries(SHAPE.parse(toInput(values)));
    const patch = Object.fromEntries(
      said.filter(([name]) => values[name as keyof Values] !== initial[name as keyof Values]),
    );
    await withVersion((version) => update.mutateAsync({ ...patch, workspaceId, version })).finally(
      () => void changed(),
    );
    showToast({ kind: "success", title: copy.saved, description: petName });
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
        {(field) => {
          const { onChange, value, disabled, ...born } = field("birthDate");
          return (
            <>
              <TextInput {...field("breed")} maxLength={LIMITS.name} autoComplete="off" dir="auto" />
              <DateField
                {...born}
                text={String(value)}
                onText={onChange}
                openLabel={copy.openCalendar}
                isDisabled={disabled}
              />
              <NativeSelect
                {...field("isNeutered")}
                data={[
                  { value: "", label: copy.notSaid },
                  { value: "yes", label: compliance.asked.yes },
                  { value: "no", label: compliance.asked.no },
                ]}
              />
              <Checkbox {...field("isAssistanceAnimal")} description={copy.assistanceHint} />
            </>
          );
        }}
      </EntryForm>
    </Dialog>
  );
}
