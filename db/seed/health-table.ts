import type { Disease, EntryKind } from "#contracts/health/terms.ts";
import type { RecordKind } from "#contracts/rules/record-kinds.ts";
import type { Escort } from "#contracts/rules/types.ts";

import type { PetKey } from "./client-table.ts";

/** An entry of a health record; days are counted from the day of seeding, as everywhere in the seed. */
export type EntryRow = {
  kind: EntryKind;
  on: number;
  until?: number;
  disease?: Disease;
  product?: string;
  batch?: string;
  country?: string;
  laboratory?: string;
  received?: number;
  result?: number;
  record?: RecordKind;
  /** The owner has said so and nobody has looked yet. */
  isTold?: true;
};

const chip = (on: number): EntryRow => ({ kind: "microchip", on });
const rabies = (on: number, years: 1 | 3, country: string, batch: string): EntryRow => ({
  kind: "vaccination",
  disease: "rabies",
  product: "Nobivac Rabies",
  batch,
  country,
  on,
  until: on + years * 365,
});
const sample = (on: number, result: number): EntryRow => ({
  kind: "sample",
  laboratory: "Kansas State University",
  on,
  received: on + 5,
  result,
});
const done = (record: RecordKind, on: number): EntryRow => ({ kind: "record", record, on });
const told = (row: EntryRow): EntryRow => ({ ...row, isTold: true });

/** What is known of the pets whose journeys are under way; whose record is empty stands at its beginning. */
// oxfmt-ignore
export const HEALTH: Partial<Record<PetKey, readonly EntryRow[]>> = {
  bella: [chip(-1_200), rabies(-310, 3, "GB", "A482B01"), told(done("cdc_import_form", -1))],
  sakura: [chip(-980), told(rabies(-150, 1, "JP", "KM-2207"))],
  mruczek: [chip(-2_000), rabies(-90, 1, "DE", "R51127")],
  simsim: [chip(-600), told(rabies(-260, 1, "AE", "D3318"))],
  bori: [chip(-900), rabies(-240, 1, "US", "118 442"), done("identity_verification", -205), sample(-198, 2.4), done("rnatt_declaration", -170), done("import_permit", -60), done("quarantine_reservation", -50), { kind: "stay", country: "US", on: -900 }],
  max: [chip(-640), rabies(-220, 1, "GB", "A501C77")],
  athina: [chip(-2_600), rabies(-120, 3, "US", "17 20 93")],
  rocky: [chip(-1_500), rabies(-180, 1, "AE", "D4471"), done("tapeworm_treatment", -3), done("animal_health_certificate", -4), done("route_booking", -30)],
  baron: [chip(-2_100), rabies(-340, 1, "DE", "R50916"), done("route_booking", -10)],
  chai: [chip(-700), rabies(-30, 1, "AE", "D5120")],
  khaopan: [told(chip(-400)), { kind: "stay", country: "TH", on: -700 }],
};

/** Who travels with the pet, where that is known. */
export const ESCORT_OF: Partial<Record<PetKey, Escort>> = {
  bella: "accompanied",
  mruczek: "accompanied",
  athina: "accompanied",
  rocky: "accompanied",
  baron: "accompanied",
  bori: "unaccompanied",
  max: "unaccompanied",
};
