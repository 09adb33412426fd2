import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { lazy } from "react";

import { ageOn, ageSince } from "#contracts/core/ages.ts";
import { isOlderMicrochip } from "#contracts/health/microchips.ts";
import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { speciesName } from "#web/copy/species.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatDate, useToday } from "#web/core/dates.ts";
import { KeyValues } from "#web/ui/key-values.tsx";

import { EditablePanel } from "./editable-panel.tsx";

import classes from "#web/features/workspace/sidebar.module.css";

const copy = workspace.pet;

const load = () => import("./pet-form.tsx");
const PetForm = lazy(async () => ({ default: (await load()).PetForm }));

/** Who travels. What is not known is named in one line, so that it is seen and takes no room. */
export function PetPanel({ journey }: { journey: WorkspaceDetail }) {
  const { pet, petBirthDate: born, microchipNumber: chip } = journey;
  const today = useToday();
  const sex = [
    pet.sex && copy.sexes[pet.sex],
    pet.isNeutered !== null && (pet.isNeutered ? copy.neutered : copy.entire),
  ]
    .filter(Boolean)
    .join(", ");
  const facts = [
    [copy.name, journey.petName],
    [copy.species, speciesName(journey.petType)],
    [copy.breed, journey.breed ?? speciesName(journey.petType)],
    [
      copy.age,
      born
        ? copy.aged(ageOn(born, today), formatDate(born))
        : pet.ageSaid &&
          copy.ageSaid(ageSince(pet.ageSaid.years, pet.ageSaid.on, today), formatDate(pet.ageSaid.on)),
    ],
    [copy.sex, sex],
    [copy.colour, pet.colour],
    [copy.weight, pet.weightGrams !== null && copy.kilograms(pet.weightGrams)],
    [copy.microchip, chip],
    [copy.passport, pet.passportNumber],
  ] as const;
  const missing = [
    ...facts.filter(([, value]) => !value).map(([label]) => label),
    ...(pet.ageSaid ? [copy.born] : []),
  ];
  return (
    <EditablePanel
      title={copy.title}
      editLabel={copy.edit}
      preload={load}
      form={(onDone) => <PetForm journey={journey} onDone={onDone} />}
    >
      <KeyValues
        entries={[
          ...facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
          ...(missing.length > 0 ? [[workspace.unknown, missing.join(", ")] as const] : []),
        ]}
      />
      <p className={classes.done}>
        <Link to="/workspace/$workspaceId/rules" params={{ workspaceId: String(journey.id) }}>
          {copy.ofRecord}
        </Link>
      </p>
      {chip !== null && isOlderMicrochip(chip) && <p className={classes.done}>{copy.olderChip}</p>}
      {pet.chipTwin && (
        <p className={classes.warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
          {copy.chipTwin(pet.chipTwin.petName, pet.chipTwin.ownerName)}
        </p>
      )}
    </EditablePanel>
  );
}
