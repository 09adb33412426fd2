import type { WorkspaceDetail } from "#contracts/workspaces.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatDate } from "#web/core/dates.ts";
import { KeyValues } from "#web/ui/key-values.tsx";
import { Panel } from "#web/ui/panel.tsx";

import { OwnerPanel } from "./facts/owner-panel.tsx";
import { PetPanel } from "./facts/pet-panel.tsx";

const { travel, unknown } = workspace;

/** What does not change from day to day: the pet, its owner, the journey. */
export function FactsPanels({ journey }: { journey: WorkspaceDetail }) {
  const { departureAirport, arrivalAirport } = journey;
  return (
    <>
      <PetPanel journey={journey} />
      <OwnerPanel journey={journey} />
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
