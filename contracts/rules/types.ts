import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

/** ISO 3166-1 alpha-2. */
export type Country = string;

/** How far a rule can be trusted: the authority's wording read, quoted by a dated audit, told by others, common knowledge. */
export const CONFIDENCES = ["official", "quoted", "secondary", "general"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export type Source = {
  readonly name: string;
  /** The day the rule was last held against it. */
  readonly verifiedOn: CalendarDate;
  readonly confidence: Confidence;
  /** Sources conflict, or the authority changes it often. */
  readonly isVolatile?: boolean | undefined;
};

/** A length of civil time. Months are calendar months, clamped to the month's end. */
export type Span = { readonly days: number } | { readonly months: number };

/** What a rule counts to: the day of entry in the destination's zone, or the day of departure in the origin's. */
export const ANCHORS = ["entry", "export"] as const;
export type Anchor = (typeof ANCHORS)[number];

export const DOERS = ["vet", "official_vet", "laboratory", "owner", "company", "authority"] as const;
export type Doer = (typeof DOERS)[number];

export type Microchip = {
  readonly code: string;
  /** The day it was implanted, or first read where that is not known. */
  readonly on: CalendarDate | null;
};

export type RabiesDose = {
  readonly givenOn: CalendarDate;
  /** The last day it is valid, inclusive; a year from the dose where the paper does not say. */
  readonly validUntil?: CalendarDate | undefined;
  readonly country?: Country | undefined;
};

export type RabiesSample = {
  readonly drawnOn: CalendarDate;
  readonly receivedByLabOn?: CalendarDate | undefined;
  /** IU/ml; null while the result is awaited. */
  readonly result: number | null;
  /** The report says "less than" the result. */
  readonly isBelow?: boolean | undefined;
};

/** What has been done beside chip, rabies doses and samples: treatments, examinations, papers, notices. */
export const RECORD_KINDS = [
  "animal_health_certificate",
  "health_certificate",
  "eu_pet_passport",
  "usda_endorsement",
  "cdc_import_form",
  "cdc_us_vaccination_certification",
  "cdc_foreign_vaccination_certification",
  "cdc_facility_reservation",
  "screwworm_certificate",
  "rabies_certificate",
  "residence_certificate",
  "commercial_certificate",
  "border_notification",
  "import_permit",
  "identity_verification",
  "quarantine_reservation",
  "rnatt_declaration",
  "advance_notification",
  "export_inspection",
  "tapeworm_treatment",
  "internal_parasites_first",
  "internal_parasites_second",
  "external_parasites_start",
  "external_parasites_last",
  "lungworm_heartworm_treatment",
  "leishmania_test",
  "brucella_test",
  "leptospira_vaccine_or_test",
  "canine_influenza_course",
  "core_vaccines",
  "blood_tests",
  "final_examination",
  "owner_declaration",
  "route_booking",
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export type PetRecord = {
  readonly kind: RecordKind;
  readonly on: CalendarDate;
  /** The instant, where the clock matters; ISO text. */
  readonly at?: string | undefined;
};

export type Pet = {
  readonly species: PetType;
  readonly breed?: string | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly isEntire?: boolean | undefined;
  readonly microchips: readonly Microchip[];
  readonly rabiesDoses: readonly RabiesDose[];
  readonly samples: readonly RabiesSample[];
  readonly records: readonly PetRecord[];
};

/** Whether the owner, or somebody with their written authority, travels with the pet or within five days of it. */
export const ESCORTS = ["accompanied", "unaccompanied", "unknown"] as const;
export type Escort = (typeof ESCORTS)[number];

export const TRANSPORTS = ["air", "land", "sea"] as const;
export type Transport = (typeof TRANSPORTS)[number];

export type Journey = {
  readonly origin: Country;
  readonly transits?: readonly Country[] | undefined;
  readonly destination: Country;
  /** IATA code of the first port in the destination. */
  readonly port?: string | undefined;
  readonly departure: CalendarDate;
  readonly arrival: CalendarDate;
  /** ISO text; where it is known the hours before entry are exact. */
  readonly arrivalAt?: string | undefined;
  /** Countries the pet has been in during the last six months, the origin among them or not. */
  readonly stayedIn?: readonly Country[] | undefined;
  readonly escort: Escort;
  readonly isForSale?: boolean | undefined;
  /** Pets that travel together, this one among them; one where nobody has said. */
  readonly petCount?: number | undefined;
};

export const STEP_STATES = [
  "done",
  "due",
  "at_risk",
  "missing",
  "wrongly_timed",
  "not_needed",
  "needs_review",
] as const;
export type StepState = (typeof STEP_STATES)[number];

/** When a step must happen. Both bounds are days on which it still counts; `from`/`to` instants where hours matter. */
export type Window = {
  readonly earliest: CalendarDate | null;
  readonly latest: CalendarDate | null;
  readonly anchor: Anchor;
  /** How it was counted, in words. */
  readonly counted: string;
  readonly fromInstant?: string | undefined;
  readonly toInstant?: string | undefined;
};

/** What would mend an open step: an entry of the pet's record, or a word on the journey. */
export const STEP_ASKS = ["microchip", "vaccination", "sample", "record", "stay", "travel"] as const;
export type StepAsks = (typeof STEP_ASKS)[number];

export type Step = {
  readonly id: string;
  readonly title: string;
  readonly doer: Doer;
  readonly window: Window | null;
  readonly state: StepState;
  /** Why it is in that state, in a sentence. */
  readonly reason: string;
  /** Papers that prove it. */
  readonly papers: readonly RecordKind[];
  readonly source: Source;
  readonly asks?: StepAsks | undefined;
  /** False where the step can no longer be met for this date. */
  readonly isPossible: boolean;
  /** The first departure for which it can be met, acting from today. */
  readonly possibleFrom: CalendarDate | null;
};

export const VERDICTS = ["may_travel", "may_travel_if", "may_not_on_this_date", "needs_review"] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Assessment = {
  readonly verdict: Verdict;
  readonly steps: readonly Step[];
  /** The first departure for which every step can be met, acting from today; null where it cannot be told. */
  readonly earliestDeparture: CalendarDate | null;
  /** The steps that set it, the longest chain first. */
  readonly settingSteps: readonly string[];
  /** Steps that rest on uncertain rules or need a person's eye. */
  readonly toReview: readonly string[];
};
