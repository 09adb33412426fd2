import type { WorkspaceDetail } from "#contracts/workspaces.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatDate } from "#web/core/dates.ts";
import { KeyValues } from "#web/ui/key-values.tsx";
import { Panel } from "#web/ui/panel.tsx";

import classes from "./sidebar.module.css";

const { pet, owner, travel, unknown } = workspace;

/** What does not change from day to day: the pet, its owner, the journey. */
export function FactsPanels({ journey }: { journey: WorkspaceDetail }) {
  const { departureAirport, arrivalAirport } = journey;
  return (
    <>
      <Panel title={pet.title}>
        <KeyValues
          entries={[
            [pet.name, journey.petName],
            [pet.breed, journey.breed ?? pet.kinds[journey.petType]],
            [pet.age, journey.petAge === null ? unknown : pet.years(journey.petAge)],
            ...(journey.microchipNumber === null ? [] : [[pet.microchip, journey.microchipNumber] as const]),
          ]}
        />
      </Panel>
      <Panel title={owner.title}>
        <KeyValues
          entries={[
            [owner.name, journey.ownerName],
            [
              owner.email,
              <a
                key="email"
                className={classes.link}
                href={`mailto:${encodeURIComponent(journey.ownerEmail).replace("%40", "@")}`}
              >
                {journey.ownerEmail}
              </a>,
            ],
            ...(journey.ownerPhone === null ? [] : [[owner.phone, journey.ownerPhone] as const]),
          ]}
        />
      </Panel>
      <Panel title={travel.title}>
        <KeyValues
          entries={[
            [travel.departure, formatDate(journey.departureDate)],
            [
              travel.route,
              departureAirport === null && arrivalAirport === null
                ? (journey.destination ?? unknown)
                : travel.between(departureAirport ?? unknown, arrivalAirport ?? unknown),
            ],
            [travel.assignedTo, journey.assignedTo || workspace.edit.nobody],
            ...(journey.templateName === null ? [] : [[travel.template, journey.templateName] as const]),
          ]}
        />
      </Panel>
    </>
  );
}
