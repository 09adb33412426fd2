import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";

import type { AirportPart, DepartureEffectPart } from "./facts/airport-part.ts";
import { OwnerPanel } from "./facts/owner-panel.tsx";
import { PetPanel } from "./facts/pet-panel.tsx";
import { TravelPanel } from "./facts/travel-panel.tsx";

type Props = { journey: WorkspaceDetail; airport: AirportPart; departureEffect: DepartureEffectPart };

/** What does not change from day to day: the pet, its owner, the journey. */
export function FactsPanels({ journey, airport, departureEffect }: Props) {
  return (
    <>
      <PetPanel journey={journey} />
      <OwnerPanel journey={journey} />
      <TravelPanel journey={journey} airport={airport} departureEffect={departureEffect} />
    </>
  );
}
