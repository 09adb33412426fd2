import { lazy } from "react";

import type { WorkspaceDetail } from "#contracts/workspaces/shapes.ts";
import { workspace } from "#web/copy/workspace.ts";
import { formatDate } from "#web/core/dates.ts";
import { KeyValues } from "#web/ui/key-values.tsx";

import type { AirportPart, DepartureEffectPart } from "./airport-part.ts";
import { Disagreements } from "./disagreements.tsx";
import { EditablePanel } from "./editable-panel.tsx";

const copy = workspace.travel;

const load = () => import("./travel-form.tsx");
const TravelForm = lazy(async () => ({ default: (await load()).TravelForm }));

type Props = {
  journey: WorkspaceDetail;
  airport: AirportPart;
  departureEffect: DepartureEffectPart;
};

export function TravelPanel({ journey, airport, departureEffect }: Props) {
  const { departureAirport: from, arrivalAirport: to, travel } = journey;
  const stops = travel.stops.map(({ text, airport: place }) => place?.code ?? text);
  const isKnown = from !== null || to !== null || stops.length > 0;
  const crate = copy.crateOf(travel.carrierSize, [
    travel.crateLengthCm,
    travel.crateWidthCm,
    travel.crateHeightCm,
  ]);
  const facts = [
    [copy.departure, copy.at(formatDate(journey.departureDate), travel.departureTime)],
    [
      copy.arrival,
      copy.arrives[travel.arrivalFrom](copy.at(formatDate(travel.arrivesOn), travel.arrivalTime)),
    ],
    [copy.return, travel.returnDate && formatDate(travel.returnDate)],
    [
      copy.route,
      isKnown
        ? copy.between([from ?? workspace.unknown, ...stops, to ?? workspace.unknown])
        : (journey.destination ?? workspace.unknown),
    ],
    [copy.flight, [travel.airline, travel.flightNumber].filter(Boolean).join(" ")],
    [copy.travelClass, travel.travelClass && (copy.classes[travel.travelClass] ?? travel.travelClass)],
    [copy.crate, crate],
    [copy.handling, travel.specialHandling && (travel.handlingInstructions ?? copy.handlingNeeded)],
    [copy.assignedTo, journey.assignedTo || workspace.edit.nobody],
    [copy.team, journey.teamName],
    [copy.template, journey.templateName],
  ] as const;
  return (
    <EditablePanel
      title={copy.title}
      editLabel={copy.edit}
      preload={load}
      form={(onDone) => (
        <TravelForm journey={journey} airport={airport} departureEffect={departureEffect} onDone={onDone} />
      )}
    >
      <Disagreements journey={journey} />
      <KeyValues entries={facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))} />
    </EditablePanel>
  );
}
