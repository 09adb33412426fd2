import type { Airport } from "#contracts/airports/shapes.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { momentOf } from "#contracts/core/wall-time.ts";
import type { Disease } from "#contracts/health/terms.ts";
import { arrivalInstant, type ArrivalSource } from "#contracts/journeys/arrival.ts";
import { placeOfAirport } from "#contracts/rules/airport-places.ts";
import { countryNamed } from "#contracts/rules/country-names.ts";
import type { RecordKind } from "#contracts/rules/record-kinds.ts";
import type { NamedReview } from "#contracts/rules/reviews.ts";
import type { Subject } from "#contracts/rules/trust.ts";
import {
  type Country,
  type Journey,
  type Microchip,
  type Pet,
  type PetRecord,
  type RabiesDose,
  type RabiesSample,
  UNKNOWN_COUNTRY,
} from "#contracts/rules/types.ts";
import type { pets, workspaces } from "#db/schema.ts";

import type { EntryRow } from "./internal/columns.ts";

type WorkspaceRow = Pick<
  typeof workspaces.$inferSelect,
  | "departureDate"
  | "arrivesOn"
  | "arrivalTime"
  | "arrivalFrom"
  | "destination"
  | "escort"
  | "transport"
  | "portOfEntry"
  | "ownerResidence"
  | "isForSale"
  | "petCount"
>;

/** A stop of the route, and the airport where that is known. */
type KnownStop = { text: string; place: Airport | null };

/** What is known of a journey and its pet, as the tables have it. */
export type Known = {
  workspace: WorkspaceRow;
  pet: Pick<
    typeof pets.$inferSelect,
    "species" | "breed" | "birthDate" | "isNeutered" | "isAssistanceAnimal"
  >;
  entries: readonly EntryRow[];
  departurePlace: Airport | null;
  arrivalPlace: Airport | null;
  stops: readonly KnownStop[];
  reviews: readonly NamedReview[];
  /** When the question is asked. */
  now: Date;
};

export type JourneyFacts = Subject & { arrivalFrom: ArrivalSource };

/** Vaccinations that the rules ask for as records of their own. */
const RECORD_OF: Partial<Record<Disease, RecordKind>> = {
  core: "core_vaccines",
  leptospirosis: "leptospira_vaccine_or_test",
  canine_influenza: "canine_influenza_course",
};

/** A journey and its pet as the rules take them. */
export function factsOf(known: Known): JourneyFacts {
  const { journey, arrivalFrom } = journeyOf(known);
  const confirmed = known.entries.filter(({ confirmedAt }) => confirmedAt !== null);
  return {
    pet: petOf(known, known.entries),
    confirmed: petOf(known, confirmed),
    confirmedStays: staysOf(confirmed),
    journey,
    arrivalFrom,
    reviews: known.reviews,
  };
}

function petOf({ pet, departurePlace }: Known, entries: readonly EntryRow[]): Pet {
  const zone = departurePlace?.timeZone ?? "UTC";
  return {
    species: pet.species,
    breed: pet.breed ?? undefined,
    birthDate: pet.birthDate ?? undefined,
    isEntire: pet.isNeutered === null ? undefined : !pet.isNeutered,
    isAssistanceAnimal: pet.isAssistanceAnimal,
    microchips: entries.flatMap((entry) => chipOf(entry) ?? []),
    tattoos: entries.flatMap(({ kind, code, onDate, isLegible }) =>
      kind === "tattoo" && code !== null ? [{ code, on: onDate, isLegible }] : [],
    ),
    rabiesDoses: entries.flatMap((entry) => doseOf(entry) ?? []),
    samples: entries.flatMap((entry) => sampleOf(entry) ?? []),
    records: entries.flatMap((entry) => recordOf(entry, zone) ?? []),
  };
}

function chipOf({
  kind,
  code,
  onDate,
  readOn,
  standard,
  readability,
  isPlanned,
}: EntryRow): Microchip | null {
  if (kind !== "microchip" || code === null) return null;
  return {
    code,
    on: onDate,
    readOn: readOn ?? undefined,
    standard: standard ?? undefined,
    readability: readability ?? undefined,
    isPlanned,
  };
}

function doseOf(entry: EntryRow): RabiesDose | null {
  const { kind, disease, onDate, untilDate, country, product, vaccineType, courseDoses, isPlanned } = entry;
  if (kind !== "vaccination" || disease !== "rabies" || onDate === null) return null;
  return {
    givenOn: onDate,
    validUntil: untilDate ?? undefined,
    country: country ?? undefined,
    product: product ?? undefined,
    vaccineType: vaccineType ?? undefined,
    courseDoses: courseDoses ?? undefined,
    isPlanned,
  };
}

function sampleOf({
  kind,
  onDate,
  receivedOn,
  result,
  isBelow,
  country,
  isPlanned,
}: EntryRow): RabiesSample | null {
  if (kind !== "sample" || onDate === null) return null;
  return {
    drawnOn: onDate,
    receivedByLabOn: receivedOn ?? undefined,
    result,
    isBelow,
    country: country ?? undefined,
    isPlanned,
  };
}

function recordOf(entry: EntryRow, zone: string): PetRecord | null {
  const { kind, record, disease, onDate, untilDate, time, timeZone, country, isPositive, isPlanned } = entry;
  if (onDate === null) return null;
  if (kind === "record" && record !== null) {
    const at = time === null ? undefined : instantOf(onDate, time, timeZone ?? zone);
    return {
      kind: record,
      on: onDate,
      at,
      until: untilDate ?? undefined,
      country: country ?? undefined,
      isPositive,
      isPlanned,
    };
  }
  const vaccinated = kind === "vaccination" && disease !== null ? RECORD_OF[disease] : undefined;
  return vaccinated
    ? {
        kind: vaccinated,
        on: onDate,
        until: untilDate ?? undefined,
        country: country ?? undefined,
        isPlanned,
      }
    : null;
}

const instantOf = (on: CalendarDate, time: string, zone: string): string =>
  momentOf(`${on}T${time}`, zone).instant.toISOString();

function journeyOf(known: Known): Pick<JourneyFacts, "journey" | "arrivalFrom"> {
  const { workspace, departurePlace, arrivalPlace, entries } = known;
  const departure = workspace.departureDate;
  const { arrivesOn: arrival, arrivalFrom } = workspace;
  const origin = countryOf(departurePlace) ?? UNKNOWN_COUNTRY;
  const destination =
    countryOf(arrivalPlace) ??
    (workspace.destination === null ? null : countryNamed(workspace.destination)) ??
    UNKNOWN_COUNTRY;
  const journey: Journey = {
    origin,
    destination,
    transits: [...new Set(known.stops.map(countryOfStop))],
    transport: workspace.transport ?? undefined,
    port: workspace.portOfEntry ?? arrivalPlace?.code,
    ownerResidence: workspace.ownerResidence ?? undefined,
    departure,
    arrival,
    arrivalAt: arrivalInstant(workspace, arrivalPlace)?.toISOString(),
    askedAt: known.now.toISOString(),
    stays: staysOf(entries),
    escort: workspace.escort,
    isForSale: workspace.isForSale,
    petCount: workspace.petCount,
  };
  return { journey, arrivalFrom };
}

/** Undefined where nobody has said. */
function staysOf(entries: readonly EntryRow[]): Journey["stays"] {
  const stays = entries.flatMap(({ kind, country, onDate, untilDate }) =>
    kind === "stay" && country !== null && onDate !== null ? [{ country, from: onDate, to: untilDate }] : [],
  );
  return stays.length > 0 ? stays : undefined;
}

const countryOfStop = ({ text, place }: KnownStop): Country =>
  countryOf(place) ?? countryNamed(text) ?? UNKNOWN_COUNTRY;

function countryOf(place: Airport | null): Country | null {
  return place === null ? null : placeOfAirport(place);
}
