import { NativeSelect, TextInput } from "@mantine/core";

import { LIMITS } from "#contracts/core/limits.ts";
import { PetPatch } from "#contracts/workspaces/changes-shapes.ts";
import { PET_SEXES } from "#contracts/workspaces/facts.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { PET_TYPES } from "#contracts/workspaces/terms.ts";
import { speciesName } from "#web/copy/species.ts";
import { workspaceForms } from "#web/copy/workspace-forms.ts";
import { workspace } from "#web/copy/workspace.ts";
import { oneOf } from "#web/core/address.ts";
import { trpc } from "#web/core/api.ts";
import { formatDate } from "#web/core/dates.ts";
import { showToast } from "#web/core/toasts.ts";
import { DateField, dateOf } from "#web/ui/date-field.tsx";
import { EntryForm } from "#web/ui/entry-form.tsx";

import { FactsForm } from "./facts-form.tsx";
import { useFactsEdit } from "./use-facts-edit.ts";

const copy = workspaceForms.pet;
const { sexes } = workspace.pet;

const GRAMS = 1_000;
const shape = PetPatch.omit({ version: true });

function valuesOf(journey: WorkspaceDetail) {
  const { pet, petBirthDate } = journey;
  return {
    name: journey.petName,
    species: journey.petType as string,
    breed: journey.breed ?? "",
    birthDate: petBirthDate === null ? "" : formatDate(petBirthDate),
    sex: (pet.sex ?? "") as string,
    isNeutered: pet.isNeutered === null ? "" : pet.isNeutered ? "yes" : "no",
    colour: pet.colour ?? "",
    weightGrams: pet.weightGrams === null ? "" : String(pet.weightGrams / GRAMS),
    passportNumber: pet.passportNumber ?? "",
  };
}
type Values = ReturnType<typeof valuesOf>;

/** What the server takes of what was changed; what cannot be read stays as it is and is refused by the shape. */
function patchOf({ species, birthDate, sex, isNeutered, weightGrams, ...texts }: Partial<Values>) {
  return {
    ...texts,
    ...(species !== undefined && { species: oneOf(PET_TYPES, species) }),
    ...(birthDate !== undefined && {
      birthDate: birthDate.trim() === "" ? null : (dateOf(birthDate) ?? birthDate),
    }),
    ...(sex !== undefined && { sex: oneOf(PET_SEXES, sex) ?? null }),
    ...(isNeutered !== undefined && { isNeutered: isNeutered === "" ? null : isNeutered === "yes" }),
    ...(weightGrams !== undefined && {
      weightGrams:
        weightGrams.trim() === "" ? null : Math.round(Number(weightGrams.replace(",", ".")) * GRAMS),
    }),
  };
}

const wordsOf = (name: keyof Values, value: string) => {
  if (name === "species") return speciesName(oneOf(PET_TYPES, value) ?? "other");
  if (name === "sex") return sexes[value as keyof typeof sexes] ?? "";
  return value;
};

export function PetForm({ journey, onDone }: { journey: WorkspaceDetail; onDone: () => void }) {
  const update = trpc.workspaces.updatePet.useMutation();
  const edit = useFactsEdit(journey, {
    labels: copy.fields,
    valuesOf,
    versionOf: ({ pet }) => pet.version,
    wordsOf,
    send: (changes, version) => update.mutateAsync({ ...patchOf(changes), workspaceId: journey.id, version }),
  });
  const save = async (values: Values) => {
    await edit.save(values);
    showToast({ kind: "success", title: copy.saved, description: values.name });
    onDone();
  };
  const line = { autoComplete: "off", enterKeyHint: "next", maxLength: LIMITS.name } as const;
  return (
    <FactsForm stale={edit.stale}>
      <EntryForm
        {...edit.form}
        label={copy.form}
        labels={copy.fields}
        shape={shape}
        toInput={(values) => patchOf(edit.changes(values))}
        onSave={save}
        onCancel={onDone}
        saveLabel={workspaceForms.save}
        failed={copy.failed}
      >
        {(field) => {
          const { onChange: onBirthDate, value: birthDate, disabled, ...born } = field("birthDate");
          return (
            <>
              <TextInput {...field("name")} {...line} withAsterisk dir="auto" />
              <NativeSelect
                {...field("species")}
                data={PET_TYPES.map((value) => ({ value, label: speciesName(value) }))}
              />
              <TextInput {...field("breed")} {...line} dir="auto" />
              <DateField
                {...born}
                text={String(birthDate)}
                onText={onBirthDate}
                description={workspaceForms.date}
                openLabel={copy.openCalendar}
                isDisabled={disabled}
              />
              <NativeSelect
                {...field("sex")}
                data={[
                  { value: "", label: workspaceForms.choose },
                  ...PET_SEXES.map((value) => ({ value, label: sexes[value] })),
                ]}
              />
              <NativeSelect
                {...field("isNeutered")}
                data={[
                  { value: "", label: workspaceForms.choose },
                  { value: "yes", label: copy.neutered.yes },
                  { value: "no", label: copy.neutered.no },
                ]}
              />
              <TextInput {...field("colour")} {...line} dir="auto" />
              <TextInput
                {...field("weightGrams")}
                {...line}
                inputMode="decimal"
                description={copy.weightHelp}
              />
              <TextInput {...field("passportNumber")} {...line} autoCapitalize="characters" />
            </>
          );
        }}
      </EntryForm>
    </FactsForm>
  );
}
