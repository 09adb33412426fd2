import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

import type { RecordKind } from "./record-kinds.ts";

/** A country, ISO 3166-1 alpha-2, or a region with rules of its own, ISO 3166-2; `places.ts` says which lies in which. */
export type Country = string;

/** One that nobody has said: it stands on no list, and what depends on it is a question for a person. */
export const UNKNOWN_COUNTRY = "ZZ";

/** What a country or a region is written as. */
export const PLACE_CODE = /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/;

/** How far a rule can be trusted: the authority's wording read, quoted by a dated audit, told by others, common knowledge. */
export const CONFIDENCES = ["official", "quoted", "secondary", "general"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

export type Source = {
  readonly name: string;
  /** Who says so, as it calls itself. */
  readonly authority: string;
  /** The page to read it on. */
  readonly url: string;
  /** Whether the link leads to the very page, or only to where the authority begins. */
  readonly leadsTo: "page" | "start";
  /** The source's own date; null where it bears none or it could not be read. */
  readonly dated: CalendarDate | null;
  /** The day the rule was last held against it. */
  readonly verifiedOn: CalendarDate;
  readonly confidence: Confidence;
  /** Sources conflict, or the authority changes it often. */
  readonly isVolatile?: boolean | undefined;
  /** Since then, by the company that uses the portal. */
  readonly review?: SourceReview | undefined;
};

/** That a person has held what the portal says against the page once more. */
export type SourceReview = {
  readonly on: CalendarDate;
  /** Null towards whoever is not signed in. */
  readonly by: string | null;
  /** What the page says otherwise; null where it says the same. */
  readonly differs: string | null;
};

/** How long it takes until a paper that somebody else issues is at hand, and who says so. */
export type LeadTime = { readonly days: number; readonly saidBy: string };

/** What to do next about a step, for whoever has to. */
export type Guidance = {
  readonly next: string;
  readonly form?: string | undefined;
  readonly office?: string | undefined;
  readonly mustShow?: string | undefined;
  /** As the authority publishes it, with its date. */
  readonly fee?: string | undefined;
};

/** A length of civil time. Months are calendar months, clamped to the month's end; the days beside them come after. */
export type Span = { readonly days: number } | { readonly months: number; readonly days?: number };

/** What a rule counts to: the day of entry in the destination's zone, or the day of departure in the origin's. */
export const ANCHORS = ["entry", "export"] as const;
export type Anchor = (typeof ANCHORS)[number];

export const DOERS = ["vet", "official_vet", "laboratory", "owner", "company", "authority"] as const;
export type Doer = (typeof DOERS)[number];

/**
 * Had, or only planned. What is dated after today is planned, whatever is said of it; what is planned for a day that
 * has passed was not done until somebody says so.
 */
type Told = { readonly isPlanned?: boolean | undefined };

export const CHIP_STANDARDS = ["iso", "other"] as const;
/** `own_reader`: it answers to a reader that travels with the pet. */
export const CHIP_READABILITIES = ["readable", "own_reader", "unreadable"] as const;

export type Microchip = Told & {
  readonly code: string;
  /** The day it was implanted; null where nobody knows. */
  readonly on: CalendarDate | null;
  /** The first day for which a paper shows that it was read. */
  readonly readOn?: CalendarDate | undefined;
  /** As its number tells, where nobody has said. */
  readonly standard?: (typeof CHIP_STANDARDS)[number] | undefined;
  readonly readability?: (typeof CHIP_READABILITIES)[number] | undefined;
};

/** Older than microchips; it does in place of one where an authority says so. */
export type Tattoo = {
  /** What it reads. */
  readonly code: string;
  /** The day it was made; null where nobody knows. */
  readonly on: CalendarDate | null;
  /** Somebody has looked, and it can be read clearly. */
  readonly isLegible: boolean;
};

export const VACCINE_TYPES = ["inactivated", "recombinant", "live"] as const;

export type RabiesDose = Told & {
  readonly givenOn: CalendarDate;
  /** The last day it is valid, inclusive; a year from the dose where the paper does not say. */
  readonly validUntil?: CalendarDate | undefined;
  /** Where it was given. */
  readonly country?: Country | undefined;
  readonly product?: string | undefined;
  readonly vaccineType?: (typeof VACCINE_TYPES)[number] | undefined;
  /** How many doses its first course has; one where nobody has said. */
  readonly courseDoses?: number | undefined;
};

export type RabiesSample = Told & {
  readonly drawnOn: CalendarDate;
  readonly receivedByLabOn?: CalendarDate | undefined;
  /** IU/ml; null while the result is awaited. */
  readonly result: number | null;
  /** The report says "less than" the result. */
  readonly isBelow?: boolean | undefined;
  /** Where it was drawn. */
  readonly country?: Country | undefined;
};

export type PetRecord = Told & {
  readonly kind: RecordKind;
  readonly on: CalendarDate;
  /** The instant, where the clock matters; ISO text. */
  readonly at?: string | undefined;
  /** The last day it is valid, as it says itself, inclusive. */
  readonly until?: CalendarDate | undefined;
  /** Where it was issued; of a receipt of the CDC, the country of departure that it names. */
  readonly country?: Country | undefined;
  /** A test found what it looked for. */
  readonly isPositive?: boolean | undefined;
};

export type Pet = {
  readonly species: PetType;
  readonly breed?: string | undefined;
  readonly birthDate?: CalendarDate | undefined;
  readonly isEntire?: boolean | undefined;
  /** Trained to assist its owner, by an organisation that says so. */
  readonly isAssistanceAnimal?: boolean | undefined;
  readonly microchips: readonly Microchip[];
  readonly tattoos?: readonly Tattoo[] | undefined;
  readonly rabiesDoses: readonly RabiesDose[];
  readonly samples: readonly RabiesSample[];
  readonly records: readonly PetRecord[];
};

/** Whether the owner, or somebody with their written authority, travels with the pet or within five days of it. */
export const ESCORTS = ["accompanied", "unaccompanied", "unknown"] as const;
export type Escort = (typeof ESCORTS)[number];

export const TRANSPORTS = ["air", "land", "sea"] as const;
export type Transport = (typeof TRANSPORTS)[number];

/** Where the pet has lived, and when; `to` is null while it is still there. */
export type Stay = {
  readonly country: Country;
  readonly from: CalendarDate;
  readonly to: CalendarDate | null;
};

export type Journey = {
  readonly origin: Country;
  readonly transits?: readonly Country[] | undefined;
  readonly destination: Country;
  /** How it crosses the border of the destination. */
  readonly transport?: Transport | undefined;
  /** Where it does so: the IATA code of the first airport there, or the UN/LOCODE of the harbour or crossing. */
  readonly port?: string | undefined;
  readonly departure: CalendarDate;
  readonly arrival: CalendarDate;
  /** ISO text; where it is known the hours before entry are exact. */
  readonly arrivalAt?: string | undefined;
  /** ISO text, the instant of asking; where it is known, an hour that has passed is gone and one to come is planned. */
  readonly askedAt?: string | undefined;
  /** All that is known of where the pet has lived; undefined while nobody has said, which is a question where a rule asks. */
  readonly stays?: readonly Stay[] | undefined;
  /** Where its owner lives. */
  readonly ownerResidence?: Country | undefined;
  readonly escort: Escort;
  readonly isForSale?: boolean | undefined;
  /** Pets that travel together, this one among them; one where nobody has said. */
  readonly petCount?: number | undefined;
};

/** `planned`: all is well if what is planned happens as planned. */
export const STEP_STATES = [
  "done",
  "planned",
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

/** What would mend an open step: an entry of the pet's record, a word on the journey or on the pet itself. */
export const STEP_ASKS = ["microchip", "vaccination", "sample", "record", "stay", "travel", "pet"] as const;
export type StepAsks = (typeof STEP_ASKS)[number];

/** What the rules may have to hear. Only what a rule of the journey needs is asked for. */
export const FACTS_ASKED = [
  "microchip",
  "chip_read_on",
  "tattoo",
  "rabies_doses",
  "samples",
  "stays",
  "breed",
  "birth_date",
  "neutered",
  "transport",
  "port",
  "stops",
  "owner_residence",
  "escort",
  "arrival_time",
] as const;
export type FactAsked = (typeof FACTS_ASKED)[number];

/** A record that a step was judged by. */
export type Evidence = {
  readonly kind: "microchip" | "tattoo" | "vaccination" | "sample" | "stay" | RecordKind;
  /** A microchip's number, what a tattoo reads, or the country of a stay. */
  readonly name?: string | undefined;
  readonly on: CalendarDate | null;
  readonly isPlanned: boolean;
};

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
  /** Null where no rule asks for it, but the lack of one. */
  readonly source: Source | null;
  /** The records it was judged by, of all that are on record; in the order in which they follow from one another. */
  readonly evidence?: readonly Evidence[] | undefined;
  readonly guidance?: Guidance | undefined;
  /** Of what somebody else issues: how long that takes; null where nobody says. */
  readonly lead?: LeadTime | null | undefined;
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
  /** False where the product holds no rules that answer for this pet and journey; then no date is told either. */
  readonly hasRules: boolean;
  /** The first departure for which every step can be met, acting from today; null where none is found or told. */
  readonly earliestDeparture: CalendarDate | null;
  /** The steps that set it, the longest chain first. */
  readonly settingSteps: readonly string[];
  /** Steps whose papers others issue, in a time that nobody tells: the earliest departure holds if they are at hand by then. */
  readonly earliestIfAtHand: readonly string[];
  /** Steps that rest on uncertain rules or need a person's eye. */
  readonly toReview: readonly string[];
  /** Steps that are met only if what is planned happens. */
  readonly planned: readonly string[];
  /** The facts that a rule of this journey needs, and whether each is known. */
  readonly asked: readonly { readonly fact: FactAsked; readonly isKnown: boolean }[];
};
