import { IconAlertTriangle } from "@tabler/icons-react";

import type { HealthEntry } from "#contracts/health/shapes.ts";
import type { JourneyRules } from "#contracts/journeys/rules-shapes.ts";
import { placeName } from "#contracts/rules/places.ts";
import type { FactAsked } from "#contracts/rules/types.ts";
import { compliance } from "#web/copy/compliance.ts";
import { formatDate, formatDay, formatInstant } from "#web/core/dates.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Panel } from "#web/ui/panel.tsx";

import type { Opened } from "./record-values.ts";

import classes from "./asked-panel.module.css";

const copy = compliance.asked;

type Edits = {
  onRecord: ((opened: Opened) => void) | undefined;
  onTravel: (() => void) | undefined;
  onPet: (() => void) | undefined;
};
type Props = Edits & { rules: JourneyRules };

/** The facts that a rule of this journey needs, and no others: what is known, and what is missing. */
export function AskedPanel({ rules, ...edits }: Props) {
  const { asked } = rules.assessment;
  if (asked.length === 0) return null;
  const missing = asked.filter(({ isKnown }) => !isKnown).length;
  return (
    <Panel
      title={copy.title}
      aside={
        missing > 0 && (
          <Badge tone="urgent" icon={IconAlertTriangle}>
            {copy.missing(missing)}
          </Badge>
        )
      }
    >
      <p className={classes.intro}>{copy.intro(asked.length - missing, asked.length)}</p>
      <dl className={classes.facts}>
        {asked.map(({ fact, isKnown }) => (
          <div key={fact} data-fact={fact}>
            <dt>{copy.facts[fact]}</dt>
            <dd>
              <Fact fact={fact} rules={rules} isKnown={isKnown} edit={editOf(fact, edits)} />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

type FactProps = { fact: FactAsked; rules: JourneyRules; isKnown: boolean; edit: (() => void) | undefined };

function Fact({ fact, rules, isKnown, edit }: FactProps) {
  const value = isKnown ? valueOf(fact, rules) : null;
  const chips = new Set(rules.pet.microchips.map(({ code }) => code.replaceAll(/\D/g, "")));
  const isToDecide = fact === "microchip" && chips.size > 1;
  const label = isToDecide ? copy.decide(chips.size) : value === null ? copy.enter : value;
  const said = saidOf(fact, rules);
  return (
    <>
      {edit ? (
        <button
          type="button"
          className={classes.edit}
          data-missing={value === null || isToDecide || undefined}
          aria-label={`${copy.facts[fact]}: ${label}`}
          onClick={edit}
        >
          {(value === null || isToDecide) && <IconAlertTriangle size={14} aria-hidden />}
          {label}
        </button>
      ) : (
        (value ?? copy.missingOne)
      )}
      {said && (
        <span className={classes.said} dir="auto">
          {said}
        </span>
      )}
    </>
  );
}

/** Who said it last and when: of what stands in the record, whoever made the newest entry of its kind. */
function saidOf(fact: FactAsked, { said, entries }: JourneyRules): string | undefined {
  const kind = KIND_OF[fact];
  if (!kind) {
    const found = said.find((one) => one.fact === fact);
    return found && copy.said(found.by, formatDate(found.on));
  }
  const last = entries.findLast(({ facts }) => facts.kind === kind);
  if (!last) return undefined;
  const day = formatDay(last.toldAt);
  return last.document ? copy.saidByPaper(last.document.name, last.toldBy, day) : copy.said(last.toldBy, day);
}

const KIND_OF: Partial<Record<FactAsked, HealthEntry["facts"]["kind"]>> = {
  microchip: "microchip",
  chip_read_on: "microchip",
  tattoo: "tattoo",
  rabies_doses: "vaccination",
  samples: "sample",
  stays: "stay",
};

function editOf(fact: FactAsked, { onRecord, onTravel, onPet }: Edits): (() => void) | undefined {
  switch (fact) {
    case "microchip":
    case "chip_read_on":
      return onRecord && (() => onRecord({ kind: "microchip" }));
    case "tattoo":
      return onRecord && (() => onRecord({ kind: "tattoo" }));
    case "rabies_doses":
      return onRecord && (() => onRecord({ kind: "vaccination" }));
    case "samples":
      return onRecord && (() => onRecord({ kind: "sample" }));
    case "stays":
      return onRecord && (() => onRecord({ kind: "stay" }));
    case "breed":
    case "birth_date":
    case "neutered":
      return onPet;
    case "transport":
    case "port":
    case "stops":
    case "owner_residence":
    case "escort":
    case "arrival_time":
      return onTravel;
  }
}

function valueOf(fact: FactAsked, { pet, journey, arrivalZone }: JourneyRules): string | null {
  const days = (dates: readonly (string | null | undefined)[]) =>
    dates.flatMap((day) => (day ? [formatDate(day)] : [])).join(", ") || null;
  const travel = compliance.travel;
  switch (fact) {
    case "microchip":
      return pet.microchips.map(({ code }) => code).join(", ") || null;
    case "chip_read_on":
      return days(pet.microchips.map(({ on, readOn }) => on ?? readOn));
    case "tattoo":
      return days((pet.tattoos ?? []).map(({ on }) => on));
    case "rabies_doses":
      return days(pet.rabiesDoses.map(({ givenOn }) => givenOn));
    case "samples":
      return days(pet.samples.map(({ drawnOn }) => drawnOn));
    case "stays":
      return (
        journey.stays
          ?.map(({ country, from, to }) =>
            copy.stay(placeName(country), formatDate(from), to && formatDate(to)),
          )
          .join("; ") ?? null
      );
    case "breed":
      return pet.breed ?? null;
    case "birth_date":
      return days([pet.birthDate]);
    case "neutered":
      return pet.isEntire === undefined ? null : pet.isEntire ? copy.no : copy.yes;
    case "transport":
      return journey.transport ? travel.transports[journey.transport] : null;
    case "port":
      return journey.port ?? null;
    case "stops":
      return (journey.transits ?? []).map(placeName).join(", ") || travel.noStops;
    case "owner_residence":
      return journey.ownerResidence ? placeName(journey.ownerResidence) : null;
    case "escort":
      return travel.escorts[journey.escort];
    case "arrival_time":
      return journey.arrivalAt ? formatInstant(new Date(journey.arrivalAt), arrivalZone ?? "UTC") : null;
  }
}
