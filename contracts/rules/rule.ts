import type { CalendarDate } from "#contracts/core/dates-shapes.ts";
import type { PetType } from "#contracts/workspaces/shapes.ts";

import type { BreedLaw } from "./breeds/law.ts";
import type { AnyOf, CountryListName } from "./countries.ts";
import type { RecordKind } from "./record-kinds.ts";
import type { Anchor, Country, Doer, Guidance, LeadTime, Source, Span, Transport } from "./types.ts";

/** Three at most, so that no list of an authority passes for them. */
type Few = readonly [Country] | readonly [Country, Country] | readonly [Country, Country, Country];

/** Whom and which journeys a rule is for. Every condition that is given must hold. */
export type Applies = {
  readonly species: readonly PetType[];
  /** The origin against a list, or several that count as one. */
  readonly origin?: { readonly list: AnyOf; readonly is: "on" | "off" };
  /** The origin, every transit and every country of the last six months against a list. */
  readonly anyStay?: { readonly list: CountryListName; readonly is: "on" | "off" };
  /** The origin and every country the pet lived in during the last six months stand on the list. */
  readonly everyStay?: CountryListName;
  /** The origin, or a country the pet lived in during the last six months, does not. */
  readonly someStayOff?: CountryListName;
  /** Countries that the rule itself names; what an authority lists is asked for by `origin`, which knows its doubts. */
  readonly fromCountries?: Few;
  readonly notFromCountries?: Few;
  /** From there it is asked for; of a stay there in the last six months the authority does not say it, so a person asks. */
  readonly fromOrAfter?: Few;
  /** How the border is crossed; a question while nobody has said. */
  readonly transport?: readonly Transport[];
  readonly isAssistanceAnimal?: boolean;
  /**
   * Unaccompanied, for sale, or more than five together. Where nobody has said who travels it is a question, unless
   * `ifUnknown` answers because another step of the destination asks already.
   */
  readonly commercial?: { readonly is: boolean; readonly ifUnknown?: "yes" | "no" };
  /** IATA codes of ports of arrival; a port that is not known is none of them. */
  readonly ports?: readonly string[];
  /** More pets than this travel together. */
  readonly petsAbove?: number;
  readonly isEntire?: boolean;
  /** At least this old at the anchor. */
  readonly fromAge?: { readonly span: Span; readonly anchor: Anchor };
  /** Younger than this at the anchor. */
  readonly belowAge?: { readonly span: Span; readonly anchor: Anchor };
};

/** The chain of chip, rabies doses and blood sample, each counted from the one before. */
export type RabiesChain = {
  readonly kind: "rabies-chain";
  readonly anchor: Anchor;
  readonly chip: {
    /** `or_reader`: another chip does if its reader travels with the pet. */
    readonly iso: "required" | "or_reader" | "any";
    /** `asked`: the authority does not say whether a dose from before the chip counts, so a person asks it. */
    readonly beforeDose: boolean | "asked";
    /** Numbers that begin so are taken for none. */
    readonly refuses?: readonly string[];
    /** A clearly readable tattoo does in its place if it is proven to be from before this day. */
    readonly tattooBefore?: CalendarDate;
  };
  readonly dose: {
    readonly minAge?: Span;
    /** From a primary dose to the anchor; a booster in time waits for nothing. */
    readonly wait: Span;
    /** The last dose may lie at most this long back, whatever it says itself. */
    readonly maxAge?: Span;
    /** It is valid until then, where that is another day than the one from which the wait is counted. */
    readonly lastsTo?: Anchor;
    /** A first dose from the USA counts for a year, whatever it says itself. */
    readonly isUsFirstDoseAYear?: boolean;
    readonly refusesLive?: boolean;
    /** Doses from elsewhere do not count. */
    readonly givenIn?: Country;
    /** From the last dose to the anchor, whatever came before it. */
    readonly sinceLast?: Span;
  };
  readonly secondDose?: { readonly after: Span };
  readonly sample?: {
    /** From the dose that counts (the second where there are two) to the draw. */
    readonly after: Span;
    /** To the anchor, or to the issue of the certificate; all must hold. */
    readonly waits: readonly Wait[];
    /** The certificates to whose issue is counted. Without one on record it is taken to be issued on the day of departure. */
    readonly certificates?: readonly RecordKind[];
    /** The anchor may lie at most this long after the draw. */
    readonly maxAge?: Span;
    /** One that is drawn while another is valid goes on from it, and nothing is waited for anew. */
    readonly isRenewed?: boolean;
    /** The quarantine that takes the place of the wait: a number of days, or all that is left of it. */
    readonly shortfall?: { readonly days: number } | "rest";
    /**
     * A paper in which the sample was written before the pet went to a country that asks for it, drawn in a country of
     * the list: then nothing is waited for.
     */
    readonly noWaitWith?: { readonly record: RecordKind; readonly drawnIn: CountryListName };
  };
  /** Only the chip is asked for; no dose is. */
  readonly isChipOnly?: boolean;
  /** Doses count without a chip, and none is asked for. */
  readonly isDoseOnly?: boolean;
  readonly titles: {
    readonly chip: string;
    readonly dose: string;
    readonly second?: string;
    readonly sample?: string;
  };
  readonly ids: {
    readonly chip: string;
    readonly dose: string;
    readonly second?: string;
    readonly sample?: string;
  };
  readonly sources?: {
    readonly chip?: Source;
    readonly dose?: Source;
    readonly second?: Source;
    readonly sample?: Source;
  };
};

export type Wait = {
  readonly from: "draw" | "lab";
  readonly span: Span;
  readonly to?: "anchor" | "issue";
};

/** A paper that does in place of another, and for whom. */
export type Instead = {
  readonly record: RecordKind;
  readonly issuedIn?: CountryListName;
  /** The countries themselves, where no list is one. */
  readonly issuedInOneOf?: Few;
  /** Only to who comes from there. */
  readonly from?: CountryListName;
  /** From its issue, which is then not asked to be in time for the other's window. */
  readonly within?: Span;
  /** Where its owner lives. */
  readonly residentIn?: CountryListName;
  /** Where the dose was given that is written in it; it must be valid still. */
  readonly doseGivenIn?: CountryListName;
};

/** Something that must happen in a window before the anchor: at most `within` and at least `before`. */
export type EventRule = {
  readonly kind: "event";
  readonly record: RecordKind;
  readonly anchor: Anchor;
  /** Counted to the issue of this paper in place of the anchor; and how long that one serves before the anchor. */
  readonly countedTo?: { readonly record: RecordKind; readonly within: Span };
  readonly within?: Span;
  /** `within` grows by the days of a journey by sea. */
  readonly isLongerAtSea?: boolean;
  readonly before?: Span;
  /** One that is said to be issued elsewhere is not the paper that is asked for. */
  readonly countsFrom?: CountryListName;
  /** How long it takes to get, acting today. What others issue and nobody tells the time of is asked for by its kind. */
  readonly lead?: LeadTime;
  readonly instead?: readonly Instead[];
  /** The countries it is issued in, before the pet leaves them: once it has left, there is no way to have it. */
  readonly issuedIn?: readonly Country[];
  /** It names the country of departure, and serves from there alone. */
  readonly namesOrigin?: boolean;
  /** It prints until when it is valid, and that is asked for. */
  readonly printsUntil?: boolean;
  /** What it certifies: a first dose so long before its issue, or a sample; and it serves while that dose is valid. */
  readonly certifies?: {
    readonly chain: RabiesChain;
    readonly doseBefore?: Span;
    readonly isForDose?: boolean;
    readonly isForSample?: boolean;
  };
  /** At least so long after another record. */
  readonly after?: { readonly record: RecordKind; readonly span: Span };
  /** How long it serves from its issue for the way onward or back, unless the rabies cover ends before. */
  readonly serves?: Span;
};

/** The pet's identity, verified by an official vet before the sample that counts is drawn. */
export type IdentityRule = {
  readonly kind: "identity";
  /** Whose sample. */
  readonly chain: RabiesChain;
  /** On the day of the draw does as well; else it is to be at another visit. */
  readonly isSameDayEnough: boolean;
  /** To export. */
  readonly before?: Span;
  /** A sample that is drawn less than this before export asks for a second check before it. */
  readonly secondIfDrawnWithin?: Span;
  /** Where it may be left out and only lengthens the quarantine, in days. */
  readonly quarantine?: {
    readonly id: string;
    readonly title: string;
    readonly verified: number;
    readonly unverified: number;
  };
};

/** A treatment counted in hours before entry; with dates alone the bounds depend on the clock. */
export type HoursRule = {
  readonly kind: "hours";
  readonly record: RecordKind;
  readonly least: number;
  readonly most: number;
};

export type AgeRule = { readonly kind: "age"; readonly least: Span; readonly anchor: Anchor };
/** Where breeds stand with the destination. */
export type BreedRule = { readonly kind: "breed"; readonly law: BreedLaw };
/** In countries of the list or lists, or in the country of origin alone; or since birth. */
export type ResidenceRule = {
  readonly kind: "residence";
  readonly list?: AnyOf;
  /** What a country of the list is called; an approved one where nothing is said. */
  readonly named?: string;
  /** Countries beside them that break no stay, such as the destination itself. */
  readonly also?: readonly Country[];
  readonly least: Span;
  /** Before it is full a quarantine of as many days takes the place of what is left; and which other way there is. */
  readonly shortfall?: { readonly orElse: string };
};
/** Where a pet may come from directly; and the way that is open to others. */
export type OriginRule = {
  readonly kind: "origin";
  readonly list: CountryListName;
  readonly otherwise: string;
};
/** Nothing is asked for, and that is said. */
export type NothingRule = { readonly kind: "nothing"; readonly says: string };
/** Which of an authority's categories the origin stands in, or, `isOfStays`, every country of the last six months. */
export type CategoryRule = {
  readonly kind: "category";
  /** What each list is called; the first on which it stands is told. */
  readonly of: readonly { readonly list: CountryListName; readonly name: string }[];
  /** What holds of a country that stands on none of them. */
  readonly otherwise: string;
  readonly isOfStays?: boolean;
};
export type PortRule = { readonly kind: "port"; readonly allowed: readonly string[] };
export type EscortRule = { readonly kind: "escort" };
/** Nothing that can be computed: a person looks. */
export type ReviewRule = { readonly kind: "review"; readonly hint: string };

export type Requirement =
  | RabiesChain
  | EventRule
  | IdentityRule
  | HoursRule
  | AgeRule
  | BreedRule
  | ResidenceRule
  | PortRule
  | EscortRule
  | OriginRule
  | CategoryRule
  | NothingRule
  | ReviewRule;

export type Rule = {
  readonly id: string;
  readonly title: string;
  readonly doer: Doer;
  /** The days of arrival it is in force for, inclusive. */
  readonly inForce: { readonly from: CalendarDate; readonly until?: CalendarDate };
  readonly applies: Applies;
  readonly requirement: Requirement;
  readonly source: Source;
  /** Left out of the list where it finds nothing: a bare caution, which would otherwise make every journey uncertain. */
  readonly onlyIfFound?: boolean;
  /** Rules of the same destination that ask for nothing once this one is met; it asks for nothing itself before. */
  readonly insteadOf?: readonly string[];
  /** Of several ways to the same end the engine takes the one that leads there best; the rules of a way hold together. */
  readonly way?: { readonly of: string; readonly name: string };
  readonly guidance?: Guidance;
};

export type Destination = {
  readonly countries: readonly Country[];
  readonly name: string;
  /** IANA zone in which entry is counted where the port does not tell. */
  readonly timeZone: string;
  /** What to do next about a step, by its id; a rule's own goes first. */
  readonly guidance?: Readonly<Record<string, Guidance>>;
  /** Only the outline of its rules is certain: a person looks at every journey to it. */
  readonly isOutline?: boolean;
  readonly rules: readonly Rule[];
};
