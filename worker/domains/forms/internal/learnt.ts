import { eq, sql } from "drizzle-orm";

import type { Airport } from "#contracts/airports/shapes.ts";
import { yearsBetween } from "#contracts/core/ages.ts";
import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import { dateInZone } from "#contracts/core/dates.ts";
import { dayInWords } from "#contracts/core/day-in-words.ts";
import {
  FORM_OF,
  type FormKind,
  type FormValues,
  type OwnerForm,
  type PetForm,
  type TravelForm,
} from "#contracts/forms/shapes.ts";
import { shownValues } from "#contracts/forms/shown-fields.ts";
import { microchipOf } from "#contracts/health/microchips.ts";
import { ENTRIES_MAX } from "#contracts/health/terms.ts";
import type { Db } from "#db/client.ts";
import { clients, workspaces } from "#db/schema.ts";
import type { Allowed, WorkspaceRow } from "#worker/core/access.ts";
import type { Act } from "#worker/core/act.ts";
import { changedOf } from "#worker/core/changed.ts";
import { badFields } from "#worker/core/fault.ts";
import { grant, type Grant } from "#worker/core/grants.ts";
import { record } from "#worker/core/record.ts";
import { onlyIf, type Statement } from "#worker/core/writing.ts";
import { placesOf } from "#worker/domains/airports/airports-of.ts";
import { tellChip } from "#worker/domains/health/tell-chip.ts";
import { writePet } from "#worker/domains/journeys/pet-writes.ts";
import { saidOfTravel } from "#worker/domains/journeys/said-facts.ts";
import { tellTravel } from "#worker/domains/journeys/tell-travel.ts";
import {
  arrivalColumns,
  datesOf,
  followTravel,
  settle,
  type Settled,
  type TravelKnown,
} from "#worker/domains/journeys/travel-writes.ts";
import { answersIn, type Learnt } from "#worker/domains/tasks/journey-run.ts";

import type { ClientRow, PetRow } from "./known.ts";

export type Filled =
  | { kind: "pet"; form: PetForm }
  | { kind: "travel"; form: TravelForm }
  | { kind: "owner"; form: OwnerForm };

type Route = Pick<WorkspaceRow, "departureAirport" | "arrivalAirport">;

const GRAMS = 1_000;
const NO_AIRPORT = "Choose an airport from the list; your team can enter a place that is none";

/** What a travel form says of its airports, before anybody has looked at it. */
export function airportsIn({ departureAirport, arrivalAirport }: FormValues): string[] {
  return [departureAirport, arrivalAirport].filter((text) => typeof text === "string");
}

/**
 * A form as it may be kept. An airport given by its code stands in it as that code.
 * @param airports that {@link airportsIn} names and we know
 * @throws Fault `invalid_input`, by field, in the form's own words
 */
export function checkForm(
  act: Act,
  kind: FormKind,
  values: FormValues,
  airports: readonly Airport[],
  workspace: Route,
): Filled {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const parsed = FORM_OF[kind].safeParse(shownValues(kind, given));
  if (!parsed.success) {
    const fields: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) fields[String(path[0] ?? "values")] ??= message;
    throw badFields(fields);
  }
  const filled = { kind, form: parsed.data } as Filled;
  if (filled.kind !== "travel") return filled;
  return { kind: "travel", form: placed(act, filled.form, airports, workspace) };
}

/** It is today's date where the flight leaves that counts. A place that is no airport is entered by the team alone. */
function placed(act: Act, form: TravelForm, airports: readonly Airport[], now: Route): TravelForm {
  const { departurePlace, arrivalPlace } = placesOf(airports, form);
  const isKnown = (place: Airport | null, said: string, kept: string | null) =>
    place !== null || said === kept;
  const unknown = {
    ...(!isKnown(departurePlace, form.departureAirport, now.departureAirport) && {
      departureAirport: NO_AIRPORT,
    }),
    ...(!isKnown(arrivalPlace, form.arrivalAirport, now.arrivalAirport) && { arrivalAirport: NO_AIRPORT }),
  };
  if (Object.keys(unknown).length > 0) throw badFields(unknown);
  const zone = departurePlace?.timeZone ?? act.circumstances.companyZone;
  if (form.departureDate < dateInZone(act.now, zone)) {
    throw badFields({ departureDate: "The departure date cannot be in the past" });
  }
  return {
    ...form,
    departureAirport: departurePlace?.code ?? form.departureAirport,
    arrivalAirport: arrivalPlace?.code ?? form.arrivalAirport,
  };
}

/** The checked values without those left blank. */
export function keptValues({ form }: Filled): FormValues {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)) as FormValues;
}

/** What conditions can ask once a form is sent. */
export function learntFrom(filled: Filled, settled: Settled | null): Learnt {
  const facts = answersIn(keptValues(filled));
  switch (filled.kind) {
    case "pet":
      return { facts: { ...facts, breed: filled.form.breed, weight: String(filled.form.weight) } };
    case "travel":
      return {
        facts: { ...facts, origin: filled.form.departureAirport },
        ...(settled && { travel: datesOf(settled) }),
      };
    case "owner":
      return { facts };
  }
}

/**
 * What a form teaches of pet, journey and owner, as statements of the batch that keeps it.
 * @throws Fault `forbidden` where a colleague who may not manage clients fills in what the owner says of themselves
 */
export function learn(
  act: Act,
  db: Db,
  filled: Filled,
  known: {
    pet: PetRow;
    client: ClientRow;
    workspace: Allowed<WorkspaceRow, "complete">;
    travel: TravelKnown;
    settled: Settled | null;
  },
): Statement[] {
  switch (filled.kind) {
    case "pet":
      return learnPet(act, db, known.pet, known.workspace.id, filled.form);
    case "travel":
      return known.settled ? learnTravel(act, db, { ...known, settled: known.settled }, filled.form) : [];
    case "owner":
      return learnOwner(
        act,
        db,
        known.client,
        filled.form,
        act.isStaff ? grant(act, "manageClients") : known.workspace,
      );
  }
}

function learnPet(act: Act, db: Db, pet: PetRow, workspaceId: number, form: PetForm): Statement[] {
  const { microchipNumber: number } = form;
  const { before, after } = changedOf(pet, {
    name: form.petName,
    breed: form.breed,
    weightGrams: Math.round(form.weight * GRAMS),
    passportNumber: form.petPassportNumber ?? null,
    vaccinationStatus: form.vaccinationStatus,
    healthConditions: form.healthConditions ?? null,
    medications: form.medications ?? null,
    specialRequirements: form.specialRequirements ?? null,
  });
  return [
    ...writePet(act, db, pet, {
      workspaceId,
      before,
      after,
      // An age is no birthday: rules that ask for one go on asking.
      ...(pet.birthDate === null && { beside: { ageSaid: form.age, ageSaidOn: act.today } }),
    }),
    ...(number === undefined ? [] : tellChip(act, db, { petId: pet.id, workspaceId, number })),
  ];
}

/** Departure and arrival as a travel form says them; null for another form. */
export function settledBy(
  filled: Filled,
  { workspace, arrivals }: TravelKnown,
  airports: readonly Airport[],
): Settled | null {
  if (filled.kind !== "travel") return null;
  const { departureDate, departureAirport, arrivalAirport } = filled.form;
  return settle(workspace, { departureDate, departureAirport, arrivalAirport }, airports, arrivals);
}

function learnTravel(
  act: Act,
  db: Db,
  {
    workspace,
    travel,
    settled,
  }: { workspace: Allowed<WorkspaceRow, "complete">; travel: TravelKnown; settled: Settled },
  form: TravelForm,
): Statement[] {
  const { before, after, isNothing } = changedOf<WorkspaceRow, Partial<WorkspaceRow>>(workspace, {
    departureDate: form.departureDate,
    ...arrivalColumns(settled, workspace),
    returnDate: form.returnDate ?? null,
    departureAirport: form.departureAirport,
    arrivalAirport: form.arrivalAirport,
    travelClass: form.travelClass,
    carrierSize: form.carrierSize ?? null,
    specialHandling: form.specialHandling,
    // What the form did not show is not taken away by it.
    ...(form.specialHandling && { handlingInstructions: form.handlingInstructions ?? null }),
  });
  const isAsRead = sql`exists (select 1 from workspaces where id = ${workspace.id} and version = ${workspace.version})`;
  if (isNothing) return [onlyIf(db, isAsRead)];
  return [
    onlyIf(db, isAsRead),
    db
      .update(workspaces)
      .set({ ...after, version: sql`${workspaces.version} + 1` })
      .where(eq(workspaces.id, workspace.id)),
    ...saidOfTravel(act, db, workspace.id, Object.keys(after)),
    ...followTravel(act, db, travel, settled),
    ...tellTravel(act, db, workspace, { before, after }),
  ];
}

/** The address the owner signs in with is their account's and stays as it is. */
function learnOwner(
  act: Act,
  db: Db,
  client: ClientRow,
  form: OwnerForm,
  _leave: Grant<"manageClients"> | Allowed<WorkspaceRow, "complete">,
): Statement[] {
  const { fullName, email, phone, address, emergencyContact, emergencyPhone } = form;
  const said = { fullName, email, phone, address, emergencyContact, emergencyPhone };
  const { before, after, isNothing } = changedOf(client, said);
  const isAsRead = sql`exists (select 1 from clients where id = ${client.id} and version = ${client.version})`;
  if (isNothing) return [onlyIf(db, isAsRead)];
  return [
    onlyIf(db, isAsRead),
    db
      .update(clients)
      .set({ ...after, version: sql`${clients.version} + 1` })
      .where(eq(clients.id, client.id)),
    record(act, db, {
      kind: "client.updated",
      personId: client.userId,
      subject: form.fullName,
      data: { before, after },
    }),
  ];
}

/** @throws Fault `invalid_input` for an age that the birthday on record contradicts: one of them is wrong, and which is not guessed. */
export function refuseOtherAge(filled: Filled, { birthDate: born }: PetRow, today: CalendarDate): void {
  if (filled.kind !== "pet" || born === null) return;
  if (Math.abs(filled.form.age - yearsBetween(born, today)) < 1) return;
  throw badFields({
    age: `On record the birthday is ${dayInWords(born)}: enter the age that this makes, or correct the birthday first`,
  });
}

/** @throws Fault `invalid_input` for a microchip that the pet's record names not yet and has no room for */
export function refuseIfFull(
  filled: Filled,
  { entryCount, microchip }: { entryCount: number; microchip: string | null },
): void {
  const number = filled.kind === "pet" ? filled.form.microchipNumber : undefined;
  if (!number || entryCount < ENTRIES_MAX || microchipOf(number) === microchip) return;
  throw badFields({ microchipNumber: "The pet’s health record is full: ask your team to make room" });
}
