import { isForSomebody } from "./open-step.ts";
import type { RecordKind } from "./record-kinds.ts";
import type { Guidance, Step } from "./types.ts";

const OFFICIAL_VET = "Official vet of the country of departure";

const ask = (next: string): Guidance => ({ next });
const official = (next: string): Guidance => ({ next, office: OFFICIAL_VET });

/** What to do about a record where its destination does not say it itself. */
const OF_RECORD: Partial<Record<RecordKind, Guidance>> = {
  animal_health_certificate: official(
    "Have an official vet issue or endorse the certificate on a day that counts.",
  ),
  health_certificate: official(
    "Have the certificate issued or endorsed by an official vet on a day that counts.",
  ),
  export_inspection: official(
    "Have an official vet examine the pet and endorse the form on a day that counts.",
  ),
  final_examination: ask(
    "Have a vet examine the pet on a day that counts, and write the day into the certificate.",
  ),
  eu_pet_passport: ask(
    "Have an authorised vet issue the passport, with the chip and the valid vaccination in it.",
  ),
  import_permit: ask("Apply for it before anything is booked, and keep until when it is valid."),
  quarantine_reservation: ask("Book the place before the flight, and keep the confirmation."),
  advance_notification: ask("Send the notice with the copies of the papers, and keep the answer."),
  border_notification: ask("Tell the border when and where the pet arrives, and keep the answer."),
  cdc_import_form: ask("Fill the form in on the CDC's page and keep the receipt that comes by e-mail."),
  cdc_facility_reservation: ask("Reserve at a registered facility of the airport of arrival."),
  pet_travel_document: ask("Apply for the document, which is free and lasts the pet's life."),
  route_booking: ask("Book the pet with the carrier in the way that the rule names."),
  screwworm_certificate: official(
    "Have an official vet examine the dog on a day that counts, and sign that it is free of screwworm.",
  ),
  owner_declaration: ask("Sign the declaration that the authority asks for, and keep a copy."),
  core_vaccines: ask("Have a vet bring the vaccinations up to date, and enter until when they are valid."),
  blood_tests: ask(
    "Have blood drawn on a day that counts and tested by a laboratory that the authority accepts.",
  ),
  internal_parasites_second: ask(
    "Have a vet treat the pet on a day that counts: product and day go into the certificate.",
  ),
  tapeworm_treatment: ask("Have a vet treat the dog in these hours, and write down product, day and hour."),
};
/** To be had at the authority itself. */
const AT_AUTHORITY: readonly RecordKind[] = [
  "import_permit",
  "quarantine_reservation",
  "advance_notification",
  "border_notification",
  "pet_travel_document",
];

const OF_ASKED: Partial<Record<NonNullable<Step["asks"]>, Guidance>> = {
  microchip: ask(
    "Have a vet implant an ISO chip (15 digits), or read the one that is there, and write down number and day.",
  ),
  vaccination: ask(
    "Have a vet vaccinate on a day that counts: product, batch, day and until when it is valid go into the certificate.",
  ),
  sample: ask(
    "Have a vet draw blood on a day that counts and send it to a laboratory that the authority accepts.",
  ),
};

/** What to do next about a step of which its destination says nothing of its own. */
export function usualGuidance(step: Step): Guidance | undefined {
  const { papers, asks, source } = step;
  const [kind] = papers;
  const ofAsked = asks && OF_ASKED[asks];
  if (ofAsked) return ofAsked;
  const office = source?.authority;
  if (kind === undefined)
    return isForSomebody(step) ? { next: "Ask the authority before anything is booked.", office } : undefined;
  const found = OF_RECORD[kind];
  return found && AT_AUTHORITY.includes(kind) ? { ...found, office } : found;
}
